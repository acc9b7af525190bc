import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { Matrix } from './Matrix.tsx';
import type { MatrixRow } from './use-review.ts';

type Cell = MatrixRow['cells'][number];
const first = (source: string, title: string, value: string): Cell => ({
  ...{ source, title, value, score: null, match: null, reasons: [] },
});
const same = (source: string, title: string, value: string): Cell => ({
  ...{ source, title, value, score: 1, match: true, reasons: [] },
});
const rows: MatrixRow[] = [
  {
    fact: 'name',
    cells: [
      first('form16.ocr.1', 'Form 16', 'MEENA EXAMPLE'),
      same('epf.uan', 'EPF', 'MEENA EXAMPLE'),
      {
        ...{ source: 'pan.auth', title: 'PAN', value: 'SOMEONE ELSE', score: 0, match: false },
        reasons: ['The names share no word.'],
      },
    ],
  },
  {
    fact: 'mobile',
    cells: [
      first('profile', 'Profile', 'XXXXXX0013'),
      {
        ...{ source: 'basicDetails.input', title: 'Basic details', value: 'XXXXXX0013' },
        ...{ score: null, match: null, reasons: ['Only the last four characters can be compared.'] },
      },
    ],
  },
];

const open = (matrix: MatrixRow[]) => {
  serve({ 'GET /consistency': matrix });
  drawOffice(<Matrix id={applicantId} />);
};
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

test('columns are sources, those that differ right after those that others are compared with; rows are facts', async () => {
  open(rows);
  const name = within((await screen.findByRole('rowheader', { name: 'Name' })).closest('tr') as HTMLElement);
  expect(headings()).toEqual(['Fact', 'Form 16', 'Profile', 'PAN', 'EPF', 'Basic details']);
  expect(name.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'MEENA EXAMPLEReference',
    '–',
    'SOMEONE ELSEMismatchDetailsMatch score 0.00 of 1.00.The names share no word.Record pan.auth.',
    'MEENA EXAMPLEMatch',
    '–',
  ]);
});

test('scores and wire names stand under details alone', async () => {
  open(rows);
  const score = await screen.findByText('Match score 0.00 of 1.00.');
  expect(score.closest('details')?.open).toBe(false);
  expect(screen.getByText('Record pan.auth.').closest('details')?.open).toBe(false);
  expect(screen.getByText('Partial match')).toBeTruthy();
});

test('an address is shown part by part, with both values', async () => {
  const other: Cell = {
    ...{ source: 'epic.auth', title: 'Voter ID', value: '202 B Wing, Pune', score: 0.65, match: false },
    reasons: ['HOUSE A202 and HOUSE 202 WING B are different houses.'],
    parts: [
      { part: 'pin', says: 'neither', a: '', b: '' },
      { part: 'house', says: 'differs', a: 'HOUSE A202', b: 'HOUSE 202 WING B' },
      { part: 'city', says: 'same', a: 'PUNE', b: 'PUNE' },
    ],
  };
  open([{ fact: 'address', cells: [first('aadhaar.qr', 'Aadhaar', 'A-202, Pune'), other] }]);
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(terms).toEqual(['House', 'City']);
  const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told).toEqual(['MismatchHOUSE A202 · HOUSE 202 WING B', 'Match']);
});

test('of many sources that agree the first are shown, and all when asked', async () => {
  const many = Array.from({ length: 12 }, (_, index) => same(`form16.ocr.${index}`, `Form ${index}`, 'A'));
  open([{ fact: 'name', cells: [first('pan.auth', 'PAN', 'A'), ...many] }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all 13 sources' }));
  expect(headings()).toHaveLength(14);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('one source alone compares with nothing', async () => {
  open([]);
  expect(await screen.findByText('At least two sources are needed for a comparison.')).toBeTruthy();
});
