import { randomOf } from '@pramaan/specimens/random.ts';
import type { Inventing, StatementOwner } from '@pramaan/specimens/statements/invent.ts';
import type { PrintedLayout } from '@pramaan/specimens/statements/printed/layout.ts';
import { printStatement } from '@pramaan/specimens/statements/printed/print-statement.ts';
import { printedTruth } from '@pramaan/specimens/statements/printed/printed-statement.ts';
import { scanPdf } from '@pramaan/specimens/statements/scan-pdf.ts';
import sharp, { type Sharp } from 'sharp';
import { FileError } from '../error.ts';
import { readPdf } from '../pdf/pages.ts';
import { drawPixels } from '../pdf/picture.ts';
import { readStatement } from './read-statement.ts';

/** What reading a statement takes besides its bytes, when nothing more is known. */
export const plainReading = { passwords: [], asked: null, before: null, employer: '' };

/** Of a worn copier: the paper lay askew, it prints grey, and its glass has specks. Pixels at 200 dots an inch. */
async function worn(picture: Sharp, seed: string): Promise<Sharp> {
  const turned = picture.rotate(0.9, { background: '#ffffff' }).linear(0.72, 60).removeAlpha();
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  const random = randomOf(seed);
  for (let speck = 0; speck < 300; speck++) {
    const [x, y] = [random.whole(0, info.width - 3), random.whole(0, info.height - 3)];
    for (let row = y; row < y + 2; row++)
      data.fill(90, (row * info.width + x) * info.channels, (row * info.width + x + 2) * info.channels);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

interface Scanning {
  /** So often only roughly drawn. */
  times?: number;
  worn?: true;
}

/** A PDF of pictures of another PDF's pages, as often as it says. */
export async function scanOf(
  bytes: Uint8Array,
  { times = 1, worn: isWorn }: Scanning = {},
): Promise<Uint8Array> {
  const { pages } = await readPdf(bytes);
  const drawn = await Promise.all(
    pages.map(async ({ width, height }, page) => {
      const { data, ...size } = await drawPixels(bytes, { page, dpi: times > 1 ? 20 : 200 });
      const drawn = sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } });
      const picture = isWorn ? await worn(drawn, `page ${page}`) : drawn;
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
  scanning: Scanning = {},
): Promise<ScannedVerdict> {
  const truth = printedTruth(owner, layout, options);
  const bytes = await scanOf(await printStatement(truth, layout), scanning);
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
