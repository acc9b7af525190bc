import { limits } from '@pramaan/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, fakeServer, refused, took } from '../../../test/fake-server.ts';
import { CallFailure } from '../../lib/failure.ts';
import { shipTo } from './ship.ts';
import type { Watch } from './shipment.ts';

const place = { applicantId: '01a1f7ae-7eb9-713a-9d40-b69f090d302f', docType: 'pan' };
const arrived = { fileId: 'f1', url: '', covered: 0, openedWith: null, signatures: [] };
const kb = 1024;
const ship = (to: typeof place, file: File) => shipTo(to, file, file);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watching() {
  const seen = { gone: [] as number[], waiting: [] as boolean[] };
  const stop = new AbortController();
  const watch: Watch = {
    gone: (bytes) => seen.gone.push(bytes),
    queued: () => undefined,
    waiting: (isWaiting) => seen.waiting.push(isWaiting),
    signal: stop.signal,
  };
  return { seen, stop, watch };
}

const fileOf = (bytes: number, name = 'card.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 7 });

/** A server that takes parts as the contract says, and breaks where it is told to. */
function partsServer(
  fault: (asked: Asked, received: number) => ReturnType<typeof refused> | 'no network' | null = () => null,
) {
  const state = { received: 0, bytes: 0, uploads: 0 };
  const asked = fakeServer((call) => {
    const broken = fault(call, state.received);
    if (broken) return broken;
    const { url, body } = call;
    if (url.endsWith('/state')) return took({ received: state.received, bytes: state.bytes });
    if (url.endsWith('/finish'))
      return state.received === state.bytes ? took(arrived) : refused('CONFLICT', 'Parts are missing.', 409);
    const from = /\/parts\/(\d+)$/.exec(url)?.[1];
    if (from !== undefined) {
      const { part } = body as { part: File };
      if (Number(from) > state.received) return refused('CONFLICT', 'A part is missing.', 409);
      state.received = Math.max(state.received, Number(from) + part.size);
      return took({ received: state.received });
    }
    state.uploads += 1;
    state.received = 0;
    state.bytes = (body as { bytes: number }).bytes;
    return took({ uploadId: `u${state.uploads}`, received: 0, part: limits.filePart });
  });
  return { asked, state };
}

const paths = (asked: readonly Asked[]) => asked.map(({ url }) => url.split('/').slice(3).join('/'));

test('a file that fits into one part goes whole, in one call', async () => {
  const asked = fakeServer(() => took(arrived));
  const { watch, seen } = watching();
  expect(await ship(place, fileOf(limits.filePart)).send({}, watch)).toEqual(arrived);
  expect(paths(asked)).toEqual([`upload/${place.applicantId}/pan`]);
  expect(seen.gone).toEqual([limits.filePart]);
});

test('a larger one goes in parts, each counted, and is finished', async () => {
  const { asked } = partsServer();
  const { watch, seen } = watching();
  expect(await ship(place, fileOf(600 * kb)).send({}, watch)).toEqual(arrived);
  const parts = paths(asked).filter((path) => path.includes('/parts/'));
  expect(parts.map((path) => path.split('/').at(-1))).toEqual(['0', '262144', '524288']);
  expect(paths(asked).at(-1)).toMatch(/finish$/);
  expect(seen.gone).toEqual([...seen.gone].sort((a, b) => a - b));
  expect(seen.gone.at(-1)).toBe(600 * kb);
});

test('no network is waited out, longer each time, and only the broken part is sent again', async () => {
  let broken = 3;
  const { asked } = partsServer(({ url }) => {
    if (!url.endsWith('/262144') || broken === 0) return null;
    broken -= 1;
    return 'no network';
  });
  const { watch, seen } = watching();
  const sent = ship(place, fileOf(600 * kb)).send({}, watch);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toEqual(arrived);
  expect(paths(asked).filter((path) => path.endsWith('/0'))).toHaveLength(1);
  expect(paths(asked).filter((path) => path.endsWith('/262144'))).toHaveLength(4);
  expect(seen.waiting.filter(Boolean)).toHaveLength(3);
  expect(seen.waiting.at(-1)).toBe(false);
});

test('the network’s return ends the waiting at once', async () => {
  let offline = true;
  partsServer(() => (offline ? 'no network' : null));
  const { watch } = watching();
  const sent = ship(place, fileOf(600 * kb)).send({}, watch);
  await vi.advanceTimersByTimeAsync(20_000);
  offline = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await sent).toEqual(arrived);
});

test('a broken server is asked six times, then said', async () => {
  const asked = fakeServer(() => refused('INTERNAL', 'Some Error Occured. Please Try Again Later', 500));
  const { watch } = watching();
  const sent = ship(place, fileOf(10)).send({}, watch);
  const said = expect(sent).rejects.toThrow('Some Error Occured');
  await vi.advanceTimersByTimeAsync(120_000);
  await said;
  expect(asked).toHaveLength(6);
});

