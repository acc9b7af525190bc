import { banks } from '@pramaan/contract/banks.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { refusal, serve } from '../../../../test/served.ts';
import { bankClient } from '../bank-client.ts';
import type { PickedBank } from '../journey.ts';
import { AddBank } from './AddBank.tsx';
import { AddBankPage } from './AddBankPage.tsx';
import { topBanks } from './top-banks.ts';

const hdfc = { id: '16441', name: 'HDFC Bank', asksForCode: true };
const corporate = { id: '16442', name: 'HDFC Bank (Corporate)', asksForCode: false };
const submitted: HTMLFormElement[] = [];

beforeEach(() => {
  submitted.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push(this);
  });
  vi.useFakeTimers();
});
afterEach(() => cleanup());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const search = () => screen.getByRole('combobox', { name: 'Search Bank' });
const add = () => screen.getByRole('button', { name: /Add Bank/ }) as HTMLButtonElement;
const type = (words: string) => fireEvent.change(search(), { target: { value: words } });
const press = (key: string) => fireEvent.keyDown(search(), { key });

const begun = vi.fn();
const failed = vi.fn();
const givenUp = vi.fn();
const give = vi.fn(async () => ({ cSess: 'c1', uSess: 'u1' }));

function Held({ first }: { first: PickedBank | null }) {
  const [bank, setBank] = useState(first);
  return (
    <AddBank
      access={{ sessions: give, client: bankClient }}
      from="desktop"
      months={6}
      picked={bank}
      onPick={setBank}
      onBegun={begun}
      onFailed={failed}
      onGivenUp={givenUp}
    />
  );
}

function draw(picked: PickedBank | null = null) {
  for (const spy of [begun, failed, givenUp, give]) spy.mockClear();
  render(<Held first={picked} />);
}

test('the search asks once, 400 ms after the last letter', async () => {
  const asked = serve({ 'POST /users/getProviders': { provider: [hdfc, corporate] } });
  draw();
  fireEvent.focus(search());
  for (const words of ['h', 'hd', 'hdf', 'hdfc']) {
    type(words);
    await wait(399);
  }
  expect(asked).toHaveLength(0);
  await wait(1);
  expect(asked.map(({ body }) => body)).toEqual([{ cSess: 'c1', uSess: 'u1', name: 'hdfc' }]);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'HDFC Banksends a code to your phone',
    'HDFC Bank (Corporate)',
  ]);
  expect(screen.getByText('2 banks found')).toBeTruthy();
});

test('a search that does not answer says so after 5 s, and leaves for another way after 15', async () => {
  serve({ 'POST /users/getProviders': { provider: [hdfc] } });
  give.mockImplementationOnce(() => new Promise(() => undefined));
  draw();
  fireEvent.focus(search());
  type('hdfc');
  await wait(400 + 4_999);
  expect(screen.getByText('Searching…')).toBeTruthy();
  await wait(1);
  expect(screen.getByText(/takes longer than usual/)).toBeTruthy();
  await wait(10_000);
  const sentence = 'The bank search did not respond. Choose another method. Nothing was lost.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(givenUp).toHaveBeenCalledExactlyOnceWith(sentence);
  // Another try begins from the start.
  type('hdfc b');
  await wait(400);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('by keyboard: down, down, Enter picks the second; Add Bank stands off until then', async () => {
  serve({ 'POST /users/getProviders': { provider: [hdfc, corporate] } });
  draw();
  expect(add().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Select your bank first.')).toBeTruthy();
  fireEvent.focus(search());
  type('hdfc');
  await wait(400);
  press('ArrowDown');
  press('ArrowDown');
  const active = search().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('HDFC Bank (Corporate)');
  press('Enter');
  expect((search() as HTMLInputElement).value).toBe('HDFC Bank (Corporate)');
  expect(search().getAttribute('aria-expanded')).toBe('false');
  expect(add().getAttribute('aria-disabled')).toBe(null);
  // Another letter means another bank.
  type('hdfc b');
  expect(add().getAttribute('aria-disabled')).toBe('true');
});

test('Escape closes the list and leaves the words; once more it empties them', async () => {
  serve({ 'POST /users/getProviders': { provider: [hdfc] } });
  draw();
  fireEvent.focus(search());
  type('hdfc');
  await wait(400);
  press('Escape');
  expect(screen.queryByRole('option')).toBeNull();
  expect((search() as HTMLInputElement).value).toBe('hdfc');
  press('Escape');
  expect((search() as HTMLInputElement).value).toBe('');
});

test('a tile finds its bank by name and picks it', async () => {
  const asked = serve({ 'POST /users/getProviders': { provider: [corporate, hdfc] } });
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'HDFC Bank' }));
  await wait(400);
  expect(asked[0]?.body.name).toBe('HDFC Bank');
  expect(screen.getByText('✓ HDFC Bank is selected.')).toBeTruthy();
  expect(add().getAttribute('aria-disabled')).toBe(null);
});

test('a bank that came along by name alone is found without typing', async () => {
  serve({ 'POST /users/getProviders': { provider: [corporate, hdfc] } });
  draw({ id: '', name: 'HDFC Bank' });
  await wait(400);
  expect(add().getAttribute('aria-disabled')).toBe(null);
});

test('tiles are banks of the list', () => {
  expect(topBanks.filter(({ name }) => !banks.some((bank) => bank.name === name))).toEqual([]);
});

test('a bank that nobody has: said, with the way on', async () => {
  serve({ 'POST /users/getProviders': { provider: [] } });
  draw();
  type('moon bank');
  await wait(400);
  expect(screen.getByText(/upload a statement/)).toBeTruthy();
});

