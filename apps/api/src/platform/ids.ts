import { randomBytes } from 'node:crypto';

/** A new UUID version 7: sorts by the time it was made. Made here because PostgreSQL 15 has no uuidv7(). */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Is it the text of an id as we and the database spell it? */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** An unguessable secret of 256 bits, in letters a link can carry. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
