import type { Sms } from '../port.ts';

interface GupshupSettings {
  url: string;
  user: string;
  password: string;
  /** The sender's id as a registered principal entity. */
  entity: string;
  /** The header this account sends under; null for the one that stands beside each text. */
  header: string | null;
}

const patience = 10_000;
/** What a phone shows without Unicode: anything else goes as `Unicode_text`. */
const plain = /^[\x20-\x7e\n]*$/;

interface GupshupReply {
  response?: { id?: unknown; status?: unknown };
}

/** Gupshup's enterprise SMS API. The credentials go in the body: addresses are written to logs. */
export function gupshup({ url, user, password, entity, header }: GupshupSettings): Sms {
  return {
    async send(message) {
      const reply = await fetch(`${url}/GatewayAPI/rest`, {
        method: 'POST',
        body: new URLSearchParams({
          method: 'SendMessage',
          send_to: `91${message.to}`,
          msg: message.text,
          msg_type: plain.test(message.text) ? 'TEXT' : 'Unicode_text',
          userid: user,
          password,
          auth_scheme: 'plain',
          v: '1.1',
          format: 'json',
          mask: header ?? message.header,
          principalEntityId: entity,
          dltTemplateId: message.templateId,
        }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      }).catch((error: Error) => {
        throw new Error(`The SMS gateway did not answer (${error.name}).`);
      });
      const text = await reply.text().catch(() => '');
      if (!reply.ok) throw new Error(`The SMS gateway answered HTTP ${reply.status}.`);
      const { id, status } = read(text);
      // Its details repeat the number: only its own code goes on.
      if (status !== 'success') throw new Error(`The SMS gateway refused the message${codeOf(id)}.`);
    },
  };
}

const codeOf = (id: unknown): string =>
  typeof id === 'string' && /^\d{1,4}$/.test(id) ? ` (error ${id})` : '';

function read(text: string): { id?: unknown; status?: unknown } {
  try {
    return (JSON.parse(text) as GupshupReply | null)?.response ?? {};
  } catch {
    throw new Error('The SMS gateway sent an unreadable answer.');
  }
}