test('a search that fails says what the specification says', async () => {
  serve({
    'POST /users/getProviders': () =>
      refusal('BANK_SEARCH_FAILED', 'Internal Server Error. Please Try Again'),
  });
  draw();
  type('hdfc');
  await wait(400);
  expect(screen.getByRole('alert').textContent).toBe('Internal Server Error. Please Try Again');
});

test('Add Bank posts the hidden form with its fields, to the action that the server named', async () => {
  const form = {
    action: 'https://fastlink.example/authenticate/restserver/',
    fields: {
      app: '10003600',
      rsession: 'u1',
      token: 't1',
      redirectReq: 'true',
      extraParams: 'callback=x&dataset=%5B%5D',
    },
  };
  const asked = serve({
    'POST /users/getProviders': { provider: [hdfc] },
    'POST /users/addbank': { linkId: 'l1', form },
  });
  draw({ id: hdfc.id, name: hdfc.name });
  fireEvent.click(add());
  await wait(0);
  expect(asked.find(({ path }) => path.endsWith('/users/addbank'))?.body).toEqual({
    ...{ cSess: 'c1', uSess: 'u1', providerId: '16441', keyword: 'HDFC Bank' },
    ...{ from: 'desktop', months: 6 },
  });
  expect(begun).toHaveBeenCalledWith('l1');
  const [sent] = submitted;
  expect([sent?.action, sent?.method, sent?.hidden]).toEqual([form.action, 'post', true]);
  expect(Object.fromEntries(new FormData(sent).entries())).toEqual(form.fields);
});

test('brought back by the browser as it was left, the page can be used again', async () => {
  const form = { action: 'https://fastlink.example/', fields: {} };
  serve({ 'POST /users/addbank': { linkId: 'l1', form } });
  draw({ id: hdfc.id, name: hdfc.name });
  fireEvent.click(add());
  await wait(0);
  expect(add().getAttribute('aria-busy')).toBe('true');
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(add().getAttribute('aria-busy')).toBeNull();
  fireEvent.click(add());
  await wait(0);
  expect(submitted).toHaveLength(2);
});

test('an action that is no web address is never posted to', async () => {
  serve({ 'POST /users/addbank': { linkId: 'l1', form: { action: 'javascript:alert(1)', fields: {} } } });
  draw({ id: hdfc.id, name: hdfc.name });
  fireEvent.click(add());
  await wait(0);
  expect(submitted).toEqual([]);
  expect(begun).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('did not give us a page to open');
});

test('a refused token says "something went wrong" and the message', async () => {
  const message = 'something went wrong: Invalid token in authorization header';
  serve({ 'POST /users/addbank': () => refusal('BANK_TOKEN_REFUSED', message) });
  draw({ id: hdfc.id, name: hdfc.name });
  fireEvent.click(add());
  await wait(0);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(give.mock.calls).toEqual([[false], [true]]);
  expect(failed).toHaveBeenCalledOnce();
  expect(add().getAttribute('aria-disabled')).not.toBe('true');
});

test('sessions that have ended are opened again, once, without a word', async () => {
  let tries = 0;
  serve({
    'POST /users/getProviders': () => {
      tries += 1;
      return tries === 1 ? refusal('BANK_SESSION_EXPIRED', 'over') : { provider: [hdfc] };
    },
  });
  draw();
  type('hdfc');
  await wait(400);
  expect(give.mock.calls).toEqual([[false], [true]]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('1 bank found')).toBeTruthy();
});

function drawPhone() {
  window.history.replaceState(null, '', '/addBank/asha/cob/usr/ydl');
  render(
    <Route path="/addBank/:id/:cSess/:uSess/:ydlId">
      <AddBankPage />
    </Route>,
  );
}

const ofPage = (asked: ReturnType<typeof serve>) => asked.filter(({ path }) => path.includes('/mobile/'));
const fourValues = { applicantId: 'asha', cSess: 'cob', uSess: 'usr', ydlId: 'ydl' };

test('the phone’s page works without a login by the four values of its address, and comes back to the phone', async () => {
  localStorage.clear();
  const form = { action: 'https://fastlink.example/', fields: {} };
  const asked = serve({
    'POST /users/mobile/bankPage': { lender: 'Saral Finance' },
    'POST /users/mobile/getProviders': { provider: [hdfc] },
    'POST /users/mobile/addbank': { linkId: 'l9', form },
  });
  drawPhone();
  await wait(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Link your bank account');
  expect(screen.getByText(/Saral Finance/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'HDFC Bank' }));
  await wait(400);
  fireEvent.click(add());
  await wait(0);
  for (const { body } of ofPage(asked)) expect(body).toMatchObject(fourValues);
  expect(ofPage(asked).map(({ path }) => path.split('/').at(-1))).toEqual([
    'bankPage',
    'getProviders',
    'addbank',
  ]);
  expect(JSON.parse(sessionStorage.getItem('bankPhonePage') ?? '{}')).toEqual({ ...fourValues, link: 'l9' });
});

test('an address whose values do not belong together, or that has ended, says so and asks nothing more', async () => {
  localStorage.clear();
  const asked = serve({ 'POST /users/mobile/bankPage': refusal('LINK_EXPIRED', 'Link has expired') });
  drawPhone();
  await wait(0);
  expect(screen.getByText(/This link has expired/)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(ofPage(asked)).toHaveLength(1);
  vi.useRealTimers();
});
