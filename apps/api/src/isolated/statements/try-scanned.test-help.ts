import type { Inventing, StatementOwner } from '@pramaan/specimens/statements/invent.ts';
import type { PrintedLayout } from '@pramaan/specimens/statements/printed/layout.ts';
import { printStatement } from '@pramaan/specimens/statements/printed/print-statement.ts';
import { printedTruth } from '@pramaan/specimens/statements/printed/printed-statement.ts';
import { scanPdf } from '@pramaan/specimens/statements/scan-pdf.ts';
import sharp from 'sharp';
import { FileError } from '../error.ts';
import { readPdf } from '../pdf/pages.ts';
import { drawPixels } from '../pdf/picture.ts';
import { readStatement } from './read-statement.ts';

/** What reading a statement takes besides its bytes, when nothing more is known. */
export const plainReading = { passwords: [], asked: null, before: null, employer: '' };

/** A PDF of pictures of another PDF's pages, as often as it says; so often only roughly drawn. */
export async function scanOf(bytes: Uint8Array, times = 1): Promise<Uint8Array> {
  const { pages } = await readPdf(bytes);
  const drawn = await Promise.all(
    pages.map(async ({ width, height }, page) => {
      const { data, ...size } = await drawPixels(bytes, { page, dpi: times > 1 ? 20 : 200 });
      const picture = sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } });
      return { bytes: await picture.jpeg({ quality: 85 }).toBuffer(), width, height };
    }),
  );
  return scanPdf(Array.from({ length: times }, () => drawn).flat());
}

interface ScannedVerdict {
  /** The refusal's code; null when it was read. */
  refused: string | null;
  /** Rows that were printed, and those of them whose amounts and balance were read. */
  rows: number;
  right: number;
  /** Something else than was printed is believed of the amounts; a balance that was not read is not. */
  wrong: boolean;
  proved: number;
  /** What the reviewer is told besides that it is a scan. */
  told: string[];
  /** That it is a scan, and that the words have to be compared. */
  saysScan: boolean;
  /** Work of the whole process, in ms. */
  processorMs: number;
}

/** Prints a statement, scans it and reads it as an upload is read. */
export async function tryScanned(
  owner: StatementOwner,
  layout: PrintedLayout,
  options: Inventing,
): Promise<ScannedVerdict> {
  const truth = printedTruth(owner, layout, options);
  const bytes = await scanOf(await printStatement(truth, layout));
  const usage = process.cpuUsage();
  const read = await readStatement({ ...plainReading, bytes }).catch((error: unknown) => {
    if (error instanceof FileError) return error;
    throw error;
  });
  const { user, system } = process.cpuUsage(usage);
  const processorMs = (user + system) / 1000;
  const rows = truth.rows.length;
  if (read instanceof FileError)
    return {
      refused: read.code,
      rows,
      right: 0,
      wrong: false,
      proved: 0,
      told: [],
      saysScan: true,
      processorMs,
    };
  const { differences, rowsVerified } = read.statement.proof;
  const sentences = differences.map(({ sentence }) => sentence);
  const told = sentences.filter((sentence) => !sentence.startsWith('The statement is a scan.'));
  const money = ({ debit, credit, balance }: (typeof truth.rows)[number]) => [debit, credit, balance];
  const seen = read.statement.transactions.map(({ debit, credit, balance }) => [debit, credit, balance]);
  const right = truth.rows.filter((row, at) => String(money(row)) === String(seen[at])).length;
  const wrong =
    seen.length !== rows ||
    truth.rows.some((row, at) => {
      const [debit, credit, balance = null] = seen[at] ?? [];
      return debit !== row.debit || credit !== row.credit || ![null, row.balance].includes(balance);
    });
  const saysScan = sentences.length === told.length + 1;
  return { refused: null, rows, right, wrong, proved: rowsVerified, told, saysScan, processorMs };
}
