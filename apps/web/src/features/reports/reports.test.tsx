import { exampleCapture, personAsked } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { documents, findDocument, findEntry } from '@pramaan/documents/registry.ts';
import {
  filledPlaces,
  missingTitles,
  namesBySource,
  reportSummary,
} from '@pramaan/documents/report-facts.ts';
import { reportPlaces } from '@pramaan/documents/reports.ts';
import { summaryCards, summaryDocuments, summaryOrder } from '@pramaan/documents/summary-cards.ts';
import { type StoredRecord, type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftOfCapture } from '../../documents/draft-of-document.ts';
import { draftOfRecord } from '../../documents/draft-of-record.ts';
import type { Draft } from '../../documents/draft-store.ts';
import { ReportCards } from './ReportCards.tsx';
import { cardsOf } from './report-facts.ts';

const fixtures = await loadFixtures();
afterEach(cleanup);

const record = (data: Record<string, unknown>, more: Partial<StoredRecord> = {}): StoredRecord => ({
  data,
  status: 'verified',
  source: 'registry',
  provider: 'sandbox',
  verifiedAt: '2026-08-15T05:12:00Z',
  checks: [],
  ...more,
});

function recordOf(documentId: string, key: string) {
  const method = findDocument(documentId)?.methods[key];
  if (!method) throw new Error(`no ${documentId}.${key}`);
  const asked = exampleCapture(method.capture);
  const made = fixtures[documentId]?.[key]?.(personAsked(method.capture, asked), asked);
  if (!made) throw new Error(`no fixture for ${documentId}.${key}`);
  return { asked, made };
}

function wholeTree(): Tree {
  const docs: Tree = {};
  for (const { entry, instance } of reportPlaces('public'))
    writeRecord(docs, entry, instance, record(recordOf(entry.document.id, entry.key).made));
  return docs;
}

test('the cards of the full report stand in the order of the specification', () => {
  render(<ReportCards cards={cardsOf(filledPlaces('full', wholeTree()), true)} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(reportPlaces('full').map(({ title }) => title));
  const at = (title: string) => titles.findIndex((each) => each?.startsWith(title));
  const inOrder = [
    'Aadhaar OCR',
    'Aadhaar QR',
    'PAN',
    'Driving Licence',
    'Voter',
    'Passport',
    'NREGA',
    'Electricity',
    'Telephone',
    'LPG',
    'Employment',
    'EPF',
    'ESIC',
    'Personal',
    'Residential',
    'Other Loan',
    'Form16 - 1',
    'Form16 - 2',
    'Form16 - 3',
    'ITR - 1',
    'ITR - 2',
    'ITR - 3',
    'Shops',
    'FSSAI',
    'IEC',
    'GST Identity',
    'GST Authentication',
    'ICAI',
    'ICSI',
    'ICWAI',
  ].map(at);
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
});

test('the verification report is the same without the Aadhaar cards', () => {
  const docs = wholeTree();
  const full = filledPlaces('full', docs).filter(({ entry }) => entry.document.id !== 'aadhaar');
  expect(filledPlaces('verification', docs).map(({ id }) => id)).toEqual(full.map(({ id }) => id));
});

test('a card appears only when its data exists; a check under way has a place', () => {
  const docs: Tree = {};
  const [first, second, third] = reportPlaces('full');
  if (!first || !second || !third) throw new Error('no places');
  writeRecord(docs, first.entry, 1, record({}));
  writeRecord(docs, second.entry, 1, record({}, { status: 'pending' }));
  writeRecord(docs, third.entry, 1, record(recordOf(third.entry.document.id, third.entry.key).made));
  expect(filledPlaces('full', docs).map(({ id, waiting }) => [id, waiting])).toEqual([
    [second.id, true],
    [third.id, false],
  ]);
  expect(missingTitles('full', docs).length).toBeGreaterThan(10);
});

test('the strip counts what is verified, in doubt, awaited and only said', () => {
  const docs: Tree = {};
  const places = reportPlaces('full');
  const states: Partial<StoredRecord>[] = [
    {},
    { status: 'mismatch' },
    { status: 'source_down' },
    { source: 'self-declared' },
  ];
  states.forEach((state, index) => {
    const place = places[index + 2];
    if (place) writeRecord(docs, place.entry, 1, record({ name: 'ASHA' }, state));
  });
  expect(reportSummary('full', docs).counts).toEqual({ verified: 1, attention: 1, checking: 1, noted: 1 });
  expect(namesBySource(docs).length).toBeGreaterThan(0);
});

test('the summary is read from the draft, in its own order, and from the case file where the draft is silent', () => {
  const draft: Draft = {};
  for (const id of summaryOrder) {
    const document = findDocument(id);
    const [key] = Object.keys(document?.methods ?? {});
    if (!document || !key) throw new Error(`no ${id}`);
    const { asked, made } = recordOf(id, key);
    Object.assign(draft, draftOfCapture(document, key, asked), draftOfRecord(document, key, made, asked));
  }
  expect(summaryCards(documents, draft).map(({ document }) => document.id)).toEqual(summaryOrder);
  // Each is shown by the card of the way in which it was given here, not by another that prints what was typed as well.
  const titles = summaryOrder.map((id) => Object.values(findDocument(id)?.methods ?? {})[0]?.card.title);
  expect(summaryCards(documents, draft).map(({ method }) => method.card.title)).toEqual(titles);
  expect(summaryCards(documents, {})).toEqual([]);
  expect(
    summaryCards(documents, { panCardDetails: 'damaged', iecDetails: [1, 2], epicDetails: null }),
  ).toEqual([]);
  // What the case file alone has, from DigiLocker say, speaks where the draft is silent.
  const docs: Tree = {};
  for (const id of summaryOrder) {
    const document = findDocument(id);
    const [key] = Object.keys(document?.methods ?? {});
    const entry = findEntry(id, key ?? '');
    if (entry && key) writeRecord(docs, entry, 1, record(recordOf(id, key).made));
  }
  const found = summaryCards(documents, {}, docs);
  expect(found.map(({ document }) => document.id)).toEqual(summaryOrder);
  expect(found.every(({ submitted }) => submitted?.status === 'verified')).toBe(true);
  expect(summaryCards(documents, draft, docs).every(({ submitted }) => submitted === null)).toBe(true);
  const directors = { directors: [{ name: 'ASHA' }] };
  expect(summaryCards(documents, directors).map(({ document }) => document.id)).toEqual(['iec']);
  // The page fetches the definitions of these alone.
  expect(summaryDocuments(draft)).toEqual(summaryOrder);
  expect(summaryDocuments({}, docs)).toEqual(summaryOrder);
  expect(summaryDocuments(directors)).toContain('iec');
  expect(summaryDocuments({})).toEqual([]);
});
