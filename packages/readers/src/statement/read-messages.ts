import { calendarOf } from './calendar.ts';
import { readCamt053 } from './carriers/camt053.ts';
import { readMt940 } from './carriers/mt940.ts';
import { StatementError } from './error.ts';
import type { Facts } from './heading/facts.ts';
import { mergeStatements } from './merge.ts';
import type { AskedMonths, Statement, Transaction } from './statement.ts';
import type { Entry } from './table/entries.ts';
import { unknownBank, verify } from './verification/verify.ts';

/** What a message between banks says of one account and period. */
interface Message {
  account: { number: string; name: string; bank: string };
  currency: string;
  period: { from: string; to: string } | null;
  opening: number | null;
  closing: number | null;
  transactions: Transaction[];
}

/** The statement of a SWIFT MT940 file, all of whose messages are of one account. Throws StatementRefusal. */
export function readMt940Statement(text: string, asked?: AskedMonths): Statement {
  const messages = readMt940(text);
  if (!messages) throw new StatementError('damaged');
  return batched(
    messages.map(
      ({ account, currency, opening, closing, transactions }): Message => ({
        account: { number: account, name: '', bank: '' },
        currency,
        period: { from: opening.date, to: closing.date },
        opening: opening.balance,
        closing: closing.balance,
        transactions,
      }),
    ),
    asked,
  );
}

/** The statement of an ISO 20022 camt.053 file. Throws StatementRefusal; XmlRefusal for what is no sound XML. */
export function readCamt053Statement(xml: string, asked?: AskedMonths): Statement {
  const messages = readCamt053(xml);
  if (!messages) throw new StatementError('no-table');
  return batched(messages, asked);
}

function batched(messages: readonly Message[], asked?: AskedMonths): Statement {
  if (new Set(messages.map(({ account }) => account.number)).size > 1)
    throw new StatementError('many-accounts');
  return mergeStatements(joined(messages).map(verified), asked);
}

/** On days without entries there is no message: one that opens with the balance that another closed with covers the days between (decision 0133). */
function joined(messages: readonly Message[]): Message[] {
  let before: Message | null = null;
  return messages
    .toSorted((a, b) => (a.period?.from ?? '').localeCompare(b.period?.from ?? ''))
    .map((message) => {
      const { period, opening } = message;
      const goesOn = before?.period && period && opening !== null && opening === before.closing;
      const from = [period?.from ?? '', before?.period?.to ?? ''].sort()[0] ?? '';
      const own = goesOn ? { ...message, period: { ...period, from } } : message;
      before = message;
      return own;
    });
}

function verified(message: Message): Statement {
  const { account, currency, opening, closing, transactions } = message;
  const sorted = [...transactions.map(({ date }) => date)].sort();
  // Messages of the day before carry the opening balance's date; the transactions widen the period, never narrow it.
  const period = message.period && {
    from: [message.period.from, ...sorted].sort()[0] ?? '',
    to: [message.period.to, ...sorted].sort().at(-1) ?? '',
  };
  const facts: Facts = {
    ...{ account, bank: null, period, pages: [], opening, closing },
    ...{ debits: null, credits: null, debitCount: null, creditCount: null },
  };
  const note =
    currency === 'INR' || currency === '' ? [] : [`The amounts are in ${currency}, not in rupees.`];
  const own = [
    ...note,
    'A message between banks has no balance on its rows. The opening and closing balances prove the total.',
  ];
  if (transactions.length === 0) return empty(facts, own);
  const entries = transactions.map((transaction): Entry => {
    const { at, date, valueDate, narration, reference, debit, credit } = transaction;
    const side = credit === null ? 'debit' : 'credit';
    return {
      ...{ kind: 'move', at, date, time: null, valueDate, narration, reference, serial: null },
      ...{ amount: credit ?? debit, side, sideIsPrinted: true, balance: null },
    };
  });
  const { notes, ...statement } = verify(entries, facts, { notes: own });
  return { ...statement, notes: notes.filter((text) => text !== unknownBank) };
}

/** A day without transactions is a statement too, where messages come daily. */
function empty(facts: Facts, notes: string[]): Statement {
  const { account, opening, closing } = facts;
  const period = facts.period ?? { from: '', to: '' };
  return {
    ...{ account, period, opening, closing, transactions: [], notes },
    proof: { balanced: opening === closing, rowsVerified: 0, differences: [] },
    calendar: calendarOf([period], []),
  };
}
