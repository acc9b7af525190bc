import * as z from 'zod/mini';
import { type BankAccount, maskNumber, oldestFirst } from '../../bank-aggregator/bank-account.ts';
import type { NetBanking } from '../port.ts';

const text = z._default(z.string().check(z.maxLength(2_000)), '');
const row = z.object({
  amount: z.coerce.number(),
  balanceAfterTransaction: z.coerce.number(),
  dateTime: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
  valueDate: text,
  description: text,
  remark: text,
  type: z.enum(['CREDIT', 'DEBIT']),
});
/** Name, bank and number in one text, parted by bars (C §3, "Reshaped statement"). */
const reply = z.object({
  accountDetails: z.string().check(z.regex(/^[^|]+\|[^|]+\|[^|]+$/)),
  transactions: z.array(row).check(z.maxLength(20_000)),
});

const rupees = (amount: number) => amount.toFixed(2);

/** The account of a reply, its details taken apart. Throws for a reply that is none. */
function accountOfReply(body: unknown): BankAccount {
  const { accountDetails, transactions } = reply.parse(body);
  const [name = '', institution = '', number = ''] = accountDetails.split('|').map((part) => part.trim());
  const lines = transactions.map((one, index) => ({
    id: String(index + 1),
    date: one.dateTime.slice(0, 10),
    valueDate: one.valueDate.slice(0, 10) || one.dateTime.slice(0, 10),
    amount: rupees(Math.abs(one.amount)),
    type: one.type,
    balance: rupees(one.balanceAfterTransaction),
    narration: one.description,
    reference: one.remark === 'NA' ? '' : one.remark,
    mode: 'OTHERS' as const,
  }));
  const sorted = oldestFirst(lines);
  return {
    institution,
    accountType: 'SAVINGS',
    maskedNumber: maskNumber(number),
    holder: { name },
    others: [],
    ifsc: null,
    openedOn: null,
    balance: sorted.at(-1)?.balance ?? null,
    currency: 'INR',
    from: sorted[0]?.date ?? '',
    to: sorted.at(-1)?.date ?? '',
    transactions: sorted,
  };
}

/** A net-banking verification service over HTTP: the payload goes as JSON, the answer comes with piped details. */
export function pipedNetBanking(options: { url: string; key: string; timeoutMs: number }): NetBanking {
  return {
    name: 'net-banking',
    async verify(login) {
      const answer = await fetch(`${options.url}/net-banking/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${options.key}` },
        body: JSON.stringify(login),
        signal: AbortSignal.timeout(options.timeoutMs),
        redirect: 'error',
      });
      if (!answer.ok) throw new Error(`The net-banking service answered ${answer.status}.`);
      return accountOfReply(await answer.json());
    },
  };
}
