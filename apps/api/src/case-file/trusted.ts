import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const endings = ['.cer', '.crt', '.der', '.pem'];

/** Every certificate file of a folder: what the operator trusts besides what is built in. */
export async function certificatesIn(folder: string | null): Promise<{ name: string; bytes: Buffer }[]> {
  if (!folder) return [];
  const names = (await readdir(folder)).filter((name) => endings.includes(extname(name)));
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}
