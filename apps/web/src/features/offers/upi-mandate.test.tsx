import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { UpiMandate } from './UpiMandate.tsx';
import { type Offer, useOffers } from './use-offers.ts';

const offer = '01900000-0000-7000-8000-0000000000e1';
const qr = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const upi = { link: 'upi://mandate?pa=lender@bank', qr };
/** A link that a page of the same address opens: the browser of the tests can go there. */
const web = { link: 'http://localhost:3000/#paying', qr };

/** The card as the offer's page draws it: what waits is what the list of offers says. */
function Page() {
  const mandate = useOffers(applicantId).data?.offers[0]?.mandate;
  return (
    <UpiMandate
      applicantId={applicantId}
      offer={offer}
      again={Boolean(mandate)}
      waiting={mandate?.state === 'pending'}
    />
  );
}

/** A server on which a request waits once it was made, until `answered`. */
function open(answer: object | (() => Response)) {
  const at: { state: NonNullable<Offer['mandate']>['state'] | null } = { state: null };
  const asked = serve({
    'GET /offers': () => ({ offers: [{ _id: offer, mandate: at.state && { state: at.state } }] }),
    'POST /mandate/upi': () => {
      if (typeof answer === 'function') return answer();
      at.state = 'pending';
      return answer;
    },
  });
  drawPortal(<Page />);
  const reads = () => asked.filter(({ method }) => method === 'GET').length;
  return { asked, reads, settle: () => Object.assign(at, { state: 'active' }) };
}
const onPhone = () =>
  vi.stubGlobal('navigator', { ...window.navigator, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' });

beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.location.hash = '';
});

test('on a screen the request is shown as a code, and the page looks for the bank’s answer until there is one', async () => {
  const { reads, settle } = open(upi);
  fireEvent.click(await screen.findByRole('button', { name: 'Show QR code' }));
  const code = await screen.findByRole('img', { name: 'QR code that opens the request in your UPI app' });
  expect(code.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent(qr)}`);
  expect(screen.getByText(/^Scan this code with your UPI app/).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('link'), 'an app has no page to open here').toBeNull();

  const before = reads();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(reads()).toBe(before + 1));
  settle();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  const after = reads();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads(), 'answered, nobody looks any more').toBe(after);
});

test('a UPI app that is a web page can be opened beside its code', async () => {
  open(web);
  fireEvent.click(await screen.findByRole('button', { name: 'Show QR code' }));
  const link = await screen.findByRole('link', { name: 'Open it on this screen' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    web.link,
    '_blank',
    'noreferrer',
  ]);
  expect(window.location.hash, 'by itself nothing opens').toBe('');
});

test('on a phone the app is opened, without a code', async () => {
  onPhone();
  const { asked } = open(web);
  fireEvent.click(await screen.findByRole('button', { name: 'Open UPI app' }));
  await waitFor(() => expect(window.location.hash).toBe('#paying'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(asked.some(({ path }) => path.endsWith(`/offers/${offer}/mandate/upi`))).toBe(true);
});

test('a refused request says why beside the button, shows no code, and can be made again', async () => {
  const { asked } = open(() => refusal('MANDATE_CLOSED', 'Repayment cannot be set up for this loan now.'));
  const button = await screen.findByRole('button', { name: 'Show QR code' });
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Repayment cannot be set up');
  expect(screen.queryByRole('img')).toBeNull();
  expect(button.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2));
});
