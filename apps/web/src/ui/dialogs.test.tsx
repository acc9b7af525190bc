import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawFor } from '../../test/draw-for.tsx';
import { refusal, serve } from '../../test/served.ts';
import { noteActivity } from '../lib/activity.ts';
import { showSnack } from '../lib/snackbar.ts';
import { Dialog } from './Dialog.tsx';
// The watch fetches it by itself; here it need not be waited for.
import './SessionEnding.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { SnackbarHost } from './SnackbarHost.tsx';

test('a dialog is the browser’s own, named by its title, shut until it is opened', () => {
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const dialog = (opened: boolean) => (
    <Dialog opened={opened} title="Decision" onClose={() => undefined}>
      <p>inside</p>
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  expect(screen.queryByText('inside')).toBeNull();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Decision' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Decision' })).toBeTruthy();
  expect(show).toHaveBeenCalledOnce();
  rerender(dialog(false));
  // It is closed while it still stands in the page: the focus goes back.
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape asks the page to close it; the browser does not close it alone', () => {
  const asked = vi.fn();
  render(
    <Dialog opened wide title="Decision" onClose={asked}>
      <p>inside</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const escaped = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escaped);
  expect(asked).toHaveBeenCalledOnce();
  expect(escaped.defaultPrevented).toBe(true);
  expect(dialog.dataset.wide).toBe('true');
});

test('the snackbar is a live region that is there before it speaks', () => {
  render(<SnackbarHost />);
  const region = screen.getByRole('status');
  expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', '']);
  act(() => showSnack('Saved.'));
  expect(region.textContent).toBe('Saved.OK');
  act(() => showSnack('Sent.'));
  expect(region.textContent).toBe('Sent.OK');
});

test('where the browser can, the snackbar is raised above an open dialog', () => {
  const raised = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover: raised });
  try {
    render(<SnackbarHost />);
    act(() => showSnack('Saved.'));
    expect(raised).toHaveBeenCalledOnce();
    expect((raised.mock.contexts[0] as HTMLElement).popover).toBe('manual');
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  }
});

const minute = 60_000;
/** Somebody whose session reaches its own end in so many milliseconds; they have just done something. */
function watched(endsIn: number) {
  vi.useFakeTimers();
  noteActivity();
  const expiresAt = new Date(Date.now() + endsIn).toISOString();
  return drawFor({ _id: 's', name: 'Maya', roleId: 3, expiresAt }, <SessionWatch />);
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('two minutes before the session ends for idleness it says so, and counts down', async () => {
  watched(8 * 60 * minute);
  await pass(28 * minute - 5_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(5_000);
  expect(screen.getByRole('dialog', { name: 'Your session ends soon' })).toBeTruthy();
  expect(
    screen.getByText('For your security, we log you out in 2:00. What you typed is saved.'),
  ).toBeTruthy();
  await pass(55_000);
  expect(screen.getByText(/we log you out in 1:05\./)).toBeTruthy();
});

test('staying asks the server, and the warning is gone until the next end', async () => {
  const asked = serve({ 'POST /session/extend': { expiresAt: '2030-01-01T00:00:00.000Z' } });
  watched(8 * 60 * minute);
  await pass(28 * minute);
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(3 * minute);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual(['/api/session/extend']);
  await pass(26 * minute);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('when staying cannot be asked for, it says so', async () => {
  serve({ 'POST /session/extend': refusal('INTERNAL', 'Broken.', 500) });
  watched(8 * 60 * minute);
  await pass(28 * minute);
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await pass(0);
  expect(screen.getByText('We couldn’t reach the server. Check your connection.')).toBeTruthy();
});

test('a session at its own end cannot be made longer: OK asks for nothing', async () => {
  const asked = serve({});
  watched(10 * minute);
  await pass(8 * minute);
  expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(minute);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('nothing done until the end: logged out, told why, and led back after the next login', async () => {
  window.history.replaceState(null, '', '/admin/team');
  watched(10 * minute);
  await pass(10 * minute + 1_000);
  expect(window.location.pathname + window.location.search).toBe('/login-admin?next=%2Fadmin%2Fteam');
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.getByText(/^You were logged out because you were inactive/)).toBeTruthy();
});

test('logging out now tells the server', async () => {
  const asked = serve({ 'POST /session/end': {} });
  watched(10 * minute);
  await pass(8 * minute);
  fireEvent.click(screen.getByRole('button', { name: 'Log out now' }));
  vi.useRealTimers();
  await waitFor(() => expect(window.location.pathname).toBe('/login-admin'));
  expect(asked).toHaveLength(1);
});
