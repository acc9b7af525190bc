import { ApiError } from '@pramaan/contract/errors.ts';
import type { FastifyRequest } from 'fastify';

/** What a request brings to say who makes it: a session's token, or a program's key. */
export type Credential = { token: string } | { key: string };

/** How every API key begins, so that people, and those who look for leaked secrets, know one when they see it. */
export const keyPrefix = 'pk_';

/**
 * The `token` header, else the key of `Authorization: Bearer`. Throws NOT_LOGGED_IN without either.
 */
export function credentialOf(request: FastifyRequest): Credential {
  const { token, authorization } = request.headers;
  if (typeof token === 'string' && token !== '') return { token };
  const key = /^Bearer (pk_[\w-]{43})$/.exec(authorization ?? '')?.[1];
  if (key) return { key };
  throw new ApiError('NOT_LOGGED_IN');
}
