import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { writePrivate } from './open-database.ts';

interface Wanted {
  /** The operator's PEM file; null when they named none. */
  given: string | null;
  /** The setting that names it. */
  setting: string;
  /** Where one of our own is kept, in the data folder. */
  file: string;
}

/** An RSA key that signs what we send: the operator's, or one made once and kept, outside production. Throws naming the setting. */
export async function storedKey(
  { dataDir, production, sandbox }: Config,
  { given, setting, file }: Wanted,
): Promise<KeyObject> {
  const path = given ?? join(dataDir, file);
  const stored = await readFile(path, 'utf8').catch(() => null);
  if (stored) return createPrivateKey(stored);
  if (given || (production && sandbox === null))
    throw new Error(`Settings: ${setting} must name a PEM file with an RSA private key.`);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await mkdir(dataDir, { recursive: true });
  await writePrivate(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  return privateKey;
}
