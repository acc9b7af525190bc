import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, refused, took } from '../../../test/fake-server.ts';
import { carryWatched } from './carry-watched.ts';

afterEach(() => vi.useRealTimers());
const form = () => {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(1000)], 'a.jpg'));
  return body;
};

test('answers as fetch does, also what is no success', async () => {
  fakeServer(({ url }) => (url === '/good' ? took({ a: 1 }) : refused('TOO_LARGE', 'Too large.', 413)));
  const gone: number[] = [];
  const good = await carryWatched((bytes) => gone.push(bytes))('/good', { method: 'POST', body: form() });
  expect(await good.json()).toMatchObject({ result: { a: 1 } });
  expect(gone).toEqual([1000]);
  const bad = await carryWatched(() => undefined)('/bad', { method: 'POST', body: form() });
  expect([bad.status, bad.ok]).toEqual([413, false]);
});

test('a file that waits to be read hears how many come before it; the last line is the answer', async () => {
  const lines = [{ ahead: 2 }, { ahead: 0 }, { ahead: null }];
  fakeServer(({ url }) =>
    url === '/good' ? { ...took({ a: 1 }), lines } : { ...refused('FILES_BUSY', 'Busy.', 429), lines },
  );
  const heard: (number | null)[] = [];
  const carry = carryWatched(undefined, (ahead) => heard.push(ahead));
  const good = await carry('/good', { method: 'POST', body: form() });
  expect(heard).toEqual([2, 0, null]);
  expect(good.ok).toBe(true);
  expect(await good.json()).toMatchObject({ result: { a: 1 } });
  const busy = await carry('/busy', { method: 'POST', body: form() });
  expect([busy.status, (await busy.json()).code]).toEqual([429, 'FILES_BUSY']);
});

test('lines that break off before the answer are no answer', async () => {
  fakeServer(() => ({ ...took({}), lines: [{ ahead: 1 }], cut: true }));
  const carry = carryWatched(undefined, () => undefined);
  expect((await carry('/cut', { method: 'POST', body: form() })).status).toBe(502);
});

test('what was given up beforehand is not sent', async () => {
  const asked = fakeServer(() => took({}));
  const sent = carryWatched()('/late', { method: 'POST', body: form(), signal: AbortSignal.abort() });
  await expect(sent).rejects.toThrow();
  expect(asked).toEqual([]);
});

test('a server that has all and is at work is given three minutes', async () => {
  vi.useFakeTimers();
  fakeServer(
    () => new Promise((resolve) => setTimeout(() => resolve(took({})), 150_000)),
    'all gone at once',
  );
  const sent = carryWatched()('/read', { method: 'POST', body: form() });
  await vi.advanceTimersByTimeAsync(151_000);
  expect((await sent).ok).toBe(true);
});

test('a connection that says nothing for a minute is taken for dead', async () => {
  vi.useFakeTimers();
  fakeServer(() => new Promise(() => undefined));
  const sent = carryWatched(() => undefined)('/slow', { method: 'POST', body: form() });
  const dead = expect(sent).rejects.toThrow('did not get through');
  await vi.advanceTimersByTimeAsync(61_000);
  await dead;
  expect(vi.getTimerCount()).toBe(0);
});
