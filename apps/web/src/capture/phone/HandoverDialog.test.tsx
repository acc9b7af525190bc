import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refused, took } from '../../../test/fake-server.ts';
import { HandoverDialog } from './HandoverDialog.tsx';

const place = { applicantId: '01a1f7ae-7eb9-713a-9d40-b69f090d302f', docType: 'pan' };
const arrived = { fileId: 'f1', url: '', covered: 0, openedWith: null, signatures: [] };
const made = () => ({
  handoverId: 'h1',
  link: 'https://lender.example/handover/abc',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function draw(stateOf: () => object | null) {
  const asked = fakeServer(({ url }) => {
    if (!url.endsWith('/state')) return took(made());
    const state = stateOf();
    return state ? took(state) : 'no network';
  });
  const told = { onArrived: vi.fn(), onClose: vi.fn() };
  const drawn = render(<HandoverDialog place={place} {...told} />);
  return { asked, ...told, ...drawn, polls: () => asked.filter(({ url }) => url.endsWith('/state')).length };
}

test('shows the code, the link and the time left, follows the phone, and hands its file on', async () => {
  let state: object = { state: 'waiting', file: null };
  const { onArrived, polls } = draw(() => state);
  await pass(0);
  expect(screen.getByAltText('QR code of the link').getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(screen.getByText('https://lender.example/handover/abc')).toBeTruthy();
  expect(screen.getByText(/valid for 1[45]:\d\d more/)).toBeTruthy();
  expect(screen.getByText('Waiting for your phone…')).toBeTruthy();
  state = { state: 'opened', file: null };
  await pass(2000);
  expect(screen.getByText(/The link is open on your phone/)).toBeTruthy();
  state = { state: 'sent', file: arrived };
  await pass(2000);
  expect(onArrived).toHaveBeenCalledWith(arrived, 'The file from your phone');
  const before = polls();
  await pass(10_000);
  expect(polls()).toBe(before);
});

test('a hidden tab asks nothing; looking at it again asks at once', async () => {
  const { polls } = draw(() => ({ state: 'waiting', file: null }));
  await pass(2000);
  expect(polls()).toBe(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(20_000);
  expect(polls()).toBe(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
  expect(polls()).toBe(2);
});

test('silence is said and waited out; an ended link is replaced by a new one', async () => {
  let state: object | null = null;
  const { asked } = draw(() => state);
  await pass(2000);
  expect(screen.getByText(/We keep trying/)).toBeTruthy();
  state = { state: 'expired', file: null };
  await pass(2000);
  expect(screen.getByText('This link has expired.')).toBeTruthy();
  fireEvent.click(screen.getByText('Create a new link'));
  await pass(0);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(screen.getByText('Waiting for your phone…')).toBeTruthy();
});

test('closing ends the asking; a refusal is said', async () => {
  const { unmount, polls } = draw(() => ({ state: 'waiting', file: null }));
  await pass(2000);
  unmount();
  await pass(10_000);
  expect(polls()).toBe(1);
  fakeServer(() => refused('TOO_MANY', 'Too many attempts. Wait a minute, then try again.', 429));
  render(<HandoverDialog place={place} onArrived={vi.fn()} onClose={vi.fn()} />);
  await pass(0);
  expect(screen.getByText(/Too many attempts/)).toBeTruthy();
});
