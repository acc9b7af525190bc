import { inr, isoDay } from '../format.ts';
import type { DayStyle } from '../judgement/rules.ts';
import { readPath } from '../paths.ts';
import type { CaseRecord } from './case-records.ts';

/** Where a record states what is compared between papers. Each path exists in the record's shape; a test looks. */
interface StatedFigures {
  /** The number of the paper itself. */
  number?: string;
  /** Financial or assessment year, `2024-25`. */
  financialYear?: string;
  assessmentYear?: string;
  /** Rupees of a year. */
  salary?: string;
  /** Rupees of a year; the first that is there. */
  income?: readonly string[];
  /** Who paid it. Two papers of a year by two of them are two papers. */
  payer?: string;
  payerName?: string;
  /** Where a record says that the person trades: any text there, or one that `says` so. */
  trade?: { path: string; says?: RegExp };
  /** The phone of who pays the salary. */
  employerPhone?: string;
  gstin?: string;
  ifsc?: string;
  /** A list of months with what was earned in each. */
  wages?: { list: string; amount: string; month: string; atMost?: number };
  /** Rupees of instalments a month. */
  instalments?: string;
  /** The day from which the paper ages, and how many days it is good for. */
  dated?: { path: string; written: DayStyle; days: number };
  /** The rows of a bank statement. */
  rows?: string;
}

const returnFigures = (prefix: string) => ({
  number: `${prefix}ackNo`,
  assessmentYear: `${prefix}assessmentYear`,
  income: [...(prefix === '' ? [`details.income.gross`] : []), `${prefix}details.incomeAndTax.totalincome`],
});

const ownWork = /^(?:Self-employed|Business owner|Professional)$/;

/** By document and method. A method that can hold several papers lists each. */
export const statedFigures: Readonly<Record<string, readonly StatedFigures[]>> = {
  'form16.ocr': [
    {
      ...{ number: 'certificateNo', financialYear: 'fiscalYear', salary: 'amount' },
      ...{ payer: 'employer.tan', payerName: 'employer.name' },
    },
  ],
  'form16.auth': [
    { number: 'certificateNo', financialYear: 'fiscalYear', salary: 'amount', payer: 'employer.tan' },
  ],
  'itr.ocr': [returnFigures(''), returnFigures('fy2020.'), returnFigures('fy2021.')],
  'itr.auth': [{ number: 'ackNo' }],
  // EPFO counts wages up to 15,000 a month where the employer pays no more on them: then they say nothing of the salary.
  'epf.passbook': [
    {
      payerName: 'estName',
      wages: { list: 'contributions', amount: 'epfWages', month: 'wageMonth', atMost: 15_000 },
    },
  ],
  'esic.auth': [
    { wages: { list: 'Contribution_Details', amount: 'Total_Monthly_Wages', month: 'Wage_Period' } },
  ],
  'work.input': [
    { payerName: 'company', employerPhone: 'officePhone', trade: { path: 'empType', says: ownWork } },
  ],
  'work.short': [
    { payerName: 'empcompanyName', trade: { path: 'empselectedEmploymentType', says: ownWork } },
  ],
  'epf.auth': [{ payerName: 'estName' }],
  'shopsEstablishment.auth': [{ trade: { path: 'entity_name' } }],
  'gst.auth': [{ gstin: 'gstin', trade: { path: 'gstin' } }],
  'bankAccount.auth': [{ ifsc: 'ifsc' }],
  'lpg.auth': [{ ifsc: 'bank.ifsc' }],
  'udhyogAdhaar.auth': [{ ifsc: 'ifsc', trade: { path: 'profile.enterpriseType' } }],
  'gst.authIdentity': [{ gstin: 'gstinId' }],
  'bankStatement.statement': [{ rows: 'transactions' }],
  'creditReport.bureau': [
    { instalments: 'emi', dated: { path: 'reportDate', written: 'YYYY-MM-DD', days: 30 } },
  ],
  'loanDetails.input': [{ instalments: 'emi' }],
  'eBill.auth': [{ dated: { path: 'bill_date', written: 'DD-Mon-YYYY', days: 90 } }],
};

/** What a record states, in each paper that it holds. */
export const figuresOf = ({ entry }: CaseRecord): readonly StatedFigures[] =>
  statedFigures[`${entry.document.id}.${entry.key}`] ?? [];

/** A text of the record; blank when there is none. */
export function textOf({ record }: CaseRecord, path: string | undefined): string {
  const value = path === undefined ? undefined : readPath(record.data, path);
  return typeof value === 'string' ? value.trim() : '';
}

/** An amount as a source writes it: `8,45,000.00`, `₹845000`. Null for what is none. */
export function amountIn(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const bare = value.replace(/[₹,\s]|Rs\.?/g, '');
  return bare === '' || !Number.isFinite(Number(bare)) ? null : Number(bare);
}

export const amountAt = ({ record }: CaseRecord, path: string | undefined): number | null =>
  path === undefined ? null : amountIn(readPath(record.data, path));

/** `2024-25` for the ways it is written; blank for what is no such year. */
export function yearIn(text: string): string {
  const [, first = '', second = ''] = /^(\d{4})\s*[-/–]\s*(?:\d{2})?(\d{2})$/.exec(text.trim()) ?? [];
  return (Number(first) + 1) % 100 === Number(second) && first !== '' ? `${first}-${second}` : '';
}

/** The year, counted from its first; NaN for a blank. */
export const firstYear = (year: string): number => (year === '' ? Number.NaN : Number(year.slice(0, 4)));

/** `2024-25` of its first year. */
export const yearFrom = (first: number): string => `${first}-${String((first + 1) % 100).padStart(2, '0')}`;

/** The Indian financial year of a day, by its first year; NaN for a text that is no day. */
export function financialYearOf(day: string): number {
  const iso = isoDay(day);
  if (iso === '') return Number.NaN;
  const [year = 0, month = 0] = iso.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** Days from one day to another, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Whole rupees as they are written: ₹8,45,000. */
export const rupees = (amount: number): string => inr(String(Math.round(amount))).replace(/\.00$/, '');
