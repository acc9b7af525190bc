import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal, serve } from '../../../../test/served.ts';
import { write } from '../../../lib/storage.ts';
import { readJourney } from '../journey.ts';
import { BankStatusPage } from './BankStatusPage.tsx';

const success = 'JSONcallBackStatus=%5B%7B%22status%22%3A%22SUCCESS%22%7D%5D';
const linked = 'BANK ACCOUNT LINKED SUCCESSFULLY';
const failed = 'BANK ACCOUNT LINKING FAILED.. PLEASE TRY AGAIN LATER';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  write('applicantId', 'asha');
});

function draw(search: string) {
  window.history.replaceState(null, '', `/bank-mob-status${search}`);
  render(<BankStatusPage />);
}
const state = (found: string, trouble: unknown = null) => ({
  ...{ state: found, bank: 'HDFC Bank', trouble, accounts: [] },
});

test.each([
  [`?${success}`, linked],
  ['?JSONcallBackStatus=FAILED', failed],
  ['', failed],
])('without a link of one’s own %j reads %j, and nothing is asked', async (search, sentence) => {
  const asked = serve({});
  draw(search);
  await settle();
  expect(title()).toBe(sentence);
  expect(asked.filter(({ path }) => path.includes('/bank/'))).toEqual([]);
  expect(screen.getByRole('link', { name: 'Back to your application' }).getAttribute('href')).toBe('/laas');
});

test('a callback that lies is corrected by what the server knows, and the next way is ready', async () => {
  const trouble = { code: 'wrong_password', sentence: 'Your bank did not know the password.' };
  const asked = serve({ 'POST /bank/links/l1': state('failed', trouble) });
  draw(`?link=l1&${success}`);
  expect(title()).toBe(linked);
  expect(screen.getByText(/confirming this with the bank/)).toBeTruthy();
  await settle();
  expect(asked.map(({ path }) => path)).toContain('/api/applicants/asha/bank/links/l1');
  expect(title()).toBe(failed);
  expect(screen.getByText('Your bank did not know the password.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose another method' }).getAttribute('href')).toBe(
    '/laas/financial/bankStatmentOnline',
  );
  expect(readJourney('asha')).toMatchObject({
    tried: { aggregator: 'Your bank did not know the password.' },
    open: 'upload',
  });
});

test('a callback that despairs too early is corrected too', async () => {
  serve({ 'POST /bank/links/l1': state('linked') });
  draw('?link=l1&JSONcallBackStatus=FAILED');
  expect(title()).toBe(failed);
  await settle();
  expect(title()).toBe(linked);
  expect(screen.getByText('HDFC Bank is linked.')).toBeTruthy();
});

test('while the bank works it is asked again, until it is done', async () => {
  let times = 0;
  serve({
    'POST /bank/links/l1': () => {
      times += 1;
      return state(times < 3 ? 'working' : 'partial', { code: 'other', sentence: 'One account is missing.' });
    },
  });
  draw(`?link=l1&${success}`);
  await settle();
  expect(screen.getByText(/still sending/)).toBeTruthy();
  await settle(2000);
  await settle(2000);
  expect(times).toBe(3);
  expect(title()).toBe(linked);
  expect(screen.getByText(/some accounts or months are missing.*One account is missing/)).toBeTruthy();
  await settle(60_000);
  expect(times).toBe(3);
});

test('a person who left the bank’s page is not kept waiting', async () => {
  let times = 0;
  serve({
    'POST /bank/links/l1': () => {
      times += 1;
      return state('started');
    },
  });
  draw('?link=l1&JSONcallBackStatus=%5B%7B%22status%22%3A%22ACTION_ABANDONED%22%7D%5D');
  await settle();
  expect(screen.getByText('You left the bank’s page before it was finished.')).toBeTruthy();
  await settle(60_000);
  expect(times).toBe(1);
  expect(title()).toBe(failed);
});

test('a server that cannot be asked leaves the sentence, says so, and can be asked again', async () => {
  let down = true;
  serve({
    'POST /bank/links/l1': () =>
      down ? refusal('BANK_SOURCE_DOWN', 'This source does not answer right now.') : state('linked'),
  });
  draw(`?link=l1&${success}`);
  await settle();
  expect(title()).toBe(linked);
  expect(screen.getByText(/could not confirm this with the bank/)).toBeTruthy();
  down = false;
  screen.getByRole('button', { name: 'Check again' }).click();
  await settle();
  expect(screen.getByText('HDFC Bank is linked.')).toBeTruthy();
});
