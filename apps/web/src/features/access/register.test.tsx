import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawFor } from '../../../test/draw-for.tsx';
import { Register } from './LoginPages.tsx';

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockImplementation(async (url: string) => {
    const result = url.endsWith('/apply-link/open') ? { lender: 'Saral Finance', name: 'Geeta Agent' } : {};
    return new Response(JSON.stringify({ success: true, message: '', result }));
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  window.history.replaceState(null, '', '/');
});

const sent = (path: string) =>
  fetched.mock.calls.filter(([url]) => String(url).endsWith(path)).map(([, init]) => JSON.parse(init.body));

const register = () => {
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '9865055708' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
};

test('an apply link says who invites, and its code goes with the registration', async () => {
  window.history.replaceState(null, '', '/register?ref=ABCDE23456');
  drawFor({}, <Register />);
  await screen.findByText('Geeta Agent of Saral Finance invited you.');
  register();
  await waitFor(() => expect(sent('/users/register')).toHaveLength(1));
  expect(sent('/users/register')[0]).toMatchObject({ mobileNo: '9865055708', referral: 'ABCDE23456' });
});

test('without a link nobody is asked and no code goes', async () => {
  window.history.replaceState(null, '', '/register');
  drawFor({}, <Register />);
  register();
  await waitFor(() => expect(sent('/users/register')).toHaveLength(1));
  expect(sent('/users/register')[0]).not.toHaveProperty('referral');
  expect(sent('/apply-link/open')).toEqual([]);
});
