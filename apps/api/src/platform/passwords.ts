import { hash, verify } from '@node-rs/argon2';
import { isCommon } from './common-passwords.ts';

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** A hash of nothing anyone knows: checked when there is no such login, so that both answers take as long. */
const nobody = hash(`${Math.random()}`, cost);

/** Argon2id, 19 MiB, two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Is `password` the one behind `stored`? With null, takes as long and answers no. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password);
  return stored !== null && right;
}

/**
 * A new password is 10 to 200 characters, of five different ones at least, and none of those that everybody tries first
 * (NIST SP 800-63B §3.1.1.2: length and a list, no rules of composition). `about`: the person's names and login. The
 * sentence of refusal is the caller's.
 */
export function isStrong(password: string, about: readonly string[] = []): boolean {
  const { length } = password;
  return length >= 10 && length <= 200 && new Set(password).size >= 5 && !isCommon(password, about);
}
