import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies the keys that the product made for development, so that the next product of this process need not make them. */
export async function copyKeys(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.pem'));
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))));
}
