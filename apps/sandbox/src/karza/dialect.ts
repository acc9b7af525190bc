import { randomUUID } from 'node:crypto';
import type { Reply } from '../memory.ts';
import type { Check } from './check.ts';

/** Karza's own codes, beside HTTP's. Source: standards §9.1. */
export const codes = {
  valid: 101,
  invalid: 102,
  noRecord: 103,
  noConsent: 105,
} as const;
type Code = (typeof codes)[keyof typeof codes];

/** v2 spells its code as text, under names with hyphens; v3 as a number, and gives `clientData` back. */
export function said({ envelope }: Check, code: Code, result: unknown, clientData?: unknown): Reply {
  const id = randomUUID();
  const body =
    envelope === 'v3'
      ? { requestId: id, statusCode: code, result, ...(clientData === undefined ? {} : { clientData }) }
      : { request_id: id, result, 'status-code': String(code) };
  // Karza bills a search of its source, found or not.
  return { status: 200, body, stored: code === codes.valid || code === codes.noRecord };
}

/** HTTP's part: 400, 401, 402, 503… The wording of these bodies is not published; clients go by the status. */
export function refused(status: number, error: string): Reply {
  return { status, body: { status, error }, stored: false };
}