test('after a reload the same file goes on where it stopped; another begins again', async () => {
  const server = partsServer(({ url }) => (url.endsWith('/524288') ? 'no network' : null));
  const first = watching();
  const sent = ship(place, fileOf(600 * kb)).send({}, first.watch);
  const dropped = expect(sent).rejects.toBeDefined();
  await vi.advanceTimersByTimeAsync(5000);
  first.stop.abort();
  await dropped;
  const { state } = server;
  expect(state.received).toBe(512 * kb);

  const more = fakeServer(({ url, body }) => {
    if (url.endsWith('/state')) return took({ received: 512 * kb, bytes: 600 * kb });
    if (url.endsWith('/finish')) return took(arrived);
    if (url.includes('/parts/')) return took({ received: 512 * kb + (body as { part: File }).part.size });
    return took({ uploadId: 'u9', received: 0, part: limits.filePart });
  });
  const again = watching();
  expect(await ship(place, fileOf(600 * kb)).send({}, again.watch)).toEqual(arrived);
  expect(paths(more)).toEqual([
    `uploads/${place.applicantId}/u1/state`,
    `uploads/${place.applicantId}/u1/parts/524288`,
    `uploads/${place.applicantId}/u1/finish`,
  ]);
  expect(again.seen.gone[0]).toBe(512 * kb);

  more.length = 0;
  const other = ship(place, fileOf(600 * kb, 'other.jpg')).send({}, watching().watch);
  await other.catch(() => undefined);
  expect(paths(more)[0]).toBe(`uploads/${place.applicantId}/pan`);
});

test('a half that the server has thrown away begins again', async () => {
  const { state } = partsServer(({ url }) =>
    url.includes('/u1/') && url.endsWith('/finish') ? refused('NOT_FOUND', 'Gone.', 404) : null,
  );
  expect(await ship(place, fileOf(300 * kb)).send({}, watching().watch)).toEqual(arrived);
  expect(state.uploads).toBe(2);
});

test('a locked file is not sent again: the password goes with the end alone', async () => {
  const { asked } = partsServer(({ url, body }) =>
    url.endsWith('/finish') && (body as { password?: string }).password !== 'right'
      ? refused('FILE_LOCKED', 'This PDF is locked. Enter its password and send it again.')
      : null,
  );
  const sending = ship(place, fileOf(300 * kb, 'locked.pdf'));
  await expect(sending.send({}, watching().watch)).rejects.toThrow('This PDF is locked.');
  const before = asked.length;
  await expect(sending.send({ password: 'wrong' }, watching().watch)).rejects.toBeInstanceOf(CallFailure);
  expect(await sending.send({ password: 'right', usualPasswords: 'Y' }, watching().watch)).toEqual(arrived);
  expect(asked.slice(before).map(({ body }) => body)).toEqual([
    { password: 'wrong' },
    { password: 'right', usualPasswords: 'Y' },
  ]);
  expect(sessionStorage.getItem('pramaan.halfSent')).toBe('[]');
});

test('a part that another window has sent meanwhile is no trouble', async () => {
  let first = true;
  const { asked } = partsServer(({ url }) => {
    if (!url.endsWith('/262144') || !first) return null;
    first = false;
    return refused('CONFLICT', 'This part is not the next.', 409);
  });
  expect(await ship(place, fileOf(600 * kb)).send({}, watching().watch)).toEqual(arrived);
  expect(paths(asked).filter((path) => path.endsWith('/state'))).toHaveLength(1);
});

test('who cancels waits for nothing more', async () => {
  partsServer(() => 'no network');
  const { watch, stop } = watching();
  const sent = ship(place, fileOf(600 * kb)).send({}, watch);
  const ended = expect(sent).rejects.toBeDefined();
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});

test('a PDF of more pages than its document is sent with the pages that were chosen; a signed or locked one whole', async () => {
  const paper = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf', lastModified: 7 });
  const sent = async (shown: ReturnType<typeof took>, above = 2) => {
    const ask = vi.fn(async () => [3]);
    const asked = fakeServer(({ url }) => {
      if (url.endsWith('/pages/1')) return shown;
      if (url.endsWith('/finish')) return took(arrived);
      return took(url.includes('/parts/') ? { received: 4 } : { uploadId: 'u1', received: 0, part: 9 });
    });
    await shipTo(place, paper, paper).send({}, { ...watching().watch, choose: { above, ask } });
    return { body: asked.at(-1)?.body, asks: ask.mock.calls.length };
  };
  const pages = { pages: 5, signed: false, images: ['data:,1'] };
  expect(await sent(took(pages))).toEqual({ body: { pages: [3] }, asks: 1 });
  for (const whole of [took({ ...pages, signed: true }), refused('FILE_LOCKED', 'It is locked.', 200)])
    expect(await sent(whole)).toEqual({ body: {}, asks: 0 });
  expect(await sent(took(pages), 5)).toEqual({ body: {}, asks: 0 });
});
