import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { world } from './world.ts';

/** A Secure QR that the sandbox signs, as the text that a scanner reads. */
export async function signedQr(person: string): Promise<string> {
  return await (await fetch(`${world.sandbox}/aadhaar/qr.txt?person=${person}`)).text();
}

export async function signedQrPicture(person: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${world.sandbox}/aadhaar/qr.png?person=${person}`)).arrayBuffer());
}

/** A Secure QR as a picture's address; with `flipped` one byte of its signature is another. */
export async function qrPictureAddress(person: string, flipped = false): Promise<string> {
  const reply = await fetch(`${world.sandbox}/aadhaar/qr?person=${person}${flipped ? '&flip=1' : ''}`);
  const { png } = (await reply.json()) as { png: string };
  return png;
}

/** The same text with one digit in its middle made another. */
export function withOneDigitChanged(qr: string): string {
  const at = Math.floor(qr.length / 2);
  return qr.slice(0, at) + ((Number(qr[at]) + 1) % 10) + qr.slice(at + 1);
}

/** The folder of cases that others made, beside the repository: CASES_DIR, else where it is kept. */
const cases = process.env.CASES_DIR ?? fileURLToPath(new URL('../../shared/cases', import.meta.url));

interface ForeignQr {
  file: string;
  text: string;
  name: string;
}

/** QR texts of real issuers whose keys are not trusted here, with the name inside each. None when the folder is absent. */
export function foreignQrs(): ForeignQr[] {
  const folder = join(cases, '01-aadhaar-qr');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.qr.txt'))
    .map((file) => {
      const expected = JSON.parse(
        readFileSync(join(folder, file.replace('.qr.txt', '.expected.json')), 'utf8'),
      );
      return { file, text: readFileSync(join(folder, file), 'utf8').trim(), name: nameIn(expected) };
    });
}

function nameIn(expected: unknown): string {
  if (typeof expected !== 'object' || expected === null) return '';
  const entries = Object.entries(expected);
  const own = entries.find(([key, value]) => key === 'name' && typeof value === 'string');
  return own ? String(own[1]) : (entries.map(([, value]) => nameIn(value)).find((name) => name !== '') ?? '');
}
