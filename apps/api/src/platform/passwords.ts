import { hash, verify } from '@node-rs/argon2';

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

const common = /^(?:password|qwerty|welcome|admin|letmein|iloveyou|abc)?[\d!@#]*$/i;

/** A new password is 10 characters or more, not all one kind of guess; the sentence of refusal is the caller's. */
export function isStrong(password: string): boolean {
  return (
    password.length >= 10 && password.length <= 200 && new Set(password).size >= 5 && !common.test(password)
  );
}
