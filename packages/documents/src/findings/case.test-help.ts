import { findMissingRequirements } from '../missing-requirements.ts';
import { writePath } from '../paths.ts';
import { findEntry } from '../registry.ts';
import { type StoredRecord, type Tree, writeRecord } from '../tree.ts';
import { findFindings } from './find-findings.ts';
import { type Finding, type FindingInput, usualTolerances } from './finding.ts';

export const today = '2026-11-20';

/** Puts a record into a tree: `form16.ocr.2`. Its source is its method's own unless it is named. */
export function put(
  docs: Tree,
  place: string,
  data: Record<string, unknown>,
  more: Partial<StoredRecord> = {},
): void {
  const [document = '', key = '', instance = '1'] = place.split('.');
  const entry = findEntry(document, key);
  if (!entry) throw new Error(`No document declares ${place}.`);
  const { source } = entry.method;
  const status = source === 'ocr' ? 'unconfirmed' : source === 'self-declared' ? 'declared' : 'verified';
  writeRecord(docs, entry, Number(instance), {
    ...{ data, status, source, provider: '', verifiedAt: `${today}T04:30:00.000Z`, checks: [] },
    ...more,
  });
}

/** Sets one member of a record that stands: `form16.ocr.1` and `amount`. */
export function set(docs: Tree, recordAt: string, path: string, value: unknown): void {
  writePath(docs, `${recordAt}.data.${path}`, value);
}

/** Rows of six months that end in `last`, YYYY-MM: salary on the first, rent, an instalment. */
export function statementRows(last: string, { salary, instalment }: { salary: number; instalment: number }) {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: 6 }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    const row = (day: string, type: 'CREDIT' | 'DEBIT', category: string, amount: number) => ({
      ...{ type, category, amount: amount.toFixed(2), description: category.toUpperCase(), remark: 'NA' },
      ...{ valueDate: `${at}-${day}`, dateTime: `${at}-${day}`, balanceAfterTransaction: '50000.00' },
    });
    return [
      ...(salary > 0
        ? [row('01', 'CREDIT', 'Salary', salary)]
        : [row('01', 'CREDIT', 'Transfer in', 40_000)]),
      row('03', 'DEBIT', 'Rent', 15_000),
      ...(instalment > 0 ? [row('05', 'DEBIT', 'Loan repayment', instalment)] : []),
    ];
  })
    .reverse()
    .flat();
}

export interface Person {
  name: string;
  fatherName: string;
  dob: string;
  pan: string;
  aadhaarLast4: string;
  tan: string;
  salary: number;
  instalment: number;
}

export const kavya: Person = {
  ...{ name: 'Kavya Sample', fatherName: 'Mohan Sample', dob: '1991-04-12', pan: 'ABCPS1234K' },
  ...{ aadhaarLast4: '4471', tan: 'BLRS12345F', salary: 900_000, instalment: 6_000 },
};

/** A case of which every paper agrees with the others, with two years of income. */
export function cleanCase(person: Person = kavya): Tree {
  const docs: Tree = {};
  const { name, pan, dob, fatherName, tan, salary } = person;
  put(docs, 'pan.auth', { name: name.toUpperCase(), number: pan }, { anchor: true });
  put(docs, 'pan.ocr', { name, number: pan, fatherName, dob });
  put(
    docs,
    'aadhaar.qr',
    { name, dateOfBirth: dob, uid: `XXXX XXXX ${person.aadhaarLast4}` },
    { source: 'issuer-signed' },
  );
  put(docs, 'dl.auth', { name, dob: dob.split('-').reverse().join('-') });
  put(docs, 'eBill.auth', { consumer_name: name, bill_date: '05-Nov-2026' });
  for (const [instance, year] of ['2025-26', '2024-25'].entries()) {
    const amount = String(Math.round(salary * (1 - instance * 0.08)));
    const certificateNo = `ABCDEF${instance}`;
    const form = { certificateNo, fiscalYear: year, amount, employee: { name, pan }, employer: { tan } };
    put(docs, `form16.ocr.${instance + 1}`, form, { file: `file-${instance}` });
    put(docs, `form16.auth.${instance + 1}`, { ...form, status: 'Valid', employee: { pan } });
    const assessmentYear = instance === 0 ? '2026-27' : '2025-26';
    const income = String(Math.round(Number(amount) * 0.94));
    put(docs, `itr.ocr.${instance + 1}`, {
      ...{ assessmentYear, ackNo: `10000000${instance}240726`, payee: { name, pan } },
      details: { income: { gross: income } },
    });
  }
  const transactions = statementRows('2026-11', {
    salary: (salary * 0.85) / 12,
    instalment: person.instalment,
  });
  put(docs, 'bankStatement.statement', {
    account: { name, bank: 'Sample Bank', number: 'XXXX0011' },
    transactions,
  });
  put(docs, 'creditReport.bureau', { name, reportDate: '2026-11-10', emi: String(person.instalment + 200) });
  put(docs, 'loanDetails.input', { loanAmt: '250000', emi: String(person.instalment) });
  put(docs, 'loanRequest.input', { loanAmt: '500000', loanPeriod: '36' });
  put(docs, 'basicDetails.input', { name });
  put(docs, 'residentDetails.input', {});
  return docs;
}

/** The input of a case on which nothing but its records bears. */
export const inputOf = (docs: Tree, more: Partial<FindingInput> = {}): FindingInput => ({
  ...{ docs, today, rejected: new Set(), files: [], linked: [], tolerances: usualTolerances },
  // Branches of one invented bank: those that end in 1.
  isBranch: (ifsc: string) => (ifsc.startsWith('ABCD') ? ifsc.endsWith('1') : null),
  consents: new Set(['verification', 'bureau', 'bank']),
  missing: findMissingRequirements(docs),
  ...more,
});

export const findingsIn = (docs: Tree, more: Partial<FindingInput> = {}): Finding[] =>
  findFindings(inputOf(docs, more));
