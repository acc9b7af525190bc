import type { CreditAccount, CreditFile, HistoryMonth } from '@pramaan/documents/credit/credit-file.ts';
import { bandOf } from '@pramaan/documents/credit/score-bands.ts';
import * as z from 'zod/mini';
import { SourceDown } from '../../outbound/resilience.ts';
import type { CreditAnswer } from '../port.ts';
import { daysOf, isCard, kindOf, ownershipOf } from './codes.ts';

/** Bureaus write everything as text, and leave out or blank what they do not know. */
const said = z._default(
  z.pipe(
    z.transform((raw: unknown) => (typeof raw === 'number' ? String(raw) : (raw ?? ''))),
    z.string().check(z.maxLength(200)),
  ),
  '',
);
const few = <T extends z.ZodMiniType>(one: T, most: number) =>
  z._default(z.array(one).check(z.maxLength(most)), []);

const reply = z.object({
  responseType: z.enum(['MATCH', 'NO_MATCH']),
  controlNumber: said,
  dateProcessed: said,
  consumer: z.optional(
    z.object({
      names: few(z.object({ name: said }), 20),
      birthDate: said,
      ids: few(z.object({ idType: said, idNumber: said }), 40),
    }),
  ),
  scores: few(z.object({ score: said }), 10),
  accounts: few(
    z.object({
      memberShortName: said,
      accountType: said,
      ownershipIndicator: said,
      accountNumber: said,
      dateOpened: said,
      dateClosed: said,
      dateReported: said,
      highCreditAmount: said,
      creditLimit: said,
      currentBalance: said,
      amountOverdue: said,
      writtenOffTotal: said,
      emiAmount: said,
      paymentHistory: said,
      paymentHistoryStart: said,
    }),
    500,
  ),
  enquiries: few(
    z.object({ memberShortName: said, enquiryDate: said, enquiryPurpose: said, enquiryAmount: said }),
    500,
  ),
});

type Wire = z.output<typeof reply>;

/** 2026-11-20 of 20112026; null for what is no day. */
export function dayOf(written: string): string | null {
  const parts = /^(\d{2})(\d{2})(\d{4})$/.exec(written);
  if (!parts) return null;
  const day = `${parts[3]}-${parts[2]}-${parts[1]}`;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(day) ? day : null;
}

const rupees = (written: string): number | null => (/^-?\d{1,15}$/.test(written) ? Number(written) : null);

const longest = 36;

/** Three signs a month, the newest first, back from the month that the history starts with. */
export function historyOf(signs: string, start: string): HistoryMonth[] {
  const first = dayOf(start);
  if (!first) return [];
  const at = new Date(`${first.slice(0, 7)}-01T00:00:00Z`);
  return (signs.match(/.{3}/g) ?? []).slice(0, longest).map((sign) => {
    const month = at.toISOString().slice(0, 7);
    at.setUTCMonth(at.getUTCMonth() - 1);
    return { month, days: daysOf(sign), sign };
  });
}

const accountOf = (one: Wire['accounts'][number]): CreditAccount => ({
  lender: one.memberShortName,
  kind: kindOf(one.accountType),
  isCard: isCard(one.accountType),
  ownership: ownershipOf(one.ownershipIndicator),
  // Masked by the bureau already; a careless one's is cut here.
  number: one.accountNumber.length > 4 ? `XXXXXX${one.accountNumber.slice(-4)}` : one.accountNumber,
  opened: dayOf(one.dateOpened),
  closed: dayOf(one.dateClosed),
  reported: dayOf(one.dateReported),
  sanctioned: rupees(one.highCreditAmount),
  limit: rupees(one.creditLimit),
  balance: rupees(one.currentBalance),
  overdue: rupees(one.amountOverdue),
  writtenOff: rupees(one.writtenOffTotal),
  emi: rupees(one.emiAmount),
  history: historyOf(one.paymentHistory, one.paymentHistoryStart),
});

/** 755 of 00755; null of 000-1 and of the small signs that stand for "too little history". */
function scoreOf(written: string): number | null {
  const score = /^\d{1,5}$/.test(written) ? Number(written) : null;
  return bandOf(score) === null ? null : score;
}

/** The file of a bureau's reply. Throws SourceDown for a reply that is none. */
export function readReport(body: unknown): CreditAnswer {
  const parsed = reply.safeParse(body);
  if (!parsed.success) throw new SourceDown('an unreadable reply');
  const wire = parsed.data;
  if (wire.responseType === 'NO_MATCH') return { outcome: 'no-hit' };
  const on = dayOf(wire.dateProcessed);
  if (!wire.consumer || !on) throw new SourceDown('a report that says not whose it is');
  const { names, birthDate, ids } = wire.consumer;
  const file: CreditFile = {
    number: wire.controlNumber,
    on,
    person: {
      name: names[0]?.name ?? '',
      dob: dayOf(birthDate) ?? '',
      pan: ids.find(({ idType }) => idType === '01')?.idNumber ?? '',
    },
    score: scoreOf(wire.scores[0]?.score ?? ''),
    accounts: wire.accounts.map(accountOf),
    enquiries: wire.enquiries.map((one) => ({
      by: one.memberShortName,
      on: dayOf(one.enquiryDate),
      purpose: kindOf(one.enquiryPurpose),
      amount: rupees(one.enquiryAmount),
    })),
  };
  return { outcome: 'found', file };
}
