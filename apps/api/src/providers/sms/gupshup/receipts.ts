import * as z from 'zod/mini';
import type { ReceiptCall, SmsReceipt, SmsReceipts } from '../port.ts';
import { parsedJson, tidyReason } from '../receipt-call.ts';

/** Gupshup's ids: digits, or two runs of digits with a dash. */
const id = z.string().check(z.regex(/^[\w-]{1,80}$/));
const words = z._default(z.string().check(z.maxLength(200)), '');
const moment = z.optional(z.union([z.number(), z.string().check(z.regex(/^\d{10,16}$/))]));

/** GET: one receipt as the query that Gupshup fills in. Members that we do not read are dropped. */
const inQuery = z.object({
  externalId: id,
  status: z.string().check(z.regex(/^(?:success|failure|unknown)$/i)),
  deliveredTS: moment,
  cause: words,
});

/** POST: up to 20 receipts. */
const inBody = z
  .array(
    z.object({
      externalId: id,
      eventType: z.string().check(z.regex(/^[A-Z_]{1,40}$/i)),
      eventTs: moment,
      cause: words,
    }),
  )
  .check(z.minLength(1), z.maxLength(100));

const outcomes: Readonly<Record<string, SmsReceipt['outcome']>> = {
  success: 'delivered',
  delivered: 'delivered',
  failure: 'failed',
  failed: 'failed',
};

/** A receipt, unless it says nothing final: `UNKNOWN`, or an event on the way. */
function receipt(
  externalId: string,
  said: string,
  at: number | string | undefined,
  cause: string,
): SmsReceipt[] {
  const outcome = outcomes[said.toLowerCase()];
  if (!outcome) return [];
  const time = new Date(Number(at ?? Number.NaN));
  return [
    {
      id: externalId,
      outcome,
      at: Number.isNaN(time.valueOf()) ? null : time,
      reason: outcome === 'failed' ? tidyReason(cause) : '',
    },
  ];
}

/** The list in a body: JSON, an object with `response`, or a form with `response`. */
function listIn({ body, type }: ReceiptCall): unknown {
  const text =
    type === 'application/x-www-form-urlencoded' ? (new URLSearchParams(body).get('response') ?? '') : body;
  const parsed = parsedJson(text);
  return Array.isArray(parsed) ? parsed : (parsed as { response?: unknown } | null | undefined)?.response;
}

/** Gupshup's real-time delivery reports. */
export const gupshupReceipts = (secret: string): SmsReceipts => ({
  secret,
  methods: ['GET', 'POST'],
  read(call) {
    if (call.body === '') {
      const { data } = inQuery.safeParse(call.query);
      return data ? receipt(data.externalId, data.status, data.deliveredTS, data.cause) : null;
    }
    const { data } = inBody.safeParse(listIn(call));
    return data?.flatMap((one) => receipt(one.externalId, one.eventType, one.eventTs, one.cause)) ?? null;
  },
});
