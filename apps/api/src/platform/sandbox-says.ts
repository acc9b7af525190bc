/** Something the sandbox tells of itself; null while it does not answer. */
export async function sandboxSays(url: string): Promise<string | null> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}
