import { keyScopes } from '@pramaan/contract/managing.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { KeysPage } from './KeysPage.tsx';
import { PricesPage } from './PricesPage.tsx';
import { settings } from './settings.test-help.ts';
import { WebhooksPage } from './WebhooksPage.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const clipboard = () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  return copied;
};

test('prices: those that are set, and one changed, in paise', async () => {
  const asked = serve({ 'GET /api/settings': settings(), 'PUT /api/settings': settings() });
  drawOffice(<PricesPage />, 1);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  await screen.findByRole('table', { name: 'Current prices' });
  expect(rows('Current prices')).toEqual([['PAN', '₹2.50']]);
  const price = screen.getByLabelText('Price (₹)') as HTMLInputElement;
  expect(price.value).toBe('2.50');
  fireEvent.change(screen.getByLabelText('Check'), { target: { value: 'voter' } });
  expect(price.value).toBe('');
  type('Price (₹)', '1.15');
  press('Save');
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ price: { endpoint: 'voter', paise: 115 } }));
});

test.each(['2.505', '-1', '123456', 'two', '1,5', '.5'])(
  '%s is no price, and nothing is sent',
  async (typed) => {
    const asked = serve({ 'GET /api/settings': settings() });
    drawOffice(<PricesPage />, 1);
    await screen.findByLabelText('Price (₹)');
    type('Price (₹)', typed);
    press('Save');
    expect(screen.getByRole('alert').textContent).toBe(
      'Enter an amount like 2.50, or leave the field empty.',
    );
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  },
);

test('an empty price is none; without any the page says so', async () => {
  const none = settings({ prices: [{ endpoint: 'panauth', title: 'PAN', paise: null }] });
  const asked = serve({ 'GET /api/settings': settings(), 'PUT /api/settings': none });
  drawOffice(<PricesPage />, 1);
  await screen.findByLabelText('Price (₹)');
  type('Price (₹)', '');
  press('Save');
  expect(await screen.findByText('No prices set.')).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ price: { endpoint: 'panauth', paise: null } });
});

const key = {
  ...{ _id: 'k1', name: 'Loan system', shown: 'pk_abc', scopes: ['see', 'list'], state: 'active' },
  ...{ usedAt: null, expiresAt: null, createdAt: '2026-08-15T05:00:00.000Z' },
};

test('keys: each with scopes, state, use and end; only one that is active can be revoked', async () => {
  const at = '2026-08-15T05:00:00.000Z';
  const asked = serve({
    'GET /api-keys': [key, { ...key, _id: 'k2', name: 'Old', state: 'expired', usedAt: at, expiresAt: at }],
    'DELETE /api-keys/k1': {},
  });
  drawOffice(<KeysPage />, 1);
  await screen.findByRole('table', { name: 'API keys' });
  expect(rows('API keys').map((cells) => cells.slice(0, 6))).toEqual([
    ['Loan system', 'pk_abc…', 'see, list', 'Active', 'Never', 'Never'],
    ['Old', 'pk_abc…', 'see, list', 'Expired', '15 Aug 2026', '15 Aug 2026'],
  ]);
  expect(screen.queryByRole('button', { name: 'Revoke: Old' })).toBeNull();
  press('Revoke: Loan system');
  expect(screen.getByRole('group').textContent).toContain('Systems that use it lose access immediately.');
  press('Revoke key');
  await waitFor(() => expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe('/api/api-keys/k1'));
});

test('a key is made for what was ticked, and shown once, to be copied', async () => {
  const copied = clipboard();
  let refuse = true;
  const make = () => (refuse ? refusal('TOO_MANY', 'Too many keys.', 429) : { key: 'pk_secret' });
  const asked = serve({ 'GET /api-keys': [], 'POST /api-keys': make });
  drawOffice(<KeysPage />, 1);
  expect(await screen.findByRole('heading', { name: 'No API keys' })).toBeTruthy();
  press('Create API key');
  const dialog = within(screen.getByRole('dialog', { name: 'Create API key' }));
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
  const boxes = within(dialog.getByRole('group', { name: 'Scopes' })).getAllByRole('checkbox');
  expect(boxes).toHaveLength(keyScopes.length);
  for (const box of boxes) if ((box as HTMLInputElement).checked) fireEvent.click(box);
  send();
  expect(dialog.getAllByRole('alert')).toHaveLength(2);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Loan system' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Send consent links' }));
  fireEvent.change(dialog.getByLabelText('Valid for (days)'), { target: { value: '30' } });
  send();
  expect((await dialog.findByRole('alert')).textContent).toBe('Too many keys.');
  refuse = false;
  send();
  expect(await screen.findByText('pk_secret')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    name: 'Loan system',
    scopes: ['consentLink'],
    days: 30,
  });
  press('Copy');
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(copied).toEqual(['pk_secret']);
  press('I have copied it');
  expect(screen.queryByText('pk_secret')).toBeNull();
});

