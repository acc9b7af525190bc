import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { drawStatement } from './draw-pdf.ts';
import { editedPdf, withFault } from './faults.ts';
import { inventStatement } from './invent.ts';
import { type StatementForm, statementFile } from './make.ts';
import type { BankStyle } from './style.ts';
import { bankStyles } from './styles/all.ts';
import { axisStyle, hdfcStyle, iciciStyle } from './styles/private-banks.ts';
import { sbiStyle } from './styles/public-banks.ts';
import type { StatementTruth, TrueRow } from './truth.ts';

export interface StatementSpecimen {
  name: string;
  title: string;
  mediaType: string;
  make(person: Person): Promise<Buffer>;
}

const mediaTypes: Readonly<Record<StatementForm, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // Banks hand it out under the name of a workbook.
  html: 'application/vnd.ms-excel',
};
/** The six whole months before this one: those that a lender asks for. */
function latest(now = new Date()): { from: string; months: number } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6, 1));
  return { from: first.toISOString().slice(0, 7), months: 6 };
}

const asFile = (style: BankStyle, form: StatementForm, what: string): StatementSpecimen => ({
  name: `statement-${style.name}${form === 'pdf' ? '' : `-${form}`}`,
  title: `${style.bank} statement, ${what}`,
  mediaType: mediaTypes[form],
  make: async (person) =>
    Buffer.from(await statementFile(inventStatement(person, style, latest()), style, form)),
});

/** Banks send statements by e-mail under a password; this one's stands in its title. */
const lockedWith = 'demo@1234';
const locked: StatementSpecimen = {
  name: 'statement-hdfc-locked',
  title: `HDFC Bank statement locked with ${lockedWith}`,
  mediaType: mediaTypes.pdf,
  async make(person) {
    const truth = inventStatement(person, hdfcStyle, latest());
    return Buffer.from(await statementFile(truth, hdfcStyle, 'pdf', { password: lockedWith }));
  },
};

const faulty: readonly StatementSpecimen[] = [
  {
    name: 'statement-hdfc-altered',
    title: 'HDFC Bank statement with one altered amount',
    mediaType: mediaTypes.pdf,
    async make(person) {
      const { truth } = withFault(inventStatement(person, hdfcStyle, latest()), 'altered-amount', 40);
      return Buffer.from((await drawStatement(truth, hdfcStyle)).bytes);
    },
  },
  {
    name: 'statement-hdfc-edited',
    title: 'HDFC Bank statement changed in a PDF editor, with money that came and went back',
    mediaType: mediaTypes.pdf,
    async make(person) {
      const truth = withCircle(inventStatement(person, hdfcStyle, latest()));
      const { bytes } = await drawStatement(withFault(truth, 'removed-rows', 60).truth, hdfcStyle);
      return Buffer.from(await editedPdf(bytes, 1));
    },
  },
  {
    name: 'statement-sbi-page-missing',
    title: 'State Bank of India statement without its third page',
    mediaType: mediaTypes.pdf,
    async make(person) {
      const truth = inventStatement(person, sbiStyle, latest());
      return Buffer.from((await drawStatement(truth, sbiStyle, { without: new Set([3]) })).bytes);
    },
  },
];

/** The statement with money that comes and goes back on one day, after its twentieth row. */
function withCircle(truth: StatementTruth): StatementTruth {
  const before = truth.rows[20];
  if (!before) throw new RangeError('The statement is too short.');
  const amount = 5_000_000;
  const into: TrueRow = {
    ...{ ...before, kind: 'neft-in', debit: null, credit: amount, balance: before.balance + amount },
    narration: 'NEFT CR-ABCD0123451-MODEL TRADERS-ABCDN412345678901',
  };
  const back: TrueRow = {
    ...{ ...before, kind: 'neft-in', debit: amount, credit: null },
    narration: 'NEFT DR-ABCD0123451-MODEL TRADERS-ABCDN412345678902',
  };
  return { ...truth, rows: [...truth.rows.slice(0, 21), into, back, ...truth.rows.slice(21)] };
}

/** Six months of an invented account in every layout, in the other forms of some banks, and with a fault. */
export const statementSpecimens: readonly StatementSpecimen[] = [
  ...bankStyles.map((style) => asFile(style, 'pdf', `PDF (${style.name})`)),
  asFile(axisStyle, 'csv', 'CSV'),
  asFile(iciciStyle, 'xls', 'old Excel'),
  asFile(hdfcStyle, 'xlsx', 'Excel'),
  asFile(sbiStyle, 'html', 'a web page named .xls'),
  locked,
  ...faulty,
];
