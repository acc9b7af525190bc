import { limits } from '@pramaan/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWidget, readShared } from './load-widget.ts';

const tag = {
  appId: 'app',
  hash: 'ab'.repeat(32),
  timestamp: 1_700_000_000,
  script: 'http://localhost:9/dl.js',
};
const shared = vi.fn();
const failed = vi.fn();
const listen = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
let logged: ReturnType<typeof listen>;
let unload: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  logged = listen();
  unload = loadWidget(tag, shared, failed);
});
afterEach(() => {
  unload();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('the tag carries app, hash, seconds and callback, and is taken away again with it', () => {
  const script = document.getElementById('dlshare') as HTMLScriptElement;
  expect(script.src).toBe(tag.script);
  expect(script.dataset.appId).toBe('app');
  expect(script.dataset.appHash).toBe(tag.hash);
  expect(script.getAttribute('time-stamp')).toBe('1700000000');
  expect(script.dataset.callback).toBe('lockerShared');
  unload();
  expect(document.getElementById('dlshare')).toBeNull();
  expect(window.lockerShared).toBeUndefined();
});

test('JSON with uri and txn is taken and SUCCESS; anything else is logged and FAILURE', () => {
  const told = JSON.stringify({
    uri: 'in.gov.pan-PANCR-A',
    txn: 123,
    filename: 'a.pdf',
    contentType: 'application/pdf',
  });
  expect(window.lockerShared?.(told)).toBe('SUCCESS');
  expect(shared).toHaveBeenCalledWith({ uri: 'in.gov.pan-PANCR-A', txn: '123' });
  for (const text of ['', '{', 'null', '[]', '{"uri":"x"}', '{"uri":"","txn":"1"}', '{"uri":{},"txn":"1"}'])
    expect(window.lockerShared?.(text), text).toBe('FAILURE');
  expect(readShared(undefined)).toBeNull();
  expect(failed).toHaveBeenCalledTimes(7);
  expect(failed).toHaveBeenCalledWith('unread');
  expect(logged.mock.calls.map(([words]) => words)).toEqual(Array(7).fill('Digilocker Error'));
});

test('a script that does not come is told', () => {
  document.getElementById('dlshare')?.dispatchEvent(new Event('error'));
  expect(failed).toHaveBeenCalledWith('blocked');
  expect(logged).toHaveBeenCalledWith('Digilocker Error', expect.any(String));
});

test('the pop-up’s frame is drawn again a second after the press', () => {
  const box = document.createElement('div');
  box.id = 'dl_popup';
  document.body.append(box);
  document.body.click();
  vi.advanceTimersByTime(limits.lockerRestyleDelay - 1);
  expect(box.style.width).toBe('');
  vi.advanceTimersByTime(1);
  expect(box.style.width).toBe('100%');
});
