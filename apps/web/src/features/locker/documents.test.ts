import { expect, test } from 'vitest';
import { askedDocuments, documentsOf, type Issued } from './documents.ts';

const item = (document: string | null, name: string): Issued => ({
  ...{ uri: `in.gov.x-X-${name}`, name, doctype: 'X', issuer: 'Issuer', date: '', document },
  type: null,
});
const record = { data: {}, status: 'verified', source: 'ocr', provider: '', verifiedAt: '', checks: [] };
const nowhere = { document: null, instance: 1 };

test('what is not used here is named apart; what the person came for stands first', () => {
  const { documents, others } = documentsOf(
    [item('aadhaar', 'a'), item(null, 'marksheet'), item('pan', 'p')],
    {},
    {
      document: 'pan',
      instance: 1,
    },
  );
  expect(documents.map(({ place }) => place.document.id)).toEqual(['pan', 'aadhaar']);
  expect(others).toEqual(['marksheet']);
});

test('each of several papers has a instance of its own: the one asked for, then the free ones, then the others', () => {
  const items = ['one', 'two', 'three'].map((name) => item('itr', name));
  const instances = (docs: object, wanted: { document: string | null; instance: number }) =>
    documentsOf(items, docs as Record<string, unknown>, wanted).documents.map(({ place, given }) => [
      place.instance,
      given,
    ]);
  expect(instances({}, nowhere)).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ]);
  expect(instances({}, { document: 'itr', instance: 3 })).toEqual([
    [3, false],
    [1, false],
    [2, false],
  ]);
  const docs = { income: { itr: { ocr: { 1: record } } } };
  expect(instances(docs, nowhere)).toEqual([
    [2, false],
    [3, false],
    [1, true],
  ]);
});

test('of a whole locker only what is asked of this person is ticked at first', () => {
  const kinds = ['aadhaar', 'pan', 'dl', 'nrega', 'tBill', 'eBill', 'form16', 'itr', 'vehicleRc'];
  const items = kinds.map((kind) => item(kind, kind));
  const asked = (docs: Record<string, unknown>, work: string) =>
    askedDocuments(documentsOf(items, docs, nowhere).documents, docs, {
      'typed/situation/work': work,
    }).map(({ place }) => place.document.id);
  expect(asked({}, 'Salaried')).toEqual(['pan', 'aadhaar', 'tBill', 'form16']);
  expect(asked({}, 'Self-employed')).toEqual(['pan', 'aadhaar', 'tBill', 'itr']);
  // What is there is not asked again.
  const docs = { id: { dl: { ocr: record } }, income: { form16: { ocr: { 1: record } } } };
  expect(asked(docs, 'Salaried')).toEqual(['pan', 'tBill']);
});
