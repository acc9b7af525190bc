import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxAround, type Page, type Word } from '@pramaan/readers/reading/page.ts';
import { StatementError } from '@pramaan/readers/statement/error.ts';
import { readStatementPages } from '@pramaan/readers/statement/read-pages.ts';
import { mixedReading } from './mix-readings.ts';
import { isProved, type ScanRead } from './scan-doubts.ts';

const places = [30, 110, 300, 380, 460];

/** A page of a scan; cells of its lines are parted by `|`, and `-` is a line that was not read. */
function pageOf(lines: readonly string[]): Page {
  return {
    ...{ width: 600, height: 800, origin: 'picture' },
    lines: lines.flatMap((line, row) => {
      const words = line.split('|').flatMap((cell, at): Word[] => {
        const left = places[at] ?? 0;
        const box = { left, top: 40 + row * 20, width: cell.length * 5, height: 8 };
        return cell === '' || cell === '-' ? [] : [{ text: cell, confidence: 0.9, box }];
      });
      return words.length === 0
        ? []
        : [
            {
              words,
              box: boxAround(words.map(({ box }) => box)) ?? { left: 0, top: 0, width: 0, height: 8 },
            },
          ];
    }),
  };
}

const statementIn = async (pages: readonly Page[]): Promise<ScanRead> => {
  try {
    return await readStatementPages(pages);
  } catch (error) {
    if (error instanceof StatementError) return error;
    throw error;
  }
};

const printed = [
  'Date|Narration|Debit|Credit|Balance',
  '01/04/2025|SALARY||500.00|1,500.00',
  '02/04/2025|SHOP|100.00||1,400.00',
  '03/04/2025|FUEL|50.00||1,350.00',
  '04/04/2025|CASH||200.00|1,550.00',
  '05/04/2025|RENT|300.00||1,250.00',
  'Closing|Balance : |||1,250.00',
];
const misread = (...mistakes: [number, string][]) => {
  const lines = [...printed];
  for (const [at, line] of mistakes) lines[at] = line;
  return lines;
};

test('rows that one reading left out or misread are taken from another when the balances then follow', async () => {
  const one = misread([2, '-'], [4, '04/04/2025|CASH||209.00|1,550.00']);
  const other = misread([3, '03/04/2025|FUEL|60.00||1,350.00'], [5, '05/04/2025|RENT|300.00||1,256.00']);
  const readings = await Promise.all(
    [one, other].map(async (lines) => ({ pages: [pageOf(lines)], read: await statementIn([pageOf(lines)]) })),
  );
  for (const { read } of readings) assert.ok(!isProved(read));
  const [first, second] = readings;
  assert.ok(first && second);
  const { read } = await mixedReading([first, second], statementIn);
  assert.ok(isProved(read));
  assert.deepEqual(
    read.transactions.map(({ debit, credit }) => debit ?? credit),
    [50_000, 10_000, 5_000, 20_000, 30_000],
  );
});

test('what no reading has right stays told of', async () => {
  const wrong = misread([3, '03/04/2025|FUEL|60.00||1,350.00']);
  const reading = { pages: [pageOf(wrong)], read: await statementIn([pageOf(wrong)]) };
  const { read } = await mixedReading([reading, reading], statementIn);
  assert.ok(!(read instanceof StatementError) && !isProved(read));
  const none = { pages: [pageOf(['nothing'])], read: new StatementError('unclear-scan') };
  assert.ok((await mixedReading([none, none], statementIn)).read instanceof StatementError);
});
