import { SourceDown } from './resilience.ts';

/** What a source answered over HTTP, whole. */
interface SourceReply {
  status: number;
  /** 200 to 299. */
  ok: boolean;
  headers: Headers;
  bytes: Buffer;
}

/**
 * Asks a source over HTTP, following no redirect. Throws SourceDown when it cannot be reached, breaks off, says more
 * than `largest` bytes, or answers that it cannot now (5xx, 429); every other status is for the caller to make sense of.
 */
export async function askSource(url: string, init: RequestInit, largest: number): Promise<SourceReply> {
  const reply = await fetch(url, { ...init, redirect: 'error' }).catch((error: Error) => {
    throw new SourceDown(error.name);
  });
  const bytes = await readBody(reply, largest);
  const { status, ok, headers } = reply;
  if (status >= 500 || status === 429) throw new SourceDown(`HTTP ${status}`);
  return { status, ok, headers, bytes };
}

async function readBody(reply: Response, largest: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of reply.body ?? []) {
      length += part.length;
      if (length > largest) break;
      parts.push(part);
    }
  } catch {
    throw new SourceDown('the reply broke off');
  }
  if (length > largest) throw new SourceDown('the reply is too large');
  return Buffer.concat(parts);
}

/** The text of a reply, decoded as a browser does: a byte order mark is no part of it. */
export const decoded = (bytes: Buffer): string => new TextDecoder().decode(bytes);

/** The value of a reply in JSON. Throws SourceDown when it is none. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoded(bytes));
  } catch {
    throw new SourceDown('an unreadable reply');
  }
}
