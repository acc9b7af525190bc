import { afterEach, expect, test, vi } from 'vitest';
import { devicePlace } from './device-place.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const device = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('where the device is, to four decimals', async () => {
  device((found) =>
    found({ coords: { latitude: 12.971598765, longitude: 77.594562123 } } as GeolocationPosition),
  );
  expect(await devicePlace()).toEqual({ place: { latitude: 12.9716, longitude: 77.5946 } });
});

test('a no, a device without it, and a question left open: the form goes without', async () => {
  device((_, refused) => refused?.({} as GeolocationPositionError));
  expect(await devicePlace()).toEqual({});
  vi.stubGlobal('navigator', {});
  expect(await devicePlace()).toEqual({});
  vi.useFakeTimers();
  device(() => undefined);
  const place = devicePlace();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await place).toEqual({});
});
