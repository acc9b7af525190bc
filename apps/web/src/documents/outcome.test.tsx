import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import type { Given } from '@pramaan/documents/progress.ts';
import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { type Check, type StoredRecord, type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '../../test/served.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { differencesIn } from './differences.ts';

/* One outcome for each document: what differs and how to mend it, a source that is silent, a try that is over. */

const applicantId = '01a1f7ae-7eb9-713a-9d40-b69f090d302f';
const asha = 'Asha Sample';

/** A record of `epic.auth`, `pan.ocr`, as the server hands it to the person. */
const at = (place: string, record: Partial<StoredRecord>): [string, StoredRecord] => [
  place,
  {
    ...{ data: {}, status: 'verified', source: 'registry', provider: 'karza', checks: [] },
    ...{ verifiedAt: '2026-11-20T10:00:00.000Z', ...record },
  },
];

function treeOf(...records: [string, StoredRecord][]): Tree {
  const docs: Tree = {};
  for (const [place, record] of records) {
    const [id = '', key = ''] = place.split('.');
    const entry = findEntry(id, key);
    if (!entry) throw new Error(`no ${place}`);
    writeRecord(docs, entry, 1, record);
  }
  return docs;
}

const failed = (name: string, differs: NonNullable<Check['differs']>): Check => ({
  ...{ name, verdict: 'failed', detail: 'Profile Name Not Match (0.00) The names share no word.', differs },
});
const otherName = failed('Name', { of: 'name' });

function draw(id: string, first: Tree) {
  serve({
    [`GET /api/applicants/${applicantId}`]: {
      ...{ _id: applicantId, profile: { name: asha, mobileNo: '', reference: 'SF-1' }, docs: first },
    },
  });
  const definition = findDocument(id);
  if (!definition) throw new Error(`no ${id}`);
  const client = new QueryClient();
  client.setQueryData(['applicant', applicantId], { profile: { name: asha }, docs: first });
  const page = (docs: Tree) => (
    <QueryClientProvider client={client}>
      <DocumentPage
        applicantId={applicantId}
        document={definition}
        docs={docs}
        draft={{ draft: {}, change: vi.fn(), formState: () => 'idle' }}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(page(first));
  return (docs: Tree) => rerender(page(docs));
}

test('a number of somebody else: their name is not shown, and the step is to the number', async () => {
  draw(
    'epic',
    treeOf(
      at('epic.auth', { status: 'mismatch', checks: [otherName] }),
      at('pan.auth', { anchor: true, data: { name: asha } }),
    ),
  );
  const number = screen.getByLabelText(/Voter ID number/);
  fireEvent.click(await screen.findByRole('button', { name: 'Check the number' }));
  expect(document.activeElement).toBe(number);
  expect(screen.getByText(/Hidden, because/)).toBeTruthy();
  expect(screen.getByText(asha)).toBeTruthy();
  // Scores are for whoever helps the person.
  for (const score of screen.getAllByText(/0\.00/)) expect(score.closest('details')).toBeTruthy();
});

test('a name that no document backs may be misspelled in the application: the step is to correct it', async () => {
  draw('epic', treeOf(at('epic.auth', { status: 'mismatch', checks: [otherName] })));
  const step = await screen.findByRole('link', { name: 'Correct your name' });
  expect(step.getAttribute('href')).toContain('/basicDetails');
});

const licenceDefinition = findDocument('dl') as DocumentDefinition;
const given = (key: string, record: StoredRecord): Given[] => [{ key, instance: 1, record }];

test('both values are shown, and the weaker of two sources is likely wrong', () => {
  const other = { of: 'dob', with: 'pan.auth.1' };
  const [, pan] = at('pan.auth', { anchor: true, data: { name: asha, dob: '14-07-1990' } });
  const differing = (source: string) => {
    const checks = [failed('Identity', other)];
    const [, licence] = at('dl.auth', { source, status: 'mismatch', data: { dob: '15-07-1990' }, checks });
    const docs = treeOf(['pan.auth', pan], ['dl.auth', licence]);
    return differencesIn(licenceDefinition, given('auth', licence), { name: asha, docs })[0];
  };
  expect(differing('registry')).toMatchObject({ of: 'dob', here: '15 Jul 1990', mend: 'number' });
  expect(differing('ocr')).toMatchObject({ mend: 'document' });
  expect(differing('issuer-signed')).toMatchObject({ mend: 'other' });
});

test('a number that came back different is shown with its field', () => {
  const checks = [failed('Source', { of: 'dlNo', path: 'dlNo' })];
  const [, record] = at('dl.auth', { status: 'mismatch', data: { dlNo: 'KA0120200000002' }, checks });
  const [difference] = differencesIn(licenceDefinition, given('auth', record), { name: asha, docs: {} });
  expect(difference).toMatchObject({ label: 'Licence number', here: 'KA0120200000002', mend: 'number' });
});

const silentSince = (days: number) =>
  treeOf(
    at('epic.auth', {
      status: 'source_down',
      verifiedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    }),
  );

test('a silent source is asked again: nothing is drawn for ever, and the form rests', async () => {
  draw('epic', silentSince(1));
  expect(await screen.findByText('The source is not responding')).toBeTruthy();
  expect(screen.getByText(/We will check again automatically/)).toBeTruthy();
  // What is fetched on demand has a moment; a skeleton that stays is the fault.
  await waitFor(() => expect(document.body.querySelector('[class*=skeleton]')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});

test('after three days the person reads that it is no longer asked, and the form is open', async () => {
  draw('epic', silentSince(4));
  expect(await screen.findByText(/for three days, so we stopped asking/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
});

test('a try that failed is over when a good record comes by another way', async () => {
  const now = draw('epic', {});
  serve({
    'POST /kyc/voterauth': () =>
      new Response(
        JSON.stringify({
          success: false,
          code: 'NO_DATA_AVAILABLE',
          message: 'No Data Available. Server Error',
        }),
      ),
    [`GET /api/applicants/${applicantId}`]: { profile: { name: asha }, docs: {} },
  });
  fireEvent.change(screen.getByLabelText(/Voter ID number/), { target: { value: 'ABC1234566' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('No record found')).toBeTruthy();
  const said = screen.getByText('No Data Available. Server Error');
  expect(said.closest('details')).toBeTruthy();
  now(treeOf(at('epic.ocr', { source: 'ocr', status: 'unconfirmed', data: { name: asha } })));
  expect(screen.queryByText('No record found')).toBeNull();
});
