import { setLocale } from '@pramaan/messages/locale.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { write } from '../../lib/storage.ts';
import { BankPage } from './BankPage.tsx';
import { accountId, head, sources } from './bank.test-help.ts';
import { changeJourney, readJourney } from './journey.ts';

const base = `/applicants/${applicantId}`;
const quiet = {
  [`GET ${base}/bank/sources`]: sources,
  [`GET ${base}/bank/accounts`]: [],
  [`GET ${base}/bank/consents`]: [],
};
const consent = {
  consentId: 'c1',
  connector: 'setu',
  aggregator: 'Account Aggregator (Setu)',
  state: 'active',
  purpose: { code: '105', text: 'Explicit one-time consent for the accounts' },
  range: { from: '2026-05-01', to: '2026-11-20' },
  expiresAt: '2026-12-20T00:00:00.000Z',
  dataLife: '1 month',
  frequency: 'once',
  fetchType: 'ONETIME',
  accounts: ['HDFC Bank XXXX1234'],
  askedAt: '2026-11-20T04:00:00.000Z',
  trouble: null,
};
const method = (name: RegExp) => screen.findByRole('button', { name });
const text = () => document.body.textContent ?? '';

beforeEach(() => {
  write('applicantId', applicantId);
  window.history.replaceState(null, '', '/laas/financial/bankStatmentOnline');
});

test('the ways stand in the server’s order, with how each does now and why it did not work', async () => {
  const mixed = sources.map((each) =>
    each.id === 'aggregator' ? { ...each, health: 'down', reason: 'It does not answer right now.' } : each,
  );
  serve({ ...quiet, [`GET ${base}/bank/sources`]: mixed });
  drawPortal(<BankPage />);
  await method(/^Account Aggregator/);
  const names = screen.getAllByRole('button', { expanded: false }).map((button) => button.textContent);
  expect(names.map((name) => name?.slice(0, 18))).toEqual([
    'Account Aggregator',
    'Link bankYou log i',
    'Upload PDF/CSV/XLS',
    'Ask the lender for',
  ]);
  expect(names[0]).toContain('Recommended');
  expect(names[0]).toContain('Works now');
  expect(names[1]).toContain('Not responding now');
  expect(screen.getByText('It does not answer right now.')).toBeTruthy();
});

test('an account shows its months, its proof and what a lender asks first; it can be chosen', async () => {
  let chosen = false;
  const asked = serve({
    ...quiet,
    [`GET ${base}/bank/accounts`]: () => [
      { ...head, chosen, balanced: false, tamper: [{ level: 'high', sentence: 'The file was changed.' }] },
    ],
    [`PUT ${base}/income/bank-statement`]: () => {
      chosen = true;
      return { account: head.account, transactions: [] };
    },
  });
  drawPortal(<BankPage />);
  const card = within(await screen.findByRole('article', { name: 'HDFC Bank XXXXXXXX1234' }));
  expect(card.getByText('From a file')).toBeTruthy();
  expect(card.getByText('Balance check: failed')).toBeTruthy();
  expect(card.getByText('The file was changed.')).toBeTruthy();
  const months = card.getByRole('list', { name: 'Months' });
  expect([...months.children].map((month) => month.textContent)).toEqual([
    'May 2026received',
    'Jun 2026received',
    'Jul 2026partial',
    'Aug 2026missing',
  ]);
  expect(card.getByText('Salary 2 of 3 months')).toBeTruthy();
  expect(card.getByText('Bounces: 1')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Use for my application' }));
  expect(await card.findByText('Used in this application')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    type: 'statement',
    data: { accountId },
  });
  // Its rows are not fetched before it is opened.
  expect(asked.some(({ path }) => path.endsWith(accountId))).toBe(false);
  expect(card.getByRole('link', { name: 'View details' }).getAttribute('href')).toBe(
    `/laas/financial/bankStatmentOnline/${accountId}`,
  );
});

