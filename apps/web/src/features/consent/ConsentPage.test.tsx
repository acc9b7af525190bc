import { setLocale } from '@pramaan/messages/locale.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideSnack } from '../../lib/snackbar.ts';
import { SnackbarHost } from '../../ui/SnackbarHost.tsx';
import { ConsentPage } from './ConsentPage.tsx';

type Answer = { success: boolean; message?: string; code?: string; result?: unknown } | 'silent';
const opened = {
  type: 'mobile',
  sentTo: 'XXXXXX0011',
  name: 'Asha Sample',
  lender: 'Udaan Capital',
  accent: { light: '#8a1c7c', dark: '#e08ad4' },
  style: 'notice',
  purposes: ['verification', 'bureau'],
  verified: false,
  expiresAt: '2027-01-01T00:00:00Z',
  qr: '<svg/>',
};
const ok = (result: unknown, message = '') => ({ success: true, message, result });
const no = (code: string, message: string) => ({ success: false, code, message });
const sent = ok({ resendAfter: 60 });
const expired = no('LINK_EXPIRED', 'Link has expired');
const fine: Record<string, Answer> = {
  '/api/users/verifyConsentLink': ok(opened),
  '/api/users/sendOtp': sent,
  '/api/users/sendMailOtp': sent,
  '/api/users/verifyOtp': ok({ verified: true, kind: 'mobile' }, 'verified'),
  '/api/users/verifyMailReg': ok({ verified: true, kind: 'business' }, 'verified'),
  '/api/users/submitConsent': ok({ receipt: 'r' }, 'verified'),
};
let answers: Record<string, Answer>;
let asked: { path: string; body: Record<string, unknown>; headers: Record<string, string> }[];

beforeEach(() => {
  answers = { ...fine };
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = answers[path] ?? 'silent';
    asked.push({
      path,
      body: JSON.parse(String(init.body ?? '{}')),
      headers: init.headers as Record<string, string>,
    });
    if (answer === 'silent') throw new TypeError('offline');
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  onPhone(true);
});
afterEach(() => {
  hideSnack();
});

const onPhone = (coarse: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: coarse && query.includes('coarse'), media: query }) as MediaQueryList,
    );
const open = (query = 'id=a1&token=tok&name=Asha+Sample') => {
  window.history.replaceState(null, '', `/consent?${query}`);
  return render(
    <>
      <ConsentPage />
      <SnackbarHost />
    </>,
  );
};
const mail = (type = 'business') => `id=a1&token=tok&type=${type}&name=Asha+Sample&email=asha%40example.in`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) =>
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const typeCode = (code: string) =>
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: code } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const calls = () => asked.map(({ path }) => path.split('/').at(-1)).filter((path) => path !== 'site');

test('mobile: two disabled, ticked lines with their documents; SUBMIT, OTP, recorded, thank-you', async () => {
  open();
  await heading('Udaan Capital asks for your consent');
  expect(window.location.href).toBe('http://localhost:3000/consent');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/legal/terms',
    '/legal/privacy',
    '/legal/bureau',
  ]);
  await press('SUBMIT');
  expect(screen.getByText('Enter Otp')).toBeTruthy();
  expect(button('Verify').getAttribute('aria-disabled')).toBe('true');
  typeCode('12345');
  expect(button('Verify').getAttribute('aria-disabled')).toBe('true');
  typeCode('123456');
  await press('Verify');
  expect(await screen.findByText('Your data has been recorded. Thank you!')).toBeTruthy();
  expect(calls()).toEqual(['verifyConsentLink', 'sendOtp', 'verifyOtp', 'submitConsent']);
  expect(asked.find(({ path }) => path.endsWith('verifyConsentLink'))?.headers).toMatchObject({ role: '1' });
  await waitFor(() => expect(window.location.pathname).toBe('/consent-thanku'), { timeout: 2500 });
});

