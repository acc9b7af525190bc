import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 60_000;

/** What the sandbox's inbox has for a number, the newest first. */
export const messagesTo = async (sandbox: string, mobile: string) =>
  (await (await fetch(`${sandbox}/inbox/messages?to=${mobile}`)).json()) as { text: string }[];

/** The newest code sent to a number, once there are more messages than `before`. Throws after a minute. */
export async function codeAfter(sandbox: string, mobile: string, before: number): Promise<string> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(20)) {
    const messages = await messagesTo(sandbox, mobile);
    if (messages.length > before) return /(?<!\d)\d{6}(?!\d)/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  }
  throw new Error('No code came.');
}
