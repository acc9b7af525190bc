import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawFor } from '../../../test/draw-for.tsx';
import { ForgotPassword, TeamLogin } from './StaffPages.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
const answer = (result: unknown = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ success: true, message: '', result })),
  );

test('the team’s door leads to the reset, and the reset leads back to it', async () => {
  answer();
  const { unmount } = drawFor({}, <TeamLogin />);
  const link = await screen.findByRole('link', { name: 'Forgot password?' });
  expect(link.getAttribute('href')).toBe('/forgot-password?door=team');
  unmount();
  window.history.replaceState(null, '', '/forgot-password?door=team');
  drawFor({}, <ForgotPassword />);
  const back = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(back).toContain('/login-team');
});

test('after the new password a team member is sent to the team’s login', async () => {
  answer({ _id: 's', cName: 'Saral Finance', roleId: 4, status: 1, id_token: 't' });
  window.history.replaceState(null, '', '/forgot-password?door=team');
  drawFor({}, <ForgotPassword />);
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '9865055708' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  fireEvent.change(await screen.findByLabelText('OTP'), { target: { value: '123456' } });
  const verify = screen.queryByRole('button', { name: 'Verify' });
  if (verify) fireEvent.click(verify);
  await waitFor(() => expect(document.querySelector('input[type=password]')).toBeTruthy());
  for (const input of document.querySelectorAll('input[type=password]'))
    fireEvent.change(input, { target: { value: 'sunflower-Kettle-43' } });
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(window.location.pathname).toBe('/login-team'));
});
