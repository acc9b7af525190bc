/** The parts of a letter that the inbox shows. */
export interface Letter {
  subject: string;
  text: string;
  /** Its HTML part, the pictures that came along in it. */
  html?: string;
}

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`, the space between two of them belonging to neither. */
function decodeWords(text: string): string {
  const parts: (Buffer | string)[] = [];
  let rest = text;
  for (;;) {
    const word = /=\?utf-8\?([QB])\?([^?]*)\?=/i.exec(rest);
    if (!word) break;
    const before = rest.slice(0, word.index);
    if (before.trim() !== '' || parts.length === 0) parts.push(before);
    const [whole, kind, value = ''] = word;
    parts.push(
      kind?.toUpperCase() === 'B'
        ? Buffer.from(value, 'base64')
        : fromQuotedPrintable(value.replaceAll('_', ' ')),
    );
    rest = rest.slice(word.index + whole.length);
  }
  return Buffer.concat([...parts, rest].map((part) => Buffer.from(part))).toString();
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

function partOf(raw: string): Part {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const lines = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => /^([^:\s]+):\s*(.*)$/.exec(line));
  const headers = new Map(
    lines.flatMap((line) => (line ? [[(line[1] ?? '').toLowerCase(), line[2] ?? '']] : [])),
  );
  return { headers, body: end ? raw.slice(end.index + end[0].length) : '' };
}

/** The parts of a letter that hold no parts themselves. */
function leaves(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [part];
  const inside = part.body.split(`--${boundary}`).slice(1, -1);
  return inside.flatMap((one) => leaves(partOf(one.replace(/^\r?\n/, ''))));
}

function bytesOf({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : Buffer.from(body, 'latin1');
}

const typeOf = ({ headers }: Part): string =>
  (headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';

/** The HTML with the pictures that came along in it, so that it can be shown by itself. */
function withPictures(html: string, parts: readonly Part[]): string {
  const pictures = new Map(
    parts
      .filter((part) => /^image\/(?:png|jpeg|gif)$/.test(typeOf(part)))
      .map((part) => [
        (part.headers.get('content-id') ?? '').replace(/^<|>$/g, ''),
        `data:${typeOf(part)};base64,${bytesOf(part).toString('base64')}`,
      ]),
  );
  return html.replace(/cid:([\w.@-]+)/g, (whole, id: string) => pictures.get(id) ?? whole);
}

/** Reads a letter as it came over SMTP; null when it holds no plain text. */
export function readMail(raw: Buffer): Letter | null {
  const whole = partOf(raw.toString('latin1'));
  const parts = leaves(whole);
  const text = parts.find((part) => typeOf(part) === 'text/plain');
  const html = parts.find((part) => typeOf(part) === 'text/html');
  if (!text) return null;
  return {
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: bytesOf(text).toString().replace(/\r\n/g, '\n').trimEnd(),
    ...(html ? { html: withPictures(bytesOf(html).toString(), parts) } : {}),
  };
}
