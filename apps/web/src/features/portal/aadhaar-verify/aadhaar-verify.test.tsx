import { findEntry } from '@pramaan/documents/registry.ts';
import { type StoredRecord, type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { setLocale } from '@pramaan/messages/locale.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SessionProvider, type Who } from '../../../lib/session.tsx';
import { AadhaarVerify } from './AadhaarVerify.tsx';
import { aadhaarRecords } from './aadhaar-records.ts';
import { compareFact } from './compare-facts.ts';
import { fittingMethod } from './verdict.ts';

const address = '12, 4th Cross, Domlur, Bengaluru, Karnataka 560071';
const said = { name: 'Asha Sample', gender: 'F', address };
const ocr = { ...said, uid: 'XXXX XXXX 9405', dob: '15/01/1990' };
const qr = { ...said, uid: 'XXXX XXXX 9405', dateOfBirth: '15-01-1990', photo: '/9j/4AAQSkZJRg==' };
const kyc = { ...said, document_id: 'XXXX XXXX 9405', dob: '15-01-1990' };

function treeOf(allRecords: Record<string, Partial<StoredRecord>>): Tree {
  const docs: Tree = {};
  for (const [ref, record] of Object.entries(allRecords)) {
    const [id = '', key = ''] = ref.split('.');
    const entry = findEntry(id, key);
    if (!entry) throw new Error(`no ${ref}`);
    const whole = {
      data: {},
      status: 'verified',
      source: entry.method.source,
      provider: '',
      verifiedAt: '',
      checks: [],
    };
    writeRecord(docs, entry, 1, { ...whole, ...record } as StoredRecord);
  }
  return docs;
}

function draw(docs: Tree, name = 'Asha Sample') {
  const asked: { url: string; method: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, method: init.method ?? '', body: init.body && JSON.parse(String(init.body)) });
    const profile = { name, mobileNo: '9000000011', email: '', segment: '', reference: 'SF-1' };
    return new Response(JSON.stringify({ success: true, message: '', result: { profile, docs } }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = render(
    <QueryClientProvider client={client}>
      <SessionProvider who={{ _id: 'asha', name, roleId: 11, lender: 'Saral Finance' } as Who}>
        <AadhaarVerify />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { ...drawn, asked };
}

async function verdict() {
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('status').textContent;
}
const wrong = () => screen.getByRole('link', { name: 'Something is wrong' }).getAttribute('href');
const lineOf = (fact: string) => within(screen.getByRole('rowheader', { name: new RegExp(`^${fact}`) }));

test('without an Aadhaar record it says so, and where to give one', async () => {
  draw(treeOf({ 'aadhaar.kyc': { status: 'not_found' }, 'pan.auth': { data: { name: 'Asha' } } }));
  expect(await screen.findByText('We do not have your Aadhaar yet.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Provide your Aadhaar' });
  expect(link.getAttribute('href')).toBe('/laas/identity/id-proof/aadhaar');
});

test('records that agree stand side by side with their badges, the photo, and one good verdict', async () => {
  draw(
    treeOf({
      'aadhaar.ocr': { data: ocr, confidence: 0.96, file: 'f' },
      'aadhaar.qr': { data: qr },
      'aadhaar.kyc': { data: kyc },
      'pan.auth': { data: { name: 'ASHA SAMPLE', number: 'AAAPZ1234C' } },
      'pan.ocr': { data: { name: 'SOMEONE', dob: '01/01/1901' } },
    }),
  );
  expect(await verdict()).toBe(
    'Everything matches. Your Aadhaar and your other documents are about one person.',
  );
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual([
    'QR codeVerifiedSigned by the issuer',
    'KYCVerifiedRegistry',
    'Card photoRead from photo',
  ]);
  expect(screen.getAllByText('Match')).toHaveLength(5);
  expect(screen.getAllByText('15 Jan 1990')).toHaveLength(3);
  expect(screen.getByAltText('Your photo in the Aadhaar record')).toBeTruthy();
  expect(screen.getByText('This name matches your application.')).toBeTruthy();
  // Another document counts once, by the first of its cards.
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Your application: Name',
    'PAN: Name',
  ]);
});

test('what differs is named in words, and the way to mend it is offered first', async () => {
  draw(
    treeOf({
      'aadhaar.ocr': { data: { ...ocr, name: 'Asha Semple', dob: '15/01/1996', uid: 'XXXX XXXX 0011' } },
      'aadhaar.qr': { data: qr },
    }),
  );
  expect(await verdict()).toContain('date of birth, number (last four)');
  expect(
    lineOf('Date of birth').getByText('The dates 15 Jan 1990 and 15 Jan 1996 are different.'),
  ).toBeTruthy();
  expect(lineOf('Number').getByText('The numbers belong to two different Aadhaars.')).toBeTruthy();
  expect(lineOf('Address').getByText('Match')).toBeTruthy();
  expect(wrong()).toBe('/laas/identity/id-proof/aadhaar?method=offline');
});

test('another name on the application, and another birth on the passport, are each said', async () => {
  draw(treeOf({ 'aadhaar.qr': { data: qr } }), 'Ravi Kumar Demo');
  expect(await verdict()).toContain(
    'Your application has the name Ravi Kumar Demo. Your Aadhaar has Asha Sample.',
  );
  cleanup();
  draw(
    treeOf({
      'aadhaar.qr': { data: qr },
      'passport.ocr': { data: { name: 'ASHA', lastName: 'SAMPLE', dob: '16/01/1990' } },
    }),
  );
  expect(await verdict()).toContain('Your Aadhaar and your Passport do not match.');
  expect(screen.getByText('The dates 15 Jan 1990 and 16 Jan 1990 are different.')).toBeTruthy();
});

test.each([
  [
    { 'aadhaar.ocr': { data: ocr, file: 'f', status: 'needs_review', unsure: ['name'] } },
    'We could not read everything clearly',
    'ocr',
  ],
  [{ 'aadhaar.ocr': { data: ocr, file: 'f' } }, 'No issuer has confirmed these details yet', 'qr'],
  [{ 'aadhaar.qr': { data: qr, source: 'unsigned', status: 'needs_review' } }, 'No issuer', 'offline'],
  [{ 'aadhaar.kyc': { data: kyc, source: 'issuer-signed' } }, 'Everything matches', 'qr'],
] as const)('one record alone: %#', async (allRecords, sentence, method) => {
  const docs = treeOf(allRecords as Record<string, Partial<StoredRecord>>);
  draw(docs);
  expect(await verdict()).toContain(sentence);
  expect(fittingMethod(aadhaarRecords(docs))).toBe(method);
  expect(screen.queryByText('Match')).toBeNull();
});

test('"Yes" is kept as the person’s own word, and goes back to the list', async () => {
  const { asked } = draw(treeOf({ 'aadhaar.qr': { data: qr } }), '');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, this is me' }));
  await waitFor(() => expect(window.location.pathname).toBe('/laas'));
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toContain(
    'POST /api/applicants/asha/aadhaar/confirm',
  );
});

test('in Hindi no sentence of ours stays English, nor a reason of the matching', async () => {
  window.history.replaceState(null, '', '/laas/identity/id-proof/aadhaar-verify');
  setLocale('hi');
  const read = { ...ocr, name: 'Asha Semple', address: '12 4 Cross Domlur Bangalore' };
  draw(treeOf({ 'aadhaar.qr': { data: qr }, 'aadhaar.ocr': { data: read, confidence: 0.9 } }), 'Usha Sample');
  expect(await screen.findByText('क्या यह आप हैं?')).toBeTruthy();
  expect(screen.getByText('SAMPLE और SEMPLE मिलते-जुलते हैं।')).toBeTruthy();
  const own = new Set(['Asha Sample', 'Asha Semple', 'Usha Sample', '15 Jan 1990', address, read.address]);
  const words = [...document.querySelectorAll('div *')]
    .filter((element) => element.children.length === 0 && /[A-Za-z]{3}/.test(element.textContent ?? ''))
    .map((element) => element.textContent ?? '');
  expect(words.length).toBeGreaterThan(3);
  expect(words.filter((text) => !own.has(text) && !/[\u0900-\u097f]/.test(text))).toEqual([]);
});

test('in Hindi an address that differs says in which part', () => {
  setLocale('hi');
  const { agree, reasons } = compareFact('address', address, address.replace('560071', '560075'), 'hi');
  expect(agree).toBe(false);
  expect(reasons).toContain('पिन कोड अलग हैं: 560071 और 560075।');
});

test.each([
  ['dob', '15/01/1990', '1990-01-15', true],
  ['dob', '15-01-1990', '1990', true],
  ['dob', '15-01-1990', '1991', false],
  ['gender', 'F', 'Female', true],
  ['gender', 'FEMALE', 'M', false],
  ['name', 'Asha Sample', 'SAMPLE ASHA', true],
  ['name', 'Asha Sample', 'Usha Sample', false],
  ['address', address, '12 4th Cross Domlur Bengaluru 560071', true],
  ['address', address, '7/2 Temple Road, Malleshwaram, Bengaluru 560003', false],
] as const)('%s: %s and %s agree: %s', (fact, one, other, agree) => {
  const found = compareFact(fact, one, other);
  expect(found.agree).toBe(agree);
  if (!agree) expect(found.reasons.length).toBeGreaterThan(0);
});
