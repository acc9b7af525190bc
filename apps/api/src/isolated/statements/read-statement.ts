import { StatementError } from '@pramaan/readers/statement/error.ts';
import { mergeStatements } from '@pramaan/readers/statement/merge.ts';
import { readStatementFile } from '@pramaan/readers/statement/read-file.ts';
import { readStatementPages } from '@pramaan/readers/statement/read-pages.ts';
import type { AskedMonths, Statement } from '@pramaan/readers/statement/statement.ts';
import { pdfRevisions, type TamperNote, tamperNotes } from '@pramaan/readers/statement/tamper.ts';
import { isPdf } from '../is-pdf.ts';
import { alone, type MoreThreads } from '../limits.ts';
import { isText, type OpenPdf, openPdf } from '../pdf/pages.ts';
import { pagesTogether } from '../pdf/pages-together.ts';
import { type MadeAccount, madeAccount } from './made-account.ts';
import { refuseStatement } from './refuse-statement.ts';

interface StatementInput {
  bytes: Uint8Array;
  passwords: readonly string[];
  /** Months that the lender asks for. */
  asked: AskedMonths | null;
  /** What other files of the same account said before. */
  before: Statement | null;
  /** Of the person, when known: whose credits are salary. */
  employer: string;
}

export interface ReadStatement extends MadeAccount {
  /** Index of the password that opened it; null when it opened without. */
  openedWith: number | null;
}

const limits = { maxPages: 1_000, maxBytes: 20 * 1024 * 1024 };

interface Opened {
  statement: Statement;
  tamper: TamperNote[];
  openedWith: number | null;
}

/**
 * A stranger's statement file, PDF, workbook or text: its rows, proof and analysis, joined with what other files of the
 * account said. A long PDF is read by `more` threads too; one reads the table and proves it. Throws FileError with a sentence.
 */
export async function readStatement(
  { bytes, passwords, asked, before, employer }: StatementInput,
  more: MoreThreads = alone,
): Promise<ReadStatement> {
  const options = asked ? { asked } : {};
  try {
    const opened = isPdf(bytes)
      ? await fromPdf(bytes, passwords, options, more)
      : { statement: readStatementFile(bytes, { passwords, ...options }), tamper: [], openedWith: null };
    const { statement, tamper, openedWith } = opened;
    const whole = before ? mergeStatements([before, statement], asked ?? undefined) : statement;
    return { ...madeAccount(whole, tamper, employer), openedWith };
  } catch (error) {
    return refuseStatement(error);
  }
}

async function fromPdf(
  bytes: Uint8Array,
  passwords: readonly string[],
  options: { asked?: AskedMonths },
  more: MoreThreads,
): Promise<Opened> {
  const pdf = await openPdf(bytes, passwords, limits);
  try {
    const { producer, creator, created, modified, opened, password, pageCount } = pdf;
    const statement = (await isScan(pdf))
      ? await (await import('./read-scan.ts')).readScan({ bytes, password, pageCount }, options)
      : await readStatementPages(pagesTogether(pdf, { bytes, ...limits }, more), options).catch(
          (refused: unknown) => readLines(pdf, options, refused),
        );
    const trace = { producer, creator, created, modified, revisions: pdfRevisions(bytes), fonts: [] };
    return { statement, tamper: tamperNotes(trace, statement.period.to), openedWith: opened };
  } finally {
    await pdf.close();
  }
}

/** A scan has no text on its first pages but a line of its scanner. */
async function isScan({ pagesOf }: Pick<OpenPdf, 'pagesOf'>): Promise<boolean> {
  let looked = 0;
  for await (const page of pagesOf()) {
    looked += 1;
    if (isText(page)) return false;
    if (looked === 2) break;
  }
  return true;
}

/** A print-out of a text that is longer is left to the refusal. */
const mostPagesOfLines = 40;

/** Refusals of a page without a table. One whose columns do not add up has one: read as lines, its dates run into its words. */
const withoutColumns = new Set(['no-rows', 'no-table']);

/**
 * A PDF whose columns do not stand under one another, as when somebody printed a text: its lines, read as one. Only in place of a
 * refusal, and only when its balances prove every row: a table that was read and does not add up stays what it is. Throws the refusal
 * otherwise.
 */
async function readLines(
  { pagesOf, pageCount }: Pick<OpenPdf, 'pagesOf' | 'pageCount'>,
  options: { asked?: AskedMonths },
  refused: unknown,
): Promise<Statement> {
  const columnless = refused instanceof StatementError && withoutColumns.has(refused.code);
  if (!columnless || pageCount > mostPagesOfLines) throw refused;
  const lines: string[] = [];
  for await (const page of pagesOf({ marks: 'first' }))
    lines.push(...page.lines.map(({ words }) => words.map(({ text }) => text).join(' ')));
  const read = linesAsText(lines.join('\n'), options);
  if (!read || read.proof.differences.length > 0) throw refused;
  return read;
}

function linesAsText(text: string, options: { asked?: AskedMonths }): Statement | null {
  try {
    return readStatementFile(Buffer.from(text), options);
  } catch (error) {
    if (error instanceof StatementError) return null;
    throw error;
  }
}