test.each([
  ['business', 'Your Office Email ID has been verified.'],
  ['personal', 'Your Personal Email ID has been verified.'],
])('%s e-mail: the code is sent on load; %j', async (type, sentence) => {
  open(mail(type));
  await screen.findByText(/We sent a 6-digit code/);
  expect(calls()).toEqual(['verifyConsentLink', 'sendMailOtp']);
  typeCode('123 456');
  await press('Verify');
  await heading('Thank You');
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('a wrong code keeps the field and says "OTP Miss Match"', async () => {
  answers['/api/users/verifyMailReg'] = no('OTP_MISMATCH', 'OTP Miss Match');
  open(mail());
  await screen.findByText(/We sent a 6-digit code/);
  typeCode('123456');
  await press('Verify');
  expect(screen.getByRole('alert').textContent).toBe('OTP Miss Match');
  expect(screen.getByLabelText<HTMLInputElement>('OTP').value).toBe('123456');
  expect(document.activeElement).toBe(screen.getByLabelText('OTP'));
});

test('Resend is locked for 60 s with a countdown that is announced once', async () => {
  vi.useFakeTimers();
  open(mail());
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(button('Resend in 1:00').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('You can ask for a new code in a minute.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(47_000));
  expect(button(/^Resend in 0:1\d$/).getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(13_500));
  expect(button('Resend').getAttribute('aria-disabled')).toBe(null);
  await press('Resend');
  expect(calls().filter((name) => name === 'sendMailOtp')).toHaveLength(2);
  expect(button('Resend in 1:00').getAttribute('aria-disabled')).toBe('true');
});

test('a resend that finds the link expired says "Link has expired. Please generate again"', async () => {
  vi.useFakeTimers();
  open(mail());
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  answers['/api/users/sendMailOtp'] = expired;
  await press('Resend');
  expect(screen.getByRole('heading', { name: 'Link has expired. Please generate again' })).toBeTruthy();
});

test('while a code is verified the bar runs and both buttons wait', async () => {
  open(mail());
  await screen.findByText(/We sent a 6-digit code/);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  typeCode('123456');
  await press('Verify');
  expect(screen.getByRole('progressbar', { name: 'One moment, please' })).toBeTruthy();
  expect(button('Verify').getAttribute('aria-disabled')).toBe('true');
  expect(button(/^Resend/).getAttribute('aria-disabled')).toBe('true');
});

test.each([
  [expired, 'Link has expired', 'Sorry...! Link has expired.'],
  [
    no('ALREADY_VERIFIED', 'User is already verified'),
    'User is already verified',
    'You do not need to do anything more',
  ],
  [no('BAD_REQUEST', 'x'), 'Link has expired', 'Sorry...! Link has expired.'],
  ['silent', 'Verification failed', 'please contact the admin of'],
] as const)('a link answered with %j: %j', async (answer, title, sentence) => {
  answers['/api/users/verifyConsentLink'] = answer;
  open();
  await heading(title);
  expect(screen.getByText(new RegExp(sentence.replaceAll('.', '\\.')))).toBeTruthy();
});

test('any other success reply of the submit marks the link expired', async () => {
  answers['/api/users/submitConsent'] = ok({}, 'something else');
  open();
  await heading(/asks for your consent/);
  await press('SUBMIT');
  typeCode('123456');
  await press('Verify');
  await heading('Link has expired');
});

test('no reply to the submit is a failure that can be tried again without another code', async () => {
  answers['/api/users/submitConsent'] = 'silent';
  open();
  await heading(/asks for your consent/);
  await press('SUBMIT');
  typeCode('123456');
  await press('Verify');
  await heading('Verification failed');
  answers['/api/users/submitConsent'] = ok({ receipt: 'r' }, 'verified');
  await press('Try again');
  expect(await screen.findByText('Your data has been recorded. Thank you!')).toBeTruthy();
});

test('on a desktop: the status and a QR code instead of the agreement; it changes by itself', async () => {
  onPhone(false);
  vi.useFakeTimers();
  open();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('heading', { name: 'Verification status' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /^QR code/ }).getAttribute('src')).toContain('data:image/svg+xml');
  expect(screen.queryByRole('checkbox')).toBeNull();
  answers['/api/users/verifyConsentLink'] = no('ALREADY_VERIFIED', 'User is already verified');
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(screen.getByText('Verified')).toBeTruthy();
  const before = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(asked.length).toBe(before);
});

test('itemised: one unticked line per purpose; the button explains what is missing', async () => {
  answers['/api/users/verifyConsentLink'] = ok({
    ...opened,
    style: 'itemised',
    purposes: ['verification', 'bureau', 'bank'],
  });
  open();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => checked || disabled)).toEqual([false, false, false]);
  await press('Agree and continue');
  expect(screen.getByRole('alert').textContent).toContain('You have not ticked any line.');
  fireEvent.click(screen.getByLabelText('Udaan Capital may see my credit report at a credit bureau.'));
  await press('Agree and continue');
  typeCode('123456');
  await press('Verify');
  await waitFor(() => expect(calls()).toContain('submitConsent'));
  expect(asked.at(-1)?.body).toEqual({ appId: 'a1', token: 'tok', language: 'en', purposes: ['bureau'] });
});

test('without a link the page says where to find it; a reload of a link goes on', async () => {
  open('');
  await heading('Open the link from your message');
  cleanup();
  open();
  await heading(/asks for your consent/);
  cleanup();
  open('');
  await heading(/asks for your consent/);
});

test('in Hindi every sentence of the page is Hindi', async () => {
  setLocale('hi');
  open();
  await heading('Udaan Capital आपकी सहमति चाहता है');
  await press('जमा करें');
  expect(screen.getByText('OTP डालें')).toBeTruthy();
});