test('an account is removed in two taps, and one may think again', async () => {
  let there = true;
  const asked = serve({
    ...quiet,
    [`GET ${base}/bank/accounts`]: () => (there ? [head] : []),
    [`DELETE ${base}/bank/accounts/${accountId}`]: () => {
      there = false;
      return {};
    },
  });
  drawPortal(<BankPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: HDFC Bank XXXXXXXX1234' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: HDFC Bank XXXXXXXX1234' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, remove it' }));
  expect(await screen.findByText(/No statement yet/)).toBeTruthy();
});

test('before going to the aggregator the person reads what they would agree to', async () => {
  const asked = serve({
    ...quiet,
    [`POST ${base}/bank/consents`]: {
      ...consent,
      state: 'asked',
      accounts: [],
      url: 'https://aa.example/c1',
    },
  });
  const leave = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign: leave, href: window.location.href });
  drawPortal(<BankPage />);
  fireEvent.click(await method(/^Account Aggregator/));
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'See what you will share' }));
  expect(screen.getByText(/10 digits/)).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '+91 90000 00011' } });
  fireEvent.click(screen.getByRole('radio', { name: /Another Account Aggregator/ }));
  fireEvent.click(screen.getByRole('button', { name: 'See what you will share' }));
  expect(await screen.findByRole('heading', { name: 'What you will agree to' })).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ connector: 'rebit', months: 6, mobile: '9000000011' },
  });
  const terms = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual([
    ['Purpose', expect.stringContaining('Only to decide on your loan application')],
    ['Period', '1 May 2026 to 20 Nov 2026'],
    ['How often it is fetched', 'Only once'],
    ['How long it is stored', '1 month'],
    ['Consent expires', '20 Dec 2026'],
    ['What it does not allow', expect.stringContaining('No payments, no transfers')],
    ['How to withdraw', expect.stringContaining('two taps')],
  ]);
  expect(leave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Another Account Aggregator' }));
  expect(leave).toHaveBeenCalledWith('https://aa.example/c1');
  expect(readJourney(applicantId).consent).toBe('c1');
});

test('a missing agreement is given on the spot, and the asking goes on', async () => {
  let agreed = false;
  const asked = serve({
    ...quiet,
    [`POST ${base}/bank/consents`]: () =>
      agreed
        ? { ...consent, state: 'asked', url: 'https://aa.example/c1' }
        : refusal('NO_CONSENT', 'The person has not agreed to this check.'),
    [`POST ${base}/consents`]: () => {
      agreed = true;
      return { receipt: 'r' };
    },
  });
  drawPortal(<BankPage />);
  fireEvent.click(await method(/^Account Aggregator/));
  fireEvent.click(await screen.findByRole('button', { name: 'See what you will share' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I agree, continue' }));
  expect(await screen.findByRole('heading', { name: 'What you will agree to' })).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith(`${applicantId}/consents`))?.body).toEqual({
    purpose: 'bank',
    language: 'en',
  });
});

test('after the aggregator’s page the bank’s data is awaited, and the account appears', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  window.history.replaceState(null, '', '/laas/financial/bankStatmentOnline?consent=c1&success=true&id=h');
  changeJourney(applicantId, { consent: 'c1', months: 6 });
  let times = 0;
  serve({
    ...quiet,
    [`GET ${base}/bank/accounts`]: () => (times > 2 ? [head] : []),
    [`POST ${base}/bank/consents/c1`]: () => {
      times += 1;
      if (times === 1) return { ...consent, state: 'asked', fetching: false, added: [] };
      return { ...consent, fetching: times === 2, added: times === 2 ? [] : [head] };
    },
  });
  drawPortal(<BankPage />);
  expect(await screen.findByText('We are asking the aggregator for your decision…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('Your bank is sending the statement. Months: 6…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('Your bank has sent the statement.')).toBeTruthy();
  expect(await screen.findByRole('article', { name: 'HDFC Bank XXXXXXXX1234' })).toBeTruthy();
  expect(window.location.search).toBe('');
  expect(readJourney(applicantId).consent).toBeNull();
});

test('AA → other AA → aggregator: each failure leaves its reason, and the next way is open with the bank chosen', async () => {
  changeJourney(applicantId, { consent: 'c1', bank: { id: '16441', name: 'HDFC Bank' } });
  const failing = {
    ...{ ...consent, state: 'failed', fetching: false, added: [] },
    trouble: { code: 'bank_silent', sentence: 'HDFC Bank sent nothing.' },
  };
  serve({
    ...quiet,
    [`POST ${base}/bank/consents/c1`]: failing,
    [`POST ${base}/bank/consents`]: () =>
      refusal('BANK_SOURCE_DOWN', 'This source does not answer right now.'),
    'POST /users/bankSession': { cSess: 'c', uSess: 'u', ydlId: 'y' },
    'POST /users/addbank': () => refusal('BANK_SOURCE_DOWN', 'The linking service is away.'),
  });
  drawPortal(<BankPage />);
  // The first aggregator failed: the other one is picked already.
  const other = await screen.findByRole('radio', { name: /Another Account Aggregator/ });
  expect((other as HTMLInputElement).checked).toBe(true);
  expect(text()).toContain('Did not work: Account Aggregator (Setu): HDFC Bank sent nothing.');
  fireEvent.click(screen.getByRole('button', { name: 'See what you will share' }));
  // Linking opens beside it, with the bank.
  const search = (await screen.findByRole('combobox', { name: 'Search Bank' })) as HTMLInputElement;
  expect(search.value).toBe('HDFC Bank');
  expect(text()).toContain('Continue here. Your choices are saved.');
  expect(screen.queryByLabelText('Mobile number')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Add Bank/ }));
  // Then a file, of the same bank.
  const bank = (await screen.findByLabelText('Bank')) as HTMLSelectElement;
  expect(bank.value).toBe('HDFC Bank');
  expect(text()).toContain('Did not work: The linking service is away.');
  expect(Object.keys(readJourney(applicantId).tried)).toEqual(['aa:setu', 'aa:rebit', 'aggregator']);
  expect(sessionStorage.getItem('cSess')).toBe('c');
  expect(sessionStorage.getItem('ydlId')).toBe('y');
});

