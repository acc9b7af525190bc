import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { StatementTruth, TrueRow } from './truth.ts';

/** What someone may do to a statement. */
export type StatementFault =
  | 'altered-amount'
  | 'altered-balance'
  | 'removed-rows'
  | 'repeated-month'
  | 'wrong-closing'
  | 'wrong-side';

export const statementFaults: readonly StatementFault[] = [
  ...([
    'altered-amount',
    'altered-balance',
    'removed-rows',
    'repeated-month',
    'wrong-closing',
    'wrong-side',
  ] as const),
];

export interface Faulty {
  truth: StatementTruth;
  /** Index of the row, in the order of the faulty truth, at which it must be noticed; null for the whole. */
  row: number | null;
}

/** The same statement with one fault. `at`: a row well inside it, from 0. */
export function withFault(truth: StatementTruth, fault: StatementFault, at: number): Faulty {
  const rows = truth.rows.map((row) => ({ ...row }));
  const own = rows[at];
  if (!own) throw new RangeError(`There is no row ${at}.`);
  const made = (changed: TrueRow[], row: number | null): Faulty => ({
    truth: { ...truth, rows: changed },
    row,
  });
  switch (fault) {
    case 'altered-amount':
      if (own.credit === null) own.debit = (own.debit ?? 0) + 500_000;
      else own.credit += 500_000;
      return made(rows, at);
    case 'altered-balance':
      own.balance += 1_000_000;
      return made(rows, at);
    case 'removed-rows':
      return made([...rows.slice(0, at), ...rows.slice(at + 7)], at);
    case 'repeated-month': {
      const month = own.date.slice(0, 7);
      const first = rows.findIndex(({ date }) => date.startsWith(month));
      const last = rows.findLastIndex(({ date }) => date.startsWith(month));
      const again = rows.slice(first, last + 1).map((row) => ({ ...row }));
      return made([...rows.slice(0, last + 1), ...again, ...rows.slice(last + 1)], last + 1);
    }
    case 'wrong-closing':
      return { truth: { ...truth, closing: truth.closing + 2_500_000 }, row: null };
    case 'wrong-side':
      [own.debit, own.credit] = [own.credit, own.debit];
      return made(rows, at);
  }
}

/** The PDF with a figure painted over and saved on top of itself, as a PDF editor does: another font, a later date. */
export async function editedPdf(bytes: Uint8Array, pageNumber: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false });
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.getPage(pageNumber - 1);
  page.drawRectangle({ x: 400, y: 420, width: 80, height: 10, color: rgb(1, 1, 1) });
  page.drawText('9,99,999.00', { x: 420, y: 422, size: 8, font });
  const made = document.getCreationDate() ?? new Date();
  document.setModificationDate(new Date(made.valueOf() + 86_400_000));
  return document.commit();
}
