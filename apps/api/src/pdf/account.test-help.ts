import { people } from '@pramaan/documents/fixtures/people.ts';
import { inventStatement } from '@pramaan/specimens/statements/invent.ts';
import { bankStyles } from '@pramaan/specimens/statements/styles/all.ts';
import { wholeAccount } from '../features/bank/shown-account.ts';
import { takeAccount } from '../isolated/statements/take-account.ts';
import type { BankAccount } from './bank-statement.ts';
import type { Branding } from './branding.ts';

export const branding: Branding = {
  lender: 'Saral Finance',
  accent: '#0b6e4f',
  sandbox: true,
  madeAt: new Date('2026-11-20T10:19:30Z'),
};

const rupees = (paise: number) => (paise / 100).toFixed(2);

export interface Asked {
  months?: number;
  busy?: number;
  /** Index of a row whose balance is printed wrong. */
  wrong?: number;
  /** In place of the invented narrations, from the first row on. */
  narrations?: readonly string[];
}

/** Ravi's account as the API answers it, from an invented statement. */
export async function invented({
  months = 6,
  busy = 22,
  wrong,
  narrations = [],
}: Asked = {}): Promise<BankAccount> {
  const [, ravi = people[0]] = people;
  const [style] = bankStyles;
  if (!style) throw new Error('There is no bank style.');
  const truth = inventStatement(ravi, style, { months, busy });
  const content = await takeAccount({
    account: {
      institution: truth.account.bank,
      maskedNumber: truth.account.number,
      accountType: 'Savings',
      ifsc: truth.account.ifsc,
      holder: { name: truth.account.name },
      from: truth.period.from,
      to: truth.period.to,
      transactions: truth.rows.map((row, at) => ({
        date: row.date,
        valueDate: row.valueDate,
        amount: rupees(row.credit ?? row.debit ?? 0),
        type: row.credit === null ? 'DEBIT' : 'CREDIT',
        balance: rupees(row.balance + (at === wrong ? 100_00 : 0)),
        narration: narrations[at] ?? row.narration,
        reference: row.reference,
      })),
    },
    asked: { from: '2024-05', to: truth.period.to.slice(0, 7) },
    employer: ravi.employer,
  });
  return wholeAccount({
    id: '01900000-0000-7000-8000-000000000001',
    source: 'upload',
    content: { ...content, accountType: 'Savings' },
    uploads: [],
    chosen: true,
    addedAt: new Date('2026-11-19T06:30:00Z'),
  });
}