test('the last way tells the lender what was tried', async () => {
  changeJourney(applicantId, {
    bank: { id: '', name: 'Moon Bank' },
    tried: { aggregator: 'No answer.' },
    open: 'ask-lender',
  });
  const asked = serve({ ...quiet, [`POST ${base}/bank/help`]: {} });
  drawPortal(<BankPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the lender' }));
  expect(await screen.findByText(/We have told your lender/)).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('/bank/help'))?.body).toEqual({
    reason: 'Moon Bank · No answer.',
  });
});

test('a consent is withdrawn in two taps', async () => {
  let state = 'active';
  serve({
    ...quiet,
    [`GET ${base}/bank/consents`]: () => [{ ...consent, state }],
    [`DELETE ${base}/bank/consents/c1`]: () => {
      state = 'revoked';
      return { ...consent, state };
    },
  });
  drawPortal(<BankPage />);
  fireEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('coming back from a bank that did not link, the page says so and opens the next way', async () => {
  changeJourney(applicantId, { link: 'l1', bank: { id: '1', name: 'HDFC Bank' } });
  serve({
    ...quiet,
    [`POST ${base}/bank/links/l1`]: {
      state: 'failed',
      bank: 'HDFC Bank',
      trouble: { code: 'bank_down', sentence: 'Your bank does not answer right now.' },
      accounts: [],
    },
  });
  drawPortal(<BankPage />);
  expect(await screen.findByText('BANK ACCOUNT LINKING FAILED.. PLEASE TRY AGAIN LATER')).toBeTruthy();
  await waitFor(() => expect(text()).toContain('Did not work: Your bank does not answer right now.'));
  expect(readJourney(applicantId).open).toBe('upload');
});

test('an Account Aggregator is asked with the number of the login, whose source is said', async () => {
  const profile = { name: 'Asha Sample', mobileNo: '9000000011', reference: 'SF-1' };
  serve({ ...quiet, [`GET ${base}`]: { _id: applicantId, profile, docs: {} } });
  drawPortal(<BankPage />);
  fireEvent.click(await method(/^Account Aggregator/));
  const number = await screen.findByDisplayValue('9000000011');
  expect(screen.getByLabelText('Mobile number')).toBe(number);
  expect(screen.getByText(/^From your profile[.]/)).toBeTruthy();
  fireEvent.change(number, { target: { value: '' } });
  expect(screen.queryByText(/^From your profile[.]/)).toBeNull();
});

test('without an answer of the server nothing is lost, and it can be asked again', async () => {
  serve({});
  drawPortal(<BankPage />);
  expect(await screen.findByText('The methods could not be loaded.')).toBeTruthy();
  expect(await screen.findByText('Your accounts could not be loaded. Nothing was lost.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});

test('in Hindi the page speaks Hindi', async () => {
  serve(quiet);
  setLocale('hi');
  drawPortal(<BankPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'अपनी आय दिखाएँ' })).toBeTruthy();
  expect(await method(/^बैंक जोड़ें/)).toBeTruthy();
});
