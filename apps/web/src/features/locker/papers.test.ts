import { expect, test } from 'vitest';
import { type Issued, papersOf } from './papers.ts';

const item = (document: string | null, name: string): Issued => ({
  ...{ uri: `in.gov.x-X-${name}`, name, doctype: 'X', issuer: 'Issuer', date: '', document },
  type: null,
});
const leaf = { data: {}, status: 'verified', source: 'ocr', provider: '', verifiedAt: '', checks: [] };
const nowhere = { document: null, slot: 1 };

test('what is not used here is named apart; what the person came for stands first', () => {
  const { papers, others } = papersOf(
    [item('aadhaar', 'a'), item(null, 'marksheet'), item('pan', 'p')],
    {},
    {
      document: 'pan',
      slot: 1,
    },
  );
  expect(papers.map(({ place }) => place.document.id)).toEqual(['pan', 'aadhaar']);
  expect(others).toEqual(['marksheet']);
});

test('each of several papers has a slot of its own: the one asked for, then the free ones, then the others', () => {
  const items = ['one', 'two', 'three'].map((name) => item('itr', name));
  const slots = (docs: object, wanted: { document: string | null; slot: number }) =>
    papersOf(items, docs as Record<string, unknown>, wanted).papers.map(({ place, given }) => [
      place.slot,
      given,
    ]);
  expect(slots({}, nowhere)).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ]);
  expect(slots({}, { document: 'itr', slot: 3 })).toEqual([
    [3, false],
    [1, false],
    [2, false],
  ]);
  const docs = { income: { itr: { ocr: { 1: leaf } } } };
  expect(slots(docs, nowhere)).toEqual([
    [2, false],
    [3, false],
    [1, true],
  ]);
});
