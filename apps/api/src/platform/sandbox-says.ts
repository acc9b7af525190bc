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
