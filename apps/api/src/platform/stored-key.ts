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
  /** RSA unless named. */
  kind?: KeyKind;
}

const kinds = {
  rsa: { name: 'RSA', make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }) },
  ed25519: { name: 'Ed25519', make: () => generateKeyPairSync('ed25519') },
} as const;
type KeyKind = keyof typeof kinds;

/** A key that signs what we send: the operator's, or one made once and kept, outside production. Throws naming the setting. */
export async function storedKey(
  { dataDir, production, sandbox }: Pick<Config, 'dataDir' | 'production' | 'sandbox'>,
  { given, setting, file, kind = 'rsa' }: Wanted,
): Promise<KeyObject> {
  const path = given ?? join(dataDir, file);
  const stored = await readFile(path, 'utf8').catch(() => null);
  if (stored) {
    const key = createPrivateKey(stored);
    if (key.asymmetricKeyType !== kind)
      throw new Error(`Settings: ${setting} is no ${kinds[kind].name} key.`);
    return key;
  }
  if (given || (production && sandbox === null))
    throw new Error(`Settings: ${setting} must name a PEM file with an ${kinds[kind].name} private key.`);
  const { privateKey } = kinds[kind].make();
  await mkdir(dataDir, { recursive: true });
  await writePrivate(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  return privateKey;
}
