import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiErrorOf } from './signature.ts';

const largest = 16 * 1024 * 1024;
/** Objects are kept in memory; of more the oldest are forgotten. */
const most = 2_000;

const statuses: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  RequestTimeTooSkewed: 403,
  XAmzContentSHA256Mismatch: 400,
};

/** S3's own error document. */
function refuse(reply: FastifyReply, code: string): FastifyReply {
  return reply
    .code(statuses[code] ?? 403)
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
}

interface At {
  Params: { bucket: string; '*'?: string };
}

/** Plays an S3-compatible store, path style, under `/s3`: one account, whose requests must be signed (AWS Signature V4). */
export function s3Routes(world: FastifyInstance): void {
  const buckets = new Map<string, Map<string, Buffer>>([['pramaan', new Map()]]);
  const tag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

  world.register(async (store) => {
    store.removeAllContentTypeParsers();
    store.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    store.addHook('preHandler', async (request, reply) => {
      const { method, url, headers } = request.raw as { method: string; url: string } & typeof request.raw;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const code = apiErrorOf({ method, url, headers, body });
      if (code) return refuse(reply, code);
      const { bucket } = request.params as At['Params'];
      if (!buckets.has(bucket)) return refuse(reply, 'NoSuchBucket');
    });
    const objects = (request: FastifyRequest<At>) => buckets.get(request.params.bucket) ?? new Map();
    const name = (request: FastifyRequest<At>) => request.params['*'] ?? '';

    for (const path of ['/s3/:bucket', '/s3/:bucket/'])
      store.head<At>(path, (_request, reply) => reply.send());
    store.put<At>('/s3/:bucket/*', { bodyLimit: largest }, (request, reply) => {
      const bytes = request.body as Buffer;
      const stored = objects(request);
      stored.delete(name(request));
      stored.set(name(request), bytes);
      const oldest = stored.keys().next().value;
      if (stored.size > most && oldest !== undefined) stored.delete(oldest);
      return reply.header('etag', tag(bytes)).send();
    });
    // Fastify answers HEAD with this one too, without the bytes.
    store.get<At>('/s3/:bucket/*', (request, reply) => {
      const bytes = objects(request).get(name(request));
      if (!bytes) return refuse(reply, 'NoSuchKey');
      return reply.type('application/octet-stream').header('etag', tag(bytes)).send(bytes);
    });
    store.delete<At>('/s3/:bucket/*', (request, reply) => {
      objects(request).delete(name(request));
      return reply.code(204).send();
    });
  });
}
