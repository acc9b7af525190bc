import type { ErrorCode } from '@pramaan/contract/errors.ts';

/**
 * Why a call did not succeed, beside the product's own codes. `NO_ANSWER`: nothing came, and a write may or may not have
 * been done. `TIMEOUT`: nothing came in time; the same. `UNREADABLE`: what came is not what the contract says.
 */
export type ClientCode = 'NO_ANSWER' | 'TIMEOUT' | 'UNREADABLE';

/** A call that was refused or not answered. `message` is the sentence to show. */
export class Trouble extends Error {
  readonly code: ErrorCode | ClientCode;
  /** HTTP status; 0 when nothing was answered. What the specification words as an answer is 200. */
  readonly status: number;
  /** What of the input is wrong, by path: `body.pan`. */
  readonly fields: readonly { path: string; message: string }[];
  /** Names the request in the product's log; blank when nothing was answered. */
  readonly requestId: string;
  /** How long to wait before trying again, in milliseconds; null when the product did not say. */
  readonly retryAfterMs: number | null;

  constructor(
    code: ErrorCode | ClientCode,
    message: string,
    more: Partial<Pick<Trouble, 'status' | 'fields' | 'requestId' | 'retryAfterMs'>> & {
      cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = 'Trouble';
    this.code = code;
    this.status = more.status ?? 0;
    this.fields = more.fields ?? [];
    this.requestId = more.requestId ?? '';
    this.retryAfterMs = more.retryAfterMs ?? null;
  }
}