test('keys that cannot be read say why; Cancel closes the dialog', async () => {
  const words = 'You are not allowed to do this.';
  serve({ 'GET /api-keys': refusal('FORBIDDEN', words, 400) });
  drawOffice(<KeysPage />, 3);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  press('Create API key');
  press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const hook = {
  ...{ _id: 'h1', url: 'https://los.example.in/hook', events: ['consent.given', 'strange.event'] },
  ...{ active: true, createdAt: '2026-08-15T05:00:00.000Z', delivered: 3, failed: 1, waiting: 2 },
};
const told = {
  ...{ _id: 'd1', event: 'strange.event', state: 'failed', status: 500, error: '', tries: 4 },
  at: '2026-08-15T04:30:00.000Z',
};

test('a webhook: its day, a ping, a rest, and removal in two taps', async () => {
  const asked = serve({
    'GET /webhooks': [hook],
    ...{ 'POST /h1/ping': {}, 'PUT /h1': {}, 'DELETE /h1': {} },
  });
  drawOffice(<WebhooksPage />, 1);
  expect(await screen.findByText('Last 24 hours: 3 delivered, 2 pending, 1 failed')).toBeTruthy();
  expect(screen.getByText(/· strange\.event$/)).toBeTruthy();
  const settled = () => waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
  press('Send ping');
  await settled();
  press('Pause');
  await settled();
  press(`Remove: ${hook.url}`);
  press('Remove endpoint');
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(
    asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
  ).toEqual([
    ['POST', '/api/webhooks/h1/ping', {}],
    ['PUT', '/api/webhooks/h1', { active: false }],
    ['DELETE', '/api/webhooks/h1', {}],
  ]);
});

test('a paused webhook is resumed', async () => {
  const asked = serve({ 'GET /webhooks': [{ ...hook, active: false }], 'PUT /h1': {} });
  drawOffice(<WebhooksPage />, 1);
  expect(await screen.findByText('Paused')).toBeTruthy();
  press('Resume');
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ active: true }));
});

test('what it was told: each with its answer; what still is on the way is not told again', async () => {
  const asked = serve({
    'GET /webhooks': [hook],
    'GET /deliveries': {
      deliveries: [
        told,
        { ...told, _id: 'd2', state: 'waiting', status: null, error: 'No answer.', tries: 1 },
        { ...told, _id: 'd3', state: 'delivered', status: null },
      ],
      next: null,
    },
    'POST /redeliver': {},
  });
  drawOffice(<WebhooksPage />, 1);
  const more = await screen.findByRole('button', { name: 'Delivery log' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await screen.findByRole('table', { name: 'Delivery log' });
  expect(rows('Delivery log').map((cells) => cells.slice(0, 5))).toEqual([
    ['strange.event', 'Failed', '500', '4', '15 Aug 2026, 10:00 IST'],
    ['strange.event', 'Pending', 'No answer.', '1', '15 Aug 2026, 10:00 IST'],
    ['strange.event', 'Delivered', '–', '4', '15 Aug 2026, 10:00 IST'],
  ]);
  const again = screen.getAllByRole('button', { name: 'Redeliver: strange.event' });
  expect(again).toHaveLength(2);
  fireEvent.click(again[0] as Element);
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.path).toBe(
      '/api/webhooks/h1/deliveries/d1/redeliver',
    ),
  );
  press('Hide delivery log');
  expect(screen.queryByRole('table', { name: 'Delivery log' })).toBeNull();
});

test('an address is added for what is ticked, and its secret shown once', async () => {
  const asked = serve({ 'GET /webhooks': [], 'POST /webhooks': { _id: 'h', secret: 'whsec_x' } });
  drawOffice(<WebhooksPage />, 1);
  expect(await screen.findByRole('heading', { name: 'No endpoints' })).toBeTruthy();
  press('Add endpoint');
  const dialog = within(screen.getByRole('dialog', { name: 'Add endpoint' }));
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  send();
  const address = dialog.getByLabelText('Endpoint URL');
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(address, { target: { value: 'https://los.example.in/hook' } });
  send();
  expect(await screen.findByText('whsec_x')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    url: 'https://los.example.in/hook',
    events: ['document.verified', 'consent.given'],
  });
});
