/** The parts of a letter that the inbox shows. */
export interface Letter {
  subject: string;
  text: string;
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

/** The first plain text in a part or in the parts inside it. */
function plainText({ headers, body }: Part): string | null {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    const inside = body.split(`--${boundary}`).slice(1, -1);
    for (const one of inside) {
      const text = plainText(partOf(one.replace(/^\r?\n/, '')));
      if (text !== null) return text;
    }
    return null;
  }
  if (!/^text\/plain/i.test(type)) return null;
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body).toString();
  return Buffer.from(body, 'latin1').toString();
}

/** Reads a letter as it came over SMTP; null when it holds no plain text. */
export function readMail(raw: Buffer): Letter | null {
  const part = partOf(raw.toString('latin1'));
  const text = plainText(part);
  if (text === null) return null;
  return {
    subject: decodeWords(part.headers.get('subject') ?? ''),
    text: text.replace(/\r\n/g, '\n').trimEnd(),
  };
}
