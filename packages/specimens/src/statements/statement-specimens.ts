import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { paidOutMonthly, salaryOf } from '../papers/salary.ts';
import { yearFrom } from '../papers/years.ts';
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
/** Whole months of a statement: how many, of which the first is so many months back. */
interface Months {
  back: number;
  months: number;
}

/** The six whole months before this one: those that a lender asks for. */
const latest: Months = { back: 6, months: 6 };
/** Four months that ended three months ago. */
const outdated: Months = { back: 7, months: 4 };

function firstMonth({ back }: Months, now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
}

/** What people repay a month unless they say otherwise: the example of the question for other loans. */
const usualLoan = { lender: 'SAMPLE FINANCE LIMITED', emi: 850_000 };

/** Months of a person's account, with so many times the salary that their other papers say. */
function monthsOf(person: Person, style: BankStyle, wanted = latest, times = 1): StatementTruth {
  const from = firstMonth(wanted);
  const { months } = wanted;
  const [year = 0, month = 1] = from.split('-').map(Number);
  const salary = paidOutMonthly(salaryOf(person, yearFrom(month < 4 ? year - 1 : year))) * 100 * times;
  const loan = { ...usualLoan, ...(person.repays === undefined ? {} : { emi: person.repays * 100 }) };
  return inventStatement(person, style, { from, months, salary, loan });
}

const asFile = (style: BankStyle, form: StatementForm, what: string): StatementSpecimen => ({
  name: `statement-${style.name}${form === 'pdf' ? '' : `-${form}`}`,
  title: `${style.bank} statement, ${what}`,
  mediaType: mediaTypes[form],
  make: async (person) => Buffer.from(await statementFile(monthsOf(person, style), style, form)),
});

/** Banks send statements by e-mail under a password; this one's stands in its title. */
const lockedWith = 'demo@1234';
const locked: StatementSpecimen = {
  name: 'statement-hdfc-locked',
  title: `HDFC Bank statement locked with ${lockedWith}`,
  mediaType: mediaTypes.pdf,
  async make(person) {
    const truth = monthsOf(person, hdfcStyle);
    return Buffer.from(await statementFile(truth, hdfcStyle, 'pdf', { password: lockedWith }));
  },
};

const faulty: readonly StatementSpecimen[] = [
  {
    name: 'statement-hdfc-altered',
    title: 'HDFC Bank statement with one altered amount',
    mediaType: mediaTypes.pdf,
    async make(person) {
      const { truth } = withFault(monthsOf(person, hdfcStyle), 'altered-amount', 40);
      return Buffer.from((await drawStatement(truth, hdfcStyle)).bytes);
    },
  },
  {
    name: 'statement-hdfc-edited',
    title: 'HDFC Bank statement changed in a PDF editor, with money that came and went back',
    mediaType: mediaTypes.pdf,
    make: (person) => edited(monthsOf(person, hdfcStyle)),
  },
  {
    name: 'statement-hdfc-outdated',
    title: 'HDFC Bank statement that ends three months ago, changed in a PDF editor, with twice the salary',
    mediaType: mediaTypes.pdf,
    make: (person) => edited(monthsOf(person, hdfcStyle, outdated, 2)),
  },
  {
    name: 'statement-sbi-page-missing',
    title: 'State Bank of India statement without its third page',
    mediaType: mediaTypes.pdf,
    async make(person) {
      const truth = monthsOf(person, sbiStyle);
      return Buffer.from((await drawStatement(truth, sbiStyle, { without: new Set([3]) })).bytes);
    },
  },
];

/** Rows taken out, money that comes and goes back, and a figure painted over. */
async function edited(truth: StatementTruth): Promise<Buffer> {
  const { bytes } = await drawStatement(withFault(withCircle(truth), 'removed-rows', 60).truth, hdfcStyle);
  return Buffer.from(await editedPdf(bytes, 1));
}

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
