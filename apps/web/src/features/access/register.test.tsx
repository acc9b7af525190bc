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

const register = (send = 'Start') => {
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '9865055708' } });
  fireEvent.click(screen.getByRole('button', { name: send }));
};

test('an apply link says who invites and asks the number alone; its code goes with the registration', async () => {
  window.history.replaceState(null, '', '/register?ref=ABCDE23456');
  drawFor({}, <Register />);
  await screen.findByText('Geeta Agent of Saral Finance invited you.');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  register('Send code');
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

test('“Registration Successful” is said once the code was right, not before', async () => {
  window.history.replaceState(null, '', '/register');
  let right = false;
  fetched.mockImplementation(async (url: string) => {
    const entered = { _id: 'a', segment: '', custId: 'C1', yodleeUserId: '', roleId: 11, id_token: 'x.y.z' };
    const body = !url.endsWith('userLoginVerify')
      ? { success: true, message: 'Registration Successful', result: { resendAfter: 60 } }
      : right
        ? { success: true, message: '', result: entered, coApplicants: [{ _id: 'a' }] }
        : { success: false, code: 'CODE_WRONG', message: 'OTP Miss Match' };
    return new Response(JSON.stringify(body));
  });
  drawFor({}, <Register />);
  register();
  const code = await screen.findByLabelText('OTP');
  const enter = () => {
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  };
  enter();
  await screen.findAllByText(/not correct|Miss Match/);
  expect(screen.queryByText('Registration Successful')).toBeNull();
  right = true;
  enter();
  expect(await screen.findByText('Registration Successful')).toBeTruthy();
});
