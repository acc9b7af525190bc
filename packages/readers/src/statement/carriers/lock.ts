import { createDecipheriv, createHash } from 'node:crypto';

/** One of Office's ways to lock a workbook, read from the container. */
export interface Lock {
  /** The key of the package when the password fits; null when it does not. Throws on damage. */
  keyFor(password: string): Buffer | null;
  unpack(content: Buffer, key: Buffer): Buffer;
}

/** The digest of the parts one after the other. */
export function digest(hash: string, ...parts: Buffer[]): Buffer {
  const made = createHash(hash);
  for (const part of parts) made.update(part);
  return made.digest();
}

/** A number as four bytes, the lowest first. */
export function littleEndian(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** The password made slow to guess: hashed with its salt, then so many times over (MS-OFFCRYPTO 2.3.4.7). */
export function spun(hash: string, salt: Buffer, password: string, times: number): Buffer {
  let result = digest(hash, salt, Buffer.from(password, 'utf16le'));
  for (let spin = 0; spin < times; spin++) result = digest(hash, littleEndian(spin), result);
  return result;
}

/** AES without padding: CBC from `start`, ECB without it. */
export function decrypt(secret: Buffer, key: Buffer, start: Buffer | null): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-${start ? 'cbc' : 'ecb'}`, key, start);
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(secret), cipher.final()]);
}
