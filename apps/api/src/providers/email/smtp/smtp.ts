import { type Email, logoCid } from '../port.ts';

interface SmtpSettings {
  /** `smtp://` (with STARTTLS, demanded of every host but this machine) or `smtps://`, with user and password if any. */
  url: string;
  from: string;
}

const patience = 10_000;
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** What went wrong, without what the server wrote: that repeats the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode === 'number') return `answered ${responseCode}`;
  return `did not answer (${typeof code === 'string' ? code : 'unknown'})`;
}

/** A picture that is part of the text, not a file to save. */
const logoPart = (png: Uint8Array) => ({
  cid: logoCid,
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: Buffer.from(png),
});

/** E-mail through an SMTP server. */
export function smtp({ url, from }: SmtpSettings): Email {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const here = loopback.has(hostname);
  const settings = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(secure ? {} : here ? { ignoreTLS: true } : { requireTLS: true }),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let opened: Promise<{ sendMail(letter: object): Promise<unknown> }> | null = null;
  // By the first letter: a start is the quicker for it.
  const transport = () => {
    opened ??= import('nodemailer').then(({ createTransport }) => createTransport(settings));
    return opened;
  };
  return {
    async send({ to, subject, text, html, logo }) {
      const letter = { from, to: { name: '', address: to }, subject, text, ...(html ? { html } : {}) };
      const attachments = logo ? [logoPart(logo)] : [];
      await (await transport()).sendMail({ ...letter, attachments }).catch((error) => {
        throw new Error(`The mail server ${reasonOf(error)}.`);
      });
    },
  };
}
