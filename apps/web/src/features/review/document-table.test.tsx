import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { DocumentTable } from './DocumentTable.tsx';
import { reviewedRecords } from './records.ts';
import type { Review } from './use-review.ts';

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const record = (data: object, more: object = {}) => ({
  ...{ data, status: 'verified', source: 'registry', provider: 'karza', checks: [], verifiedAt: dayAgo(0) },
  ...more,
});
const docs = {
  id: { pan: { auth: record({ number: 'XXXXXX234C', name: 'ASHA SAMPLE' }, { status: 'mismatch' }) } },
  loan: {
    loanRequest: record(
      { loanAmt: '200000', loanPeriod: '24' },
      { status: 'declared', source: 'self-declared', verifiedAt: dayAgo(12.5) },
    ),
  },
};
const review = {
  ...{ version: 4, stage: 'in-review', reviews: [], may: { reveal: false } },
} as unknown as Review;

function Table({ of }: { of: object }) {
  const [open, setOpen] = useState<string[]>([]);
  const records = reviewedRecords(of as Record<string, unknown>);
  const onOpen = (id: string, on: boolean) => setOpen(on ? [id] : []);
  return <DocumentTable id={applicantId} review={review} records={records} open={open} onOpen={onOpen} />;
}

afterEach(() => vi.unstubAllGlobals());

test('documents stand by area, each with its number, verdict, source, age and files', () => {
  drawOffice(<Table of={docs} />);
  const rows = within(screen.getByRole('table', { name: 'Documents' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Document', 'Key value', 'Verdict', 'Source', 'Age', 'Files'],
    ['Identity'],
    ['PAN', 'XXXXXX234C', 'Mismatch', 'Registry', 'Today', '–'],
    ['Loan'],
    ['Loan request', '₹2,00,000', 'Declared', 'Entered manually', '12 days', '–'],
  ]);
});

test('a line opens what was read and what its source says, and closes again', () => {
  serve({});
  drawOffice(<Table of={docs} />);
  const line = screen.getByRole('button', { name: 'PAN' });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('heading', { level: 4, name: 'Source response' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'PAN Details' })).toBeTruthy();
  fireEvent.click(line);
  expect(screen.queryByRole('article')).toBeNull();
});

test('without a document there is no table', () => {
  drawOffice(<Table of={{}} />);
  expect(screen.getByText('No documents submitted yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
