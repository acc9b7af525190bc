import client from 'prom-client';

/** Receipts of one SMS gateway with one outcome. */
export interface ReceiptFigure {
  gateway: string;
  outcome: string;
  count: number;
}

/** What SMS gateways reported of messages, as this process heard it. */
export function receiptFigures(registry: client.Registry, counts: () => readonly ReceiptFigure[]): void {
  new client.Counter({
    name: 'pramaan_sms_receipts_total',
    help: 'Delivery receipts of SMS gateways by gateway and outcome: delivered, failed, repeated, unknown (no such message).',
    labelNames: ['gateway', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { gateway, outcome, count } of counts()) this.inc({ gateway, outcome }, count);
    },
  });
}
