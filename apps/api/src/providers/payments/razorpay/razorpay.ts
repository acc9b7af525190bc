import * as z from 'zod/mini';
import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, jsonOf } from '../../outbound/source-reply.ts';
import type { Payment, Payments } from '../port.ts';

const largest = 256 * 1024;

const reply = z.object({
  id: z.string(),
  /** Paise. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  // An empty object arrives as an empty list.
  notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  error_description: z.optional(z.nullable(z.string())),
  /** Seconds since 1970. */
  created_at: z.number(),
});

const statuses = {
  created: 'pending',
  authorized: 'pending',
  captured: 'paid',
  refunded: 'refunded',
  failed: 'failed',
} as const satisfies Record<string, Payment['status']>;

function read(body: unknown): Payment {
  const parsed = reply.safeParse(body);
  if (!parsed.success) throw new SourceDown('an unreadable reply');
  const { id, amount, currency, status, notes, error_description, created_at } = parsed.data;
  const said = Array.isArray(notes) ? undefined : notes.custId;
  return {
    id,
    status: statuses[status],
    amount: amount / 100,
    currency,
    at: new Date(created_at * 1000).toISOString(),
    custId: typeof said === 'string' ? said : '',
    reason: status === 'failed' ? (error_description ?? '').slice(0, 300) : '',
  };
}

/** Razorpay's payments API, `GET /v1/payments/{id}`, key and secret by HTTP Basic (its public API reference). */
export function razorpay(options: { url: string; key: string; secret: string; timeoutMs: number }): Payments {
  const protect = resilient(options.timeoutMs, 'razorpay');
  const authorization = `Basic ${Buffer.from(`${options.key}:${options.secret}`).toString('base64')}`;
  return {
    find: (id) =>
      protect('payments', async (signal) => {
        const init = { headers: { authorization }, signal };
        const { status, ok, bytes } = await askSource(`${options.url}/v1/payments/${id}`, init, largest);
        // It says 400 of an id that it does not know.
        if (status === 400 || status === 404) return null;
        if (!ok) throw new SourceDown(`HTTP ${status}`);
        return read(jsonOf(bytes));
      }),
  };
}
