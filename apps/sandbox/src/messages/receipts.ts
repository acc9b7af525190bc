import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import type { FaultList } from '../faults/faults.ts';
import { recipient } from './outbox.ts';

const gateways = ['gupshup', 'msg91'] as const;
type Gateway = (typeof gateways)[number];

/** The names by which faults of receipts are ordered: what the gateways call has no path here. */
export const receiptPaths = gateways.map((gateway) => `/sms/receipts/${gateway}`);

/** The end of a mobile number whose phone is never reached. */
export const unreachable = '4040';
export const reaches = (mobile: string): boolean => !recipient(mobile).endsWith(unreachable);

const patience = 5_000;
/** A phone answers a moment after its gateway has. */
const pauseMs = 300;

const schema = {
  params: { type: 'object', properties: { gateway: { type: 'string', enum: gateways } } },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['url'],
    properties: { url: { type: 'string', pattern: '^https?://', maxLength: 500 } },
  },
};

/** The call with which a gateway reports, at the address registered with it. */
export type Report = (address: string) => { url: string; init: RequestInit };

/**
 * Where the gateways report delivery, and their reports: each is sent a moment after its message. A fault makes the report late
 * (`slow`), twice (`reset-after-effect`) or breaks it (`malformed`); with any other it never comes.
 */
export function receiptOffice(faults: FaultList, settings: Settings) {
  const addresses = new Map<Gateway, string>();

  const post = async ({ url, init }: ReturnType<Report>): Promise<void> => {
    await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
  };

  const report = async (gateway: Gateway, address: string, make: Report): Promise<void> => {
    await sleep(pauseMs + settings.latencyMs, undefined, { ref: false });
    const kind = faults.take(`/sms/receipts/${gateway}`);
    const made = make(address);
    if (kind === 'slow') await sleep(settings.slowMs, undefined, { ref: false });
    if (kind === 'malformed')
      return post({ url: address, init: { method: 'POST', body: 'data=[{"requestId":"cut' } });
    if (kind !== null && kind !== 'slow' && kind !== 'reset-after-effect') return;
    await post(made);
    if (kind === 'reset-after-effect') await post(made);
  };

  return {
    /** `PUT /sms/callbacks/{gateway}`: what an operator enters at the gateway's own site. */
    routes(app: FastifyInstance): void {
      app.put<{ Params: { gateway: Gateway }; Body: { url: string } }>(
        '/sms/callbacks/:gateway',
        { schema },
        ({ params, body }, reply) => {
          addresses.set(params.gateway, body.url);
          return reply.code(204).send();
        },
      );
    },
    /** Reports once the answer at hand has been sent. Nobody waits for it, and nobody hears when it fails. */
    later(gateway: Gateway, make: Report): void {
      const address = addresses.get(gateway);
      if (address) report(gateway, address, make).catch(() => undefined);
    },
  };
}
export type ReceiptOffice = ReturnType<typeof receiptOffice>;
