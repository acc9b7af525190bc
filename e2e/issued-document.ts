import { createHash, randomBytes } from 'node:crypto';

/** The 32 bytes that fill a password up (ISO 32000-1, 7.6.3.3). */
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const filled = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), filling]).subarray(0, 32);
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const rehashed = (start: Buffer) => Array.from({ length: 50 }).reduce<Buffer>((hash) => md5(hash), start);

/** Node's OpenSSL offers RC4 no more. */
function rc4(key: Buffer, text: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    const before = at(a);
    state[a & 255] = at(b);
    state[b & 255] = before;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return text.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}

const twentyTimes = (key: Buffer, text: Buffer) =>
  Array.from({ length: 20 }, (_, round) => key.map((byte) => byte ^ round) as Buffer).reduce(
    (sealed, roundKey) => rc4(roundKey, sealed),
    text,
  );

/** How a PDF is locked: RC4 of 128 bits, the older way, which issuers still use. */
function lockOf(password: string, id: Buffer) {
  const owner = twentyTimes(rehashed(md5(filled(`${password}-owner`))), filled(password));
  const rights = Buffer.from('fcffffff', 'hex');
  const key = rehashed(md5(filled(password), owner, rights, id));
  const user = Buffer.concat([twentyTimes(key, md5(filling, id)), Buffer.alloc(16)]);
  const sealed = (object: number, text: Buffer) =>
    rc4(md5(key, Buffer.from([object & 255, object >> 8, 0, 0, 0])), text);
  const entry = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`;
  return { entry, sealed };
}

/** A PDF of one page with one line, so many kilobytes large, locked with a password when there is one. */
export function issuedDocument(words: string, kilobytes: number, password?: string): Buffer {
  const id = randomBytes(16);
  const lock = password === undefined ? null : lockOf(password, id);
  const stream = (object: number, text: Buffer) => {
    const body = lock ? lock.sealed(object, text) : text;
    return [Buffer.from(`<< /Length ${body.length} >>\nstream\n`), body, Buffer.from('\nendstream')];
  };
  const objects: (string | Buffer[])[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(4, Buffer.from(`BT /F 18 Tf 72 720 Td (${words}) Tj ET`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream(6, randomBytes(kilobytes * 1024)),
    ...(lock ? [lock.entry] : []),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const starts: number[] = [];
  const add = (...more: Buffer[]) => parts.push(...more);
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, body] of objects.entries()) {
    starts.push(length());
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(...(typeof body === 'string' ? [Buffer.from(body)] : body), Buffer.from('\nendobj\n'));
  }
  const table = length();
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const hex = id.toString('hex');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<${hex}> <${hex}>]${lock ? ` /Encrypt ${objects.length} 0 R` : ''} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
