import { SourceDown } from '../verification/resilience.ts';

/** The whole body, up to `largest` bytes; throws SourceDown when it breaks off or is larger. */
export async function readBody(reply: Response, largest: number): Promise<Buffer> {
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
