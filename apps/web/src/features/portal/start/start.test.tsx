import { getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { defaultProducts, type LoanProduct } from '@pramaan/documents/loan-product.ts';
import { storableDraft } from '@pramaan/documents/never-kept.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../../test/draw-for.tsx';
import { serve } from '../../../../test/served.ts';
import { forgetSession } from '../../../lib/leaving.ts';
import { write, writeRole } from '../../../lib/storage.ts';
import { PortalHome } from '../PortalHome.tsx';

/* The first visit: three questions, one at a time, then a list of what they leave to be asked. */

let name = 'Kavya Muster';
let docs: Tree;
let product: LoanProduct | undefined;
let stored: { version: number; savedAt: string; draft: Record<string, unknown> };

function give(document: string, method: string, data: object): void {
  const entry = findEntry(document, method);
  if (!entry) throw new Error(`no ${document}.${method}`);
  writeRecord(docs, entry, 1, {
    ...{ data: { ...data }, status: 'declared', source: 'self-declared' },
    ...{ provider: '', verifiedAt: '2026-11-24T00:00:00.000Z', checks: [] },
  });
}

function begin() {
  write('applicantId', applicantId);
  write('token', 'x.y.z');
  writeRole(11);
  return serve({
    'GET /draft': () => getDraft.result.parse(stored),
    'PUT /draft': ({ body }: { body: Record<string, unknown> }) => {
      const at = '2026-11-24T05:00:00.000Z';
      const draft = storableDraft(body.draft as Record<string, unknown>, stored.draft, at);
      stored = { version: stored.version + 1, savedAt: at, draft: JSON.parse(JSON.stringify(draft)) };
      return putDraft.result.parse({ version: stored.version, savedAt: at });
    },
    [`GET /${applicantId}`]: () => ({
      ...{ _id: applicantId, custId: 'C1', segment: 'retail', sandbox: true, docs, product },
      profile: { name, mobileNo: '', email: '', segment: 'retail', reference: 'SF-1' },
    }),
    'GET /information-requests': { lender: 'Saral Finance', informationRequests: [] },
    'PUT /profile': ({ body }: { body: { name: string } }) => {
      name = body.name;
      return { name, mobileNo: '', email: '', segment: 'retail', reference: 'SF-1' };
    },
    'PUT /loan/loanRequest': ({ body }: { body: { data: object } }) => {
      give('loanRequest', 'input', body.data);
      return { data: body.data };
    },
  });
}

const question = (name: string) => screen.findByRole('heading', { level: 2, name });
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const areasShown = () =>
  [...document.querySelectorAll('section a')].map((link) => link.getAttribute('href')?.split('/')[2]);

beforeEach(() => {
  docs = {};
  product = defaultProducts[0];
  stored = { version: 0, savedAt: '', draft: {} };
});
afterEach(() => {
  cleanup();
  forgetSession();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a newcomer answers the loan and two more, and is asked for what a salaried person needs', async () => {
  const asked = begin();
  drawPortal(<PortalHome />);
  await question('How much do you need, and for how long?');
  expect(screen.queryByRole('heading', { name: 'What we need' })).toBeNull();
  fireEvent.change(await screen.findByLabelText(/^Loan amount/), { target: { value: '500000' } });
  fireEvent.change(screen.getByLabelText(/^Loan period/), { target: { value: '60' } });
  tap('Continue');
  await question('How do you earn your living?');
  expect(asked.find(({ path }) => path.endsWith('/loanRequest'))?.body).toMatchObject({
    data: { loanAmt: '500000', loanPeriod: '60' },
  });
  tap('Salaried');
  await question('Where do you live?');
  expect(document.activeElement?.textContent).toBe('Where do you live?');
  tap('Rented');
  await question('What we need');
  const [first] = await screen.findAllByRole('link', { name: /^Identity/ });
  expect(first).toBeTruthy();
  expect(areasShown()).toContain('form16');
  expect(areasShown()).not.toContain('itr');
  expect(areasShown()).not.toContain('business');
  // What is not asked is there all the same.
  expect(screen.getByText('Other documents').closest('details')?.textContent).toContain('Income-tax returns');

  // Another device: the server knows.
  await waitFor(() => expect(JSON.stringify(stored.draft)).toContain('Rented'));
  cleanup();
  forgetSession();
  localStorage.clear();
  begin();
  drawPortal(<PortalHome />);
  await question('What we need');
  expect(screen.queryByRole('heading', { name: 'How do you earn your living?' })).toBeNull();
});

test('DigiLocker comes first while nothing is given, with the list as the other way; then one goes on', async () => {
  stored.draft = { 'typed/situation/work': 'Salaried', 'typed/situation/home': 'Rented' };
  stored.version = 1;
  begin();
  const { unmount } = drawPortal(<PortalHome />);
  await question('What we need');
  // Without a locker at the lender there is none to begin with.
  expect(screen.queryByRole('heading', { name: 'Start with DigiLocker' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue: Identity' })).toBeTruthy();
  unmount();
});

test('a question is passed over for good, gone back to, and its answer changed later', async () => {
  begin();
  drawPortal(<PortalHome />);
  await question('How much do you need, and for how long?');
  tap('Skip this question');
  await question('How do you earn your living?');
  tap('Back');
  await question('How much do you need, and for how long?');
  tap('Skip this question');
  tap('Self-employed');
  await question('Where do you live?');
  tap('Skip this question');
  await question('What we need');
  expect(areasShown()).toContain('business');
  tap('Change your answers');
  await question('How do you earn your living?');
  expect(screen.getByRole('button', { name: 'Self-employed' }).getAttribute('aria-current')).toBe('true');
  tap('Retired');
  await question('Where do you live?');
  tap('Skip this question');
  await question('What we need');
  expect(areasShown()).not.toContain('business');
  expect(areasShown()).not.toContain('employment');
});

test('a person who logged in by their number alone is asked for their name first', async () => {
  name = '';
  begin();
  drawPortal(<PortalHome />);
  await question('What is your name?');
  tap('Continue');
  expect(screen.getByText('Enter your name.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' Kavya Muster ' } });
  tap('Continue');
  await question('How much do you need, and for how long?');
  expect(name).toBe('Kavya Muster');
});

test('somebody who has given a document is not asked the first questions', async () => {
  give('pan', 'auth', {});
  begin();
  drawPortal(<PortalHome />);
  await question('What we need');
});
