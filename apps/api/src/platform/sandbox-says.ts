import { createPublicKey, type KeyObject } from 'node:crypto';

/**
 * How long the sandbox is waited for, in milliseconds. One that is not running refuses at once; one on a busy machine answers
 * late, which is no reason to say that a service is down.
 */
export const sandboxPatienceMs = 20_000;

/** Something the sandbox tells of itself; null while it does not answer. */
export async function sandboxSays(url: string): Promise<string | null> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(sandboxPatienceMs) });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** Tells the sandbox our public key, and what goes with it; its answer, or null when it gives none. */
export async function enrolInSandbox<Answer>(
  url: string,
  key: KeyObject,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer | null> {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ publicKey, ...more }),
    signal: AbortSignal.timeout(sandboxPatienceMs),
  }).catch(() => null);
  return reply?.ok ? ((await reply.json()) as Answer) : null;
}
