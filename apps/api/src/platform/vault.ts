import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database, Queryable } from './database.ts';
import { writePrivate } from './open-database.ts';
import { sql } from './sql.ts';

const algorithm = 'aes-256-gcm';

/** AES-256-GCM: 12 random bytes, 16 bytes of tag, the cipher text. `about` binds the bytes to their place. */
function sealWith(key: KeyObject, plain: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const sealed = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Opens what `sealWith` sealed. Throws when a byte, the key or the place differs. */
function openWith(key: KeyObject, sealed: Uint8Array, about: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(12, 28));
  const plain = decipher.update(bytes.subarray(28));
  // In this mode all comes with `update`; `final` is what refuses a changed byte.
  decipher.final();
  return plain;
}

/** Seals and opens what belongs to one lender. `about` names the row, so that sealed bytes cannot be moved to another. */
export interface LenderVault {
  seal(plain: Uint8Array | string, about: string): Buffer;
  open(sealed: Uint8Array, about: string): Buffer;
  sealJson(value: unknown, about: string): Buffer;
  openJson<T>(sealed: Uint8Array, about: string): T;
}

/** A lender's data key as it is stored, and the id of the key that wraps it. */
export interface WrappedKey {
  wrapped: Uint8Array;
  wrappedBy: string;
}

export interface Vault {
  /** The vault of a lender; its data key is unwrapped once and kept in memory. */
  of(lender: string, db: Queryable): Promise<LenderVault>;
  /** A fresh data key, wrapped, for a new lender. */
  newDataKey(): WrappedKey;
  /** The same data key, wrapped by the key that is configured now; null when it is already. Throws when no key opens it. */
  rewrap(key: WrappedKey): WrappedKey | null;
  /** Keyed hash for looking a value up without storing it. `kind` keeps a mobile's hash apart from a PAN's. */
  lookup(kind: string, value: string): Buffer;
  /** The key that signs tokens. */
  tokenKey: Buffer;
}

export interface VaultKeys {
  keyEncryption: Buffer;
  /** While it is exchanged, the one before it or the next. */
  otherKeyEncryption?: Buffer;
  lookup: Buffer;
  token: Buffer;
}

/** The product's vault from its three root keys. */
export function vaultOf(keys: VaultKeys): Vault {
  const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 12);
  const keyId = idOf(keys.keyEncryption);
  const wrapping = new Map(
    [keys.otherKeyEncryption ?? [], keys.keyEncryption]
      .flat()
      .map((key) => [idOf(key), createSecretKey(key)]),
  );
  const wrap = (dataKey: Uint8Array): WrappedKey => ({
    wrapped: sealWith(wrapping.get(keyId) as KeyObject, dataKey, 'data key'),
    wrappedBy: keyId,
  });
  const unwrap = ({ wrapped, wrappedBy }: WrappedKey): Buffer => {
    const key = wrapping.get(wrappedBy);
    if (!key)
      throw new Error(
        `A lender's key was wrapped by key ${wrappedBy}, which is not configured. Set KEY_ENCRYPTION_KEY_OTHER to it.`,
      );
    return openWith(key, wrapped, 'data key');
  };
  const opened = new Map<string, LenderVault>();
  return {
    tokenKey: keys.token,
    lookup: (kind, value) => createHmac('sha256', keys.lookup).update(`${kind}\u0000${value}`).digest(),
    newDataKey: () => wrap(randomBytes(32)),
    rewrap: (key) => (key.wrappedBy === keyId ? null : wrap(unwrap(key))),
    async of(lender, db) {
      const known = opened.get(lender);
      if (known) return known;
      const [row] = await db.query<{ data_key: Uint8Array; data_key_wrapped_by: string }>(
        sql`select * from find_data_key(${lender})`,
      );
      if (!row) throw new Error('No such lender.');
      const key = createSecretKey(unwrap({ wrapped: row.data_key, wrappedBy: row.data_key_wrapped_by }));
      const vault: LenderVault = {
        seal: (plain, about) => sealWith(key, typeof plain === 'string' ? Buffer.from(plain) : plain, about),
        open: (sealed, about) => openWith(key, sealed, about),
        sealJson: (value, about) => sealWith(key, Buffer.from(JSON.stringify(value)), about),
        openJson: <T>(sealed: Uint8Array, about: string) =>
          JSON.parse(openWith(key, sealed, about).toString()) as T,
      };
      opened.set(lender, vault);
      return vault;
    },
  };
}

/**
 * Opens every lender's data key, so that a process with a wrong key does not start. Throws Error naming the setting and
 * the lender.
 */
export async function openDataKeys(vault: Vault, db: Database): Promise<void> {
  const lenders = await db.query<{ id: string; code: string }>(sql`select id, code from list_lenders()`);
  for (const { id, code } of lenders)
    await vault.of(id, db).catch((error: Error) => {
      throw new Error(`Settings: KEY_ENCRYPTION_KEY does not open the data of ${code}. ${error.message}`);
    });
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/**
 * The root keys from the configuration; outside production, missing ones are made once and kept in the data
 * folder. Throws in production, naming the setting, when one is missing or not 32 bytes.
 */
export async function rootKeys(config: Config): Promise<VaultKeys> {
  const settings = { keyEncryption: 'KEY_ENCRYPTION_KEY', lookup: 'LOOKUP_KEY', token: 'TOKEN_KEY' } as const;
  const path = join(config.dataDir, 'development-keys.json');
  const missing = Object.entries(settings).filter(([name]) => !config.keys[name as keyof typeof settings]);
  let made: Record<string, string> = {};
  if (missing.length > 0) {
    if (config.production && config.sandbox === null)
      throw new Error(
        `Settings: ${missing.map(([, setting]) => setting).join(', ')} must be set in production (32 random bytes, base64).`,
      );
    made = JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Record<string, string>;
    const fresh = missing.filter(([name]) => !made[name]);
    if (fresh.length > 0) {
      made = {
        ...made,
        ...Object.fromEntries(fresh.map(([name]) => [name, randomBytes(32).toString('base64')])),
      };
      await mkdir(config.dataDir, { recursive: true });
      await writePrivate(path, JSON.stringify(made));
    }
  }
  const key = (name: keyof typeof settings): Buffer => {
    const bytes = bytesOf(config.keys[name] ?? made[name] ?? '');
    if (bytes.length !== 32) throw new Error(`Settings: ${settings[name]} must be 32 bytes in base64.`);
    return bytes;
  };
  const { otherKeyEncryption } = config.keys;
  const other = otherKeyEncryption === undefined ? undefined : bytesOf(otherKeyEncryption);
  if (other && other.length !== 32)
    throw new Error('Settings: KEY_ENCRYPTION_KEY_OTHER must be 32 bytes in base64.');
  return {
    keyEncryption: key('keyEncryption'),
    ...(other ? { otherKeyEncryption: other } : {}),
    lookup: key('lookup'),
    token: key('token'),
  };
}
