import { expect, test, vi } from 'vitest';
import { openQrReader, type QrReader } from './qr-reader.ts';

const frame = {} as ImageData;

function ours() {
  const made = {
    look: vi.fn(async () => ({ kind: 'read' as const, texts: ['by zxing'] })),
    close: vi.fn(),
  };
  return { made, make: vi.fn((): QrReader => made) };
}

function withOwn(
  detect: () => Promise<{ rawValue: string; boundingBox: { width: number } }[]>,
  formats = ['qr_code'],
) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats;
      detect = detect;
    },
  );
}

test('without a reader of the browser’s own, ours reads', async () => {
  const { made, make } = ours();
  const reader = await openQrReader(Date.now, make);
  expect(await reader.look(frame)).toEqual({ kind: 'read', texts: ['by zxing'] });
  reader.close();
  expect(made.close).toHaveBeenCalled();
});

test('the browser’s own comes first, and nothing is fetched while it reads', async () => {
  withOwn(async () => [{ rawValue: 'own', boundingBox: { width: 9 } }]);
  const { make } = ours();
  const reader = await openQrReader(Date.now, make);
  expect(await reader.look(frame)).toEqual({ kind: 'read', texts: ['own'] });
  expect(make).not.toHaveBeenCalled();
});

test('when it finds nothing for six seconds, ours goes on', async () => {
  withOwn(async () => []);
  let now = 0;
  const { make } = ours();
  const reader = await openQrReader(() => now, make);
  expect(await reader.look(frame)).toEqual({ kind: 'nothing' });
  now = 6001;
  expect(await reader.look(frame)).toEqual({ kind: 'read', texts: ['by zxing'] });
  await reader.look(frame);
  expect(make).toHaveBeenCalledTimes(1);
});

test('one that fails, or reads no QR, is passed over', async () => {
  withOwn(async () => [], ['ean_13']);
  const { make } = ours();
  expect(await (await openQrReader(Date.now, make)).look(frame)).toMatchObject({ kind: 'read' });
  withOwn(() => Promise.reject(new Error('no service')));
  expect(await (await openQrReader(Date.now, make)).look(frame)).toEqual({ kind: 'nothing' });
});
