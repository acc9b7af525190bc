import type { Envelope } from '@pramaan/contract/define.ts';
import { ApiError, type errors } from '@pramaan/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../platform/database-unavailable.ts';
import { FileGone, FilesDown } from '../platform/files.ts';
import { CallerGone } from './caller.ts';

/** Fastify's own errors, as ours. */
const ours: Record<string, keyof typeof errors> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'BROKEN_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BROKEN_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'BAD_REQUEST',
  FST_PARTS_LIMIT: 'BAD_REQUEST',
  FST_FIELDS_LIMIT: 'BAD_REQUEST',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'WRONG_TYPE',
  FST_PROTO_VIOLATION: 'BAD_REQUEST',
};

/** Seconds after which a caller may try again. */
const retryAfter: Partial<Record<keyof typeof errors, number>> = {
  TOO_MANY: 60,
  STARTING: 5,
  UNAVAILABLE: 5,
  FILES_DOWN: 60,
};

/** What operators look into, and the name of its line in the log. */
const logged: Partial<Record<keyof typeof errors, string>> = {
  INTERNAL: 'unforeseen',
  FILES_DOWN: 'files down',
  UNAVAILABLE: 'database unavailable',
};

/** Refusals that a series of attacks is made of although their status is not one of `attackStatuses`. */
const attackCodes = new Set<keyof typeof errors>([
  'LOGIN_WRONG',
  'LOGIN_DISABLED',
  'OTP_MISMATCH',
  'OTP_LOCKED',
  'PASSWORD_WRONG',
  'FACTOR_WRONG',
  'PASSKEY_WRONG',
  'RESET_EXPIRED',
  'SSO_OVER',
  'SSO_REFUSED',
  'SSO_NOBODY',
  'KEY_REFUSED',
  'LINK_EXPIRED',
  'NO_SUCH_APPLICANT',
  'CASE_ELSEWHERE',
]);
/** Refused input, missing login, missing right, wrong type, too many attempts. */
const attackStatuses = new Set([400, 401, 403, 415, 429]);

/** The refusal that answers an error; anything not foreseen is ours to blame: INTERNAL. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof FileGone) return new ApiError('FILE_GONE');
  if (error instanceof FilesDown) return new ApiError('FILES_DOWN');
  if (error instanceof DatabaseUnavailable) return new ApiError('UNAVAILABLE');
  // Nobody hears it.
  if (error instanceof CallerGone) return new ApiError('BAD_REQUEST');
  const { code, statusCode, message } = error as FastifyError;
  const known = ours[code];
  if (known) return new ApiError(known);
  // The JSON parser's own words name a byte; the secure parser's name __proto__: one sentence serves both.
  if (error instanceof SyntaxError || (/JSON/.test(message ?? '') && statusCode === 400))
    return new ApiError('BROKEN_JSON');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new ApiError('BAD_REQUEST');
  return new ApiError('INTERNAL');
}

/** The envelope of a failure. */
export function failure(refusal: ApiError): Envelope {
  return {
    success: false,
    message: refusal.message,
    code: refusal.code,
    ...(refusal.faults.length > 0 ? { fields: [...refusal.faults] } : {}),
  };
}

/**
 * The refusal that answers an error; what is not foreseen is logged whole. A refused login, right or input is logged by its
 * code, route and IP address, so that a series of attempts can be seen; its sentence and its values are not.
 */
export function loggedRefusal(error: unknown, request: FastifyRequest): ApiError {
  const refusal = asApiError(error);
  const line = logged[refusal.code];
  if (line) request.log.error({ err: error }, line);
  else if (
    !(error instanceof CallerGone) &&
    (attackStatuses.has(refusal.status) || attackCodes.has(refusal.code))
  )
    request.log.info({ req: request, code: refusal.code, ip: request.ip }, 'refused');
  return refusal;
}

/** Answers any error with the envelope; what is not foreseen is logged whole, and told in one sentence. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = loggedRefusal(error, request);
  const seconds = refusal.retryAfter ?? retryAfter[refusal.code];
  if (seconds) reply.header('retry-after', String(seconds));
  if (refusal.code === 'TOO_LARGE') reply.header('connection', 'close');
  reply.status(refusal.status).send(failure(refusal));
}
