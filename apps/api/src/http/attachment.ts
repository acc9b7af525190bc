import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Prepared, Streamed } from './serve.ts';

interface Attached {
  /** Ours: a stranger's words could mislead whoever saves it, or name the person. */
  name: string;
  mediaType: string;
  bytes: Uint8Array | Readable;
}

/** A file as the reply: saved and never shown in a page of our origin, its kind never guessed at. */
export function attachment(reply: FastifyReply, { name, mediaType, bytes }: Attached): Prepared | Streamed {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('x-content-type-options', 'nosniff');
  if (bytes instanceof Readable) return new Streamed(bytes, mediaType);
  return new Prepared(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { mediaType });
}
