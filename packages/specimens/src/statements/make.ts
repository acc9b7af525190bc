import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { drawStatement } from './draw-pdf.ts';
import { type Inventing, inventStatement } from './invent.ts';
import { sheetRows } from './sheet-rows.ts';
import type { BankStyle } from './style.ts';
import type { StatementTruth } from './truth.ts';
import { writeCsv, writeHtml, writeWorkbook } from './write-sheet.ts';

export const statementForms = ['pdf', 'csv', 'xls', 'xlsx', 'html'] as const;
export type StatementForm = (typeof statementForms)[number];

/** A statement in one of the forms in which banks hand it out. `password` locks a PDF. */
export async function statementFile(
  truth: StatementTruth,
  style: BankStyle,
  form: StatementForm,
  { password }: { password?: string } = {},
): Promise<Uint8Array> {
  switch (form) {
    case 'pdf':
      return (await drawStatement(truth, style, password === undefined ? {} : { password })).bytes;
    case 'csv':
      return writeCsv(sheetRows(truth, style));
    case 'html':
      return writeHtml(sheetRows(truth, style));
    default:
      return writeWorkbook(sheetRows(truth, style), { type: form, dates: true });
  }
}

/** A person's statement of a bank at once. */
export async function madeStatement(
  person: Pick<Person, 'name' | 'employer' | 'address' | 'mobile'>,
  style: BankStyle,
  form: StatementForm,
  options: Inventing & { password?: string } = {},
): Promise<{ truth: StatementTruth; bytes: Uint8Array }> {
  const truth = inventStatement(person, style, options);
  const { password } = options;
  const bytes = await statementFile(truth, style, form, password === undefined ? {} : { password });
  return { truth, bytes };
}
