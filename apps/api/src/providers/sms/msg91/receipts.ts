import * as z from 'zod/mini';
import type { ReceiptCall, SmsReceipt, SmsReceipts } from '../port.ts';
import { parsedJson, tidyReason } from '../receipt-call.ts';

const id = z.string().check(z.regex(/^\w{1,80}$/));
const status = z.string().check(z.regex(/^\d{1,3}$/));
const words = z._default(z.string().check(z.maxLength(200)), '');
const date = z._default(z.string().check(z.maxLength(40)), '');
const report = z.object({ status, date, desc: words, failedReason: words });

/** Version 2: a form whose `data` is a list of requests, each with its reports. Members that we do not read are dropped. */
const inForm = z
  .array(z.object({ requestId: id, report: z.array(report).check(z.minLength(1), z.maxLength(1000)) }))
  .check(z.minLength(1), z.maxLength(100));
/** Version 3: one report as JSON. */
const inJson = z.extend(report, { requestId: id });

/** Delivered is 1; failed 2, not allowed (promotional) 9, rejected 16 and 25, blocked 17. Others are on the way. */
const outcomes: Readonly<Record<string, SmsReceipt['outcome']>> = {
  1: 'delivered',
  2: 'failed',
  9: 'failed',
  16: 'failed',
  17: 'failed',
  25: 'failed',
};

/** MSG91 writes the clock of India, without saying so. */
function moment(date: string): Date | null {
  const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date)
    ? new Date(`${date.replace(' ', 'T')}+05:30`)
    : null;
  return time && !Number.isNaN(time.valueOf()) ? time : null;
}

function receipt(requestId: string, said: z.output<typeof report>): SmsReceipt[] {
  const outcome = outcomes[said.status];
  if (!outcome) return [];
  const reason = outcome === 'failed' ? tidyReason(said.failedReason || said.desc) : '';
  return [{ id: requestId, outcome, at: moment(said.date), reason }];
}

function read({ body, type }: ReceiptCall): SmsReceipt[] | null {
  if (type === 'application/json') {
    const { data } = inJson.safeParse(parsedJson(body));
    return data ? receipt(data.requestId, data) : null;
  }
  const { data } = inForm.safeParse(parsedJson(new URLSearchParams(body).get('data') ?? ''));
  return data?.flatMap((one) => one.report.flatMap((said) => receipt(one.requestId, said))) ?? null;
}

/** MSG91's delivery reports, webhook versions 2 and 3. Version 4 names no message. */
export const msg91Receipts = (secret: string): SmsReceipts => ({ secret, methods: ['POST'], read });
