import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFramed } from '../../../test/test-frame.tsx';
import { queryClient } from '../../lib/query.ts';
import { write, writeRole } from '../../lib/storage.ts';
import { Guard } from './Guard.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600 }))}.x`;
const who = (roleId: number) => ({
  _id: 'me',
  name: 'Asha',
  lender: 'Saral Finance',
  roleId,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
});

function server(status: number, body: unknown) {
  queryClient.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
}
const draw = (door: 'portal' | 'office') =>
  renderFramed(
    <Guard door={door}>
      <p>inside</p>
    </Guard>,
  );
const at = () => window.location.pathname + window.location.search;

test('without a login /laas leads to /login, which leads back', async () => {
  server(200, {});
  window.history.replaceState(null, '', '/laas/loan?x=1');
  draw('portal');
  await waitFor(() => expect(at()).toBe('/login?next=%2Flaas%2Floan%3Fx%3D1'));
  expect(screen.queryByText('inside')).toBeNull();
});

test('the applicant’s marker at /admin: /user-login, and storage is empty', async () => {
  server(200, {});
  writeRole(11);
  write('token', token);
  localStorage.setItem('loanAmt', '5');
  window.history.replaceState(null, '', '/admin');
  draw('office');
  await waitFor(() => expect(at()).toBe('/user-login'));
  expect(localStorage.length).toBe(0);
});

test('who is logged in comes in, when the server agrees', async () => {
  server(200, { success: true, result: who(11) });
  write('token', token);
  draw('portal');
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('the server does not know the session: to the login, whatever is stored', async () => {
  server(401, { success: false, message: 'Please log in to continue.', code: 'NOT_LOGGED_IN' });
  write('token', token);
  window.history.replaceState(null, '', '/admin');
  draw('office');
  await waitFor(() => expect(at()).toBe('/login-admin?next=%2Fadmin'));
});

test('a lender’s person at /laas goes to /admin', async () => {
  server(200, { success: true, result: who(3) });
  write('token', token);
  window.history.replaceState(null, '', '/laas');
  draw('portal');
  await waitFor(() => expect(at()).toBe('/admin'));
});
