import type { FastifyReply } from 'fastify';
import { Prepared } from './serve.ts';

interface Attached {
  /** Ours: a stranger's words could mislead whoever saves it, or name the person. */
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** A file as the reply: saved and never shown in a page of our origin, its kind never guessed at. */
export function attachment(reply: FastifyReply, { name, mediaType, bytes }: Attached): Prepared {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('x-content-type-options', 'nosniff');
  return new Prepared(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { mediaType });
}
