import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from './same-secret.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;

/** Base32 without padding (RFC 4648 §6), as authenticator apps take it. */
export function base32(bytes: Uint8Array): string {
  let [bits, held, text] = [0, 0, ''];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

/** A new secret of 160 bits, what RFC 4226 §4 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** The time step of a moment (RFC 6238 §4: 30 s, counted from 1970). */
export const stepAt = (now: Date): number => Math.floor(now.valueOf() / 1000 / stepSeconds);

/** The code of a counter: HOTP with HMAC-SHA-1 (RFC 4226 §5.3), six digits unless told otherwise. */
export function codeOf(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.readUInt8(19) & 0x0f;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** length).padStart(length, '0');
}

/**
 * The time step whose code this is: the present one or a neighbour (clocks differ), and only after `last`, so that no
 * code is taken twice (RFC 6238 §5.2). Null for any other.
 */
export function stepOf(secret: Uint8Array, code: string, now: Date, last: number): number | null {
  const present = stepAt(now);
  const found = [present - 1, present, present + 1].find(
    (step) => step > last && sameSecret(codeOf(secret, step), code),
  );
  return found ?? null;
}

/** What an authenticator app's QR code says ("Key Uri Format"): whose key, for whom. */
export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
