import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawFor } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { AccountPage } from './AccountPage.tsx';

const session = { ip: '10.0.0.1', since: '2026-08-15T04:00:00.000Z', seenAt: '2026-08-15T05:00:00.000Z' };
const here = { ...session, _id: 's1', device: 'Chrome on Android', current: true };
const there = { ...session, _id: 's2', device: 'Firefox on Windows', current: false };
const off = { on: false, required: false, recoveryLeft: 0 };
const answers = {
  'GET /second-factor': off,
  'GET /passkeys': [],
  'GET /sessions': [here, there],
};
const draw = (more: object = {}) =>
  drawFor({ _id: 's', name: 'Maya Manager', roleId: 3, ...more }, <AccountPage />);
const card = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const faultOf = (label: string) =>
  document.getElementById(`${screen.getByLabelText(label).id}-fault`)?.textContent;

test('who is logged in, in which role of which lender', async () => {
  serve(answers);
  draw();
  expect(screen.getByText('Logged in as Maya Manager · Manager, Saral Finance')).toBeTruthy();
  expect(document.title).toBe('My account · Pramaan');
});

test('the password: each field says what it lacks, and nothing is sent', async () => {
  const asked = serve(answers);
  draw();
  const form = card('Change password');
  type('New password', 'nine char');
  type('Repeat new password', 'other');
  fireEvent.click(form.getByRole('button', { name: 'Change password' }));
  expect(faultOf('Current password')).toBe('Enter the password.');
  expect(faultOf('New password')).toBe('Enter at least 10 characters.');
  expect(faultOf('Repeat new password')).toBe('The passwords do not match. Enter the same password twice.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

test('ten characters are enough; the old and the new one go, and the fields are blank again', async () => {
  const asked = serve({ ...answers, 'POST /company/updatepass': {} });
  draw();
  type('Current password', 'Demo@12345');
  type('New password', 'ten charac');
  type('Repeat new password', 'ten charac');
  fireEvent.click(card('Change password').getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    _id: 's',
    oldpass: 'Demo@12345',
    password: 'ten charac',
  });
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('');
});

test('a refused change says why in the form, and what was typed stays', async () => {
  const words = 'This is not your present password.';
  serve({ ...answers, 'POST /company/updatepass': refusal('PASSWORD_WRONG', words) });
  draw();
  type('Current password', 'wrong');
  type('New password', 'ten charac');
  type('Repeat new password', 'ten charac');
  fireEvent.click(card('Change password').getByRole('button', { name: 'Change password' }));
  expect((await card('Change password').findByRole('alert')).textContent).toBe(words);
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('ten charac');
});

test('setting up the app: password, QR code and key, first code, recovery codes once', async () => {
  let on = false;
  const asked = serve({
    ...answers,
    'GET /second-factor': () => ({ on, required: false, recoveryLeft: on ? 2 : 0 }),
    'POST /second-factor': { secret: 'ABCDEFGH', uri: 'otpauth://x', qr: 'data:image/png;base64,AA' },
    'POST /second-factor/confirm': () => {
      on = true;
      return { recovery: ['one-1', 'two-2'] };
    },
  });
  draw();
  expect(await screen.findByText(/^Off\. Anyone who learns your password/)).toBeTruthy();
  press('Set up');
  type('Your password', 'Demo@12345');
  press('Set up');
  expect(
    (await screen.findByRole('img', { name: 'QR code for an authenticator app' })).getAttribute('src'),
  ).toBe('data:image/png;base64,AA');
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  type('Code', '123456');
  press('Turn on');
  const codes = within(await screen.findByRole('region', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one-1', 'two-2']);
  expect(await screen.findByText(/^On\. .* Recovery codes left: 2\.$/)).toBeTruthy();
  fireEvent.click(codes.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull();
  const sent = asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent).toEqual([
    ['/api/second-factor', { password: 'Demo@12345' }],
    ['/api/second-factor/confirm', { code: '123456' }],
  ]);
});

test('a wrong code is said, and may be typed again; Cancel leaves all as it was', async () => {
  const words = 'This code is wrong. Wait for the next one.';
  serve({
    ...answers,
    'GET /second-factor': { on: true, required: false, recoveryLeft: 8 },
    'POST /second-factor/recovery': refusal('FACTOR_WRONG', words),
  });
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Generate new recovery codes' }));
  type('Code', '000000');
  press('Generate new recovery codes');
  expect((await card('Authenticator app').findByRole('alert')).textContent).toBe(words);
  press('Cancel');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
});

test('turning it off wants password and code; where the role requires it, it is not offered', async () => {
  const asked = serve({
    ...answers,
    'GET /second-factor': { on: true, required: false, recoveryLeft: 8 },
    'POST /second-factor/remove': {},
  });
  const { unmount } = draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  type('Your password', 'Demo@12345');
  type('Code', '123456');
  press('Turn off');
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    password: 'Demo@12345',
    code: '123456',
  });
  unmount();
  serve({ ...answers, 'GET /second-factor': { on: true, required: true, recoveryLeft: 8 } });
  draw();
  expect(await screen.findByRole('button', { name: 'Generate new recovery codes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('who must have a second factor is told so first, above the password', async () => {
  serve(answers);
  draw({ ownOnly: true });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Your role requires two-factor authentication/,
  );
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf('Authenticator app')).toBeLessThan(titles.indexOf('Change password'));
});

test('sessions: this one is marked; another ends by its device, the others together', async () => {
  const asked = serve({ ...answers, 'DELETE /sessions/s2': {}, 'DELETE /sessions': {} });
  draw();
  expect(await screen.findByText('This session')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End the session on Chrome on Android' })).toBeNull();
  expect(screen.getAllByText(/^Since 15 Aug 2026 · last active 15 Aug 2026 · 10\.0\.0\.1$/)).toHaveLength(2);
  press('End the session on Firefox on Windows');
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/sessions')).length).toBe(2));
  await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
  press('Log out everywhere else');
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/sessions/s2',
      '/api/sessions',
    ]),
  );
});

test('alone there is nobody else to log out; a list that cannot be read says why', async () => {
  serve({ ...answers, 'GET /sessions': [here] });
  const { unmount } = draw();
  expect(await screen.findByText('This session')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  unmount();
  const words = 'We have a technical problem.';
  serve({ ...answers, 'GET /sessions': refusal('INTERNAL', words, 500) });
  draw();
  expect((await card('Active sessions').findByRole('alert')).textContent).toBe(words);
});

test('staying longer asks the server and says until when; no answer is said', async () => {
  serve({ ...answers, 'POST /session/extend': { expiresAt: '2030-08-15T05:00:00.000Z' } });
  const { unmount } = draw();
  press('Extend session');
  expect(await screen.findByText('Session extended. It now ends at 15 Aug 2030.')).toBeTruthy();
  unmount();
  serve({ ...answers, 'POST /session/extend': refusal('INTERNAL', 'We have a technical problem.', 500) });
  draw();
  press('Extend session');
  expect(await screen.findByText('We have a technical problem.')).toBeTruthy();
});
