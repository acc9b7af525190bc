import type { FastifyRequest } from 'fastify';

/** The members a caller sent; null when the body is no JSON object. */
export function readSent(request: FastifyRequest): Readonly<Record<string, unknown>> | null {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return { ...body };
}
