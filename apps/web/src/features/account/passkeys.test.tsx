import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { Passkeys } from './Passkeys.tsx';

const laptop = {
  ...{ _id: 'p1', name: 'Office laptop', synced: false },
  ...{ createdAt: '2026-08-01T04:00:00.000Z', usedAt: '2026-08-15T04:00:00.000Z' },
};
const phone = { ...laptop, _id: 'p2', name: 'Phone', synced: true, usedAt: null };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A browser that knows passkeys, and a device that makes one, or none. */
function device(make: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: make } });
}
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const made = async () => ({
  id: 'AQ',
  rawId: bytes('raw'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('object'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
});
const options = {
  challenge: 'AAAA',
  rp: { name: 'Pramaan', id: 'localhost' },
  user: { id: 'AAAA', name: 'maya', displayName: 'Maya' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

beforeEach(() => device(made));

test('each passkey with when it was added and used, and whether a cloud keeps it', async () => {
  serve({ 'GET /passkeys': [laptop, phone] });
  drawOffice(<Passkeys />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Office laptopAdded 1 Aug 2026 · last used 15 Aug 2026Rename/);
  expect(second?.textContent).toMatch(/^PhoneAdded 1 Aug 2026 · not used yet · synced/);
});

test('none yet; in a browser without them none can be added', async () => {
  serve({ 'GET /passkeys': [] });
  const { unmount } = drawOffice(<Passkeys />);
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  unmount();
  vi.unstubAllGlobals();
  serve({ 'GET /passkeys': [] });
  drawOffice(<Passkeys />);
  expect(await screen.findByText('This browser does not support passkeys.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('adding one: a name first, then the device’s answer goes, and first recovery codes are shown', async () => {
  let list: object[] = [];
  const asked = serve({
    'GET /passkeys': () => list,
    'POST /passkeys/begin': { options },
    'POST /passkeys': () => {
      list = [laptop];
      return { recovery: ['one-1'] };
    },
  });
  drawOffice(<Passkeys />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  press('Continue on your device');
  expect(screen.getByRole('alert').textContent).toBe('Enter a name for this passkey.');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  type('Name', 'Office laptop');
  type('Your password', 'Demo@12345');
  press('Continue on your device');
  expect(await screen.findByText('one-1')).toBeTruthy();
  expect(await screen.findByText('Office laptop')).toBeTruthy();
  const [begun, stored] = asked.filter(({ method }) => method === 'POST');
  expect(begun).toMatchObject({ path: '/api/passkeys/begin', body: { password: 'Demo@12345' } });
  expect(stored?.body).toMatchObject({
    name: 'Office laptop',
    answer: { id: 'AQ', type: 'public-key', response: { transports: ['internal'] } },
  });
});

test('a device that makes none says so in the form; nothing is kept', async () => {
  device(async () => {
    throw new DOMException('closed', 'NotAllowedError');
  });
  const asked = serve({ 'GET /passkeys': [], 'POST /passkeys/begin': { options } });
  drawOffice(<Passkeys />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  type('Name', 'Office laptop');
  press('Continue on your device');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your device did not create a passkey. Try again.',
  );
  expect(asked.some(({ method, path }) => method === 'POST' && path === '/api/passkeys')).toBe(false);
});

test('renaming sends the new name; removing wants the password, and a refusal is said', async () => {
  const words = 'This is not your password.';
  const asked = serve({
    'GET /passkeys': [laptop, phone],
    'PUT /passkeys/p1': {},
    'POST /passkeys/p2/remove': refusal('PASSWORD_WRONG', words),
  });
  drawOffice(<Passkeys />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rename: Office laptop' }));
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Office laptop');
  type('Name', 'Review');
  press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/passkeys/p1',
    body: { name: 'Review' },
  });
  press('Remove: Phone');
  expect(screen.getByText('Remove “Phone”?')).toBeTruthy();
  type('Your password', 'wrong');
  const form = screen.getByLabelText('Your password').closest('form') as HTMLFormElement;
  fireEvent.click(within(form).getByRole('button', { name: 'Remove' }));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(asked.find(({ path }) => path.endsWith('/remove'))?.body).toEqual({ password: 'wrong' });
});
