import { StatementError } from '@pramaan/readers/statement/error.ts';
import { readStatementFile } from '@pramaan/readers/statement/read-file.ts';
import { readStatementPages } from '@pramaan/readers/statement/read-pages.ts';
import type { Inventing, StatementOwner } from '@pramaan/specimens/statements/invent.ts';
import type { PrintedLayout } from '@pramaan/specimens/statements/printed/layout.ts';
import { printStatement } from '@pramaan/specimens/statements/printed/print-statement.ts';
import { printedTruth } from '@pramaan/specimens/statements/printed/printed-statement.ts';
import type { TextLayout } from '@pramaan/specimens/statements/printed/text-layout.ts';
import { textStatement, textTruth } from '@pramaan/specimens/statements/printed/text-statement.ts';
import { openPdf } from '../pdf/pages.ts';
import { judgeStatement, type StatementVerdict } from './judge-statement.test-help.ts';

/** Prints a statement in a layout, reads it as an upload is read, and judges it. */
export async function tryPrinted(
  owner: StatementOwner,
  layout: PrintedLayout,
  options: Inventing,
): Promise<StatementVerdict> {
  const truth = printedTruth(owner, layout, options);
  const pdf = await openPdf(await printStatement(truth, layout), []);
  const read = await readStatementPages(pdf.pagesOf({ marks: 'first' })).catch((error: unknown) => {
    if (error instanceof StatementError) return error;
    throw error;
  });
  await pdf.close();
  return judgeStatement(truth, { kinds: new Set(layout.columns.map(({ kind }) => kind)) }, read);
}

/** The same for a statement as text. */
export function tryText(owner: StatementOwner, layout: TextLayout, options: Inventing): StatementVerdict {
  const truth = textTruth(owner, layout, options);
  const kinds = new Set(layout.columns.map(([kind]) => kind));
  try {
    const read = readStatementFile(textStatement(truth, layout));
    return judgeStatement(truth, { kinds, text: true }, read);
  } catch (error) {
    if (error instanceof StatementError) return judgeStatement(truth, { kinds, text: true }, error);
    throw error;
  }
}
