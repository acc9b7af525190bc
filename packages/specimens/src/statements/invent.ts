import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { randomOf } from '../random.ts';
import { habitsOf, monthEvents } from './events.ts';
import type { BankStyle } from './style.ts';
import type { AccountEvent, StatementTruth, TrueRow } from './truth.ts';

export interface Inventing {
  /** YYYY-MM of the first month. */
  from?: string;
  /** How many months. */
  months?: number;
  /** Small payments a month, on top of the usual ones. */
  busy?: number;
  /** Another seed gives the same person another account. */
  seed?: string;
  /** Paise of salary a month, and the loan that is repaid; else invented with the rest. */
  salary?: number;
  loan?: { lender: string; emi: number };
}

/** Whose account it is. */
export type StatementOwner = Pick<Person, 'name' | 'employer' | 'address' | 'mobile'>;

/** What an account is invented from: the bank that words its rows. */
type Issuer = Pick<BankStyle, 'name' | 'bank' | 'ifsc' | 'accountDigits' | 'wording'>;

/** The months of an account that nobody has: same person, style and seed, same months. */
export function inventStatement(
  person: StatementOwner,
  style: Issuer,
  { from = '2024-06', months = 10, busy = 22, seed = '', salary, loan }: Inventing = {},
): StatementTruth {
  const random = randomOf(`statement ${person.mobile} ${style.name} ${seed}`);
  const habits = {
    ...habitsOf(random),
    ...(salary === undefined ? {} : { salary }),
    ...loan,
  };
  const names = monthNames(from, months);
  const opening = random.whole(900_000, 9_000_000);
  const rows: TrueRow[] = [];
  let balance = opening;
  for (const month of names)
    for (const event of monthEvents(random, { month, busy, habits, employer: person.employer })) {
      // No money, no payment: accounts of people are seldom overdrawn.
      if (!event.credit && event.kind !== 'emi' && balance < event.amount + 10_000) continue;
      balance += event.credit ? event.amount : -event.amount;
      rows.push(rowOf(event, balance, style));
    }
  const last = names.at(-1) ?? from;
  const [year = 0, number = 1] = last.split('-').map(Number);
  return {
    account: {
      name: person.name.toUpperCase(),
      bank: style.bank,
      number: `1000${random.digits(style.accountDigits - 4)}`,
      ifsc: `${style.ifsc}0ZZ${random.digits(4)}`,
      type: 'SAVINGS ACCOUNT',
      branch: person.address.locality.toUpperCase(),
    },
    address: [
      `${person.address.house}, ${person.address.street}`.toUpperCase(),
      `${person.address.locality}, ${person.address.city} ${person.address.pincode}`.toUpperCase(),
    ],
    period: { from: `${from}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) },
    ...{ opening, closing: balance, rows },
    salary: { employer: person.employer.toUpperCase(), amount: habits.salary, day: habits.salaryDay },
    emi: { lender: habits.lender, amount: habits.emi, day: habits.emiDay },
  };
}

function rowOf(event: AccountEvent, balance: number, style: Issuer): TrueRow {
  const { kind, date, time, rrn, amount, credit } = event;
  const numbered = kind === 'cheque' || kind.startsWith('upi') || kind === 'salary' || kind === 'neft-in';
  return {
    ...{ kind, date, time, valueDate: date, balance },
    narration: style.wording[kind](event),
    reference: numbered ? (kind === 'cheque' ? rrn.slice(0, 6) : rrn) : '',
    debit: credit ? null : amount,
    credit: credit ? amount : null,
  };
}

function monthNames(from: string, count: number): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7),
  );
}
