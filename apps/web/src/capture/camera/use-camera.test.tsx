import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCamera } from './use-camera.ts';
import { Viewfinder } from './Viewfinder.tsx';

interface FakeTrack {
  stopped: boolean;
  asked: MediaTrackConstraints;
  set: unknown[];
}
const tracks: FakeTrack[] = [];

/** A device with cameras of these ids, at the back first. */
function withCameras(ids: readonly string[], able: object = {}) {
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async ({ video }: { video: MediaTrackConstraints }) => {
        const made: FakeTrack = { stopped: false, asked: video, set: [] };
        tracks.push(made);
        const wanted = (video.deviceId as { exact?: string } | undefined)?.exact;
        const track = {
          addEventListener: () => undefined,
          stop: () => {
            made.stopped = true;
          },
          getCapabilities: () => able,
          getSettings: () => ({ deviceId: wanted ?? ids[0] }),
          applyConstraints: async (what: unknown) => made.set.push(what),
        };
        return { getVideoTracks: () => [track], getTracks: () => [track] };
      },
      enumerateDevices: async () => ids.map((deviceId) => ({ kind: 'videoinput', deviceId })),
    },
  });
}

function Camera({ onClose = () => undefined }: { onClose?: () => void }) {
  const camera = useCamera();
  return <Viewfinder title="Look" frame="card" camera={camera} hint="Hold still" onClose={onClose} />;
}
const live = () => screen.findByText('Hold still');

beforeEach(() => {
  tracks.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  // jsdom has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

test('the camera at the back is asked for, wide, with the focus kept, and stops with the part', async () => {
  withCameras(['back'], { focusMode: ['manual', 'continuous'] });
  const { unmount } = render(<Camera />);
  await live();
  expect(tracks[0]?.asked).toMatchObject({
    facingMode: { ideal: 'environment' },
    width: { ideal: 1920 },
  });
  expect(tracks[0]?.set).toEqual([{ advanced: [{ focusMode: 'continuous' }] }]);
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Other camera' })).toBeNull();
  unmount();
  expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
});

test('a hidden tab stops the camera; looking at it again starts it', async () => {
  withCameras(['back']);
  const { unmount } = render(<Camera />);
  await live();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await live();
  expect(tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
  unmount();
  expect(tracks.map(({ stopped }) => stopped)).toEqual([true, true]);
});

test('a permission that comes after the part was closed opens nothing', async () => {
  withCameras(['back']);
  const { unmount } = render(<Camera />);
  unmount();
  await act(async () => undefined);
  expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
});

test('light and the other camera, where there are any', async () => {
  withCameras(['back', 'front'], { torch: true });
  render(<Camera />);
  await live();
  fireEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(await screen.findByRole('button', { name: 'Light', pressed: true })).toBeTruthy();
  expect(tracks[0]?.set).toEqual([{ advanced: [{ torch: true }] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Other camera' }));
  await vi.waitFor(() => expect(tracks).toHaveLength(2));
  expect(tracks[1]?.asked).toMatchObject({ deviceId: { exact: 'front' } });
  expect(tracks[0]?.stopped).toBe(true);
});

test.each([
  ['NotAllowedError', /cannot use the camera/],
  ['NotFoundError', /no camera on this device/],
  ['NotReadableError', /Another app is using the camera/],
])('%s is said, with what to do instead', async (name, sentence) => {
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('', name)) },
  });
  const onClose = vi.fn();
  render(<Camera onClose={onClose} />);
  const alert = await screen.findByRole('alert', { hidden: true });
  expect(alert.textContent).toMatch(sentence);
  expect(alert.textContent).toContain('choose a picture or a file instead');
  fireEvent.click(screen.getByText('Back'));
  expect(onClose).toHaveBeenCalled();
});

test('a page without TLS says why there is no camera', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('isSecureContext', false);
  render(<Camera />);
  expect((await screen.findByRole('alert')).textContent).toContain('secure pages (https)');
});

test('“back” closes the camera and stays on the page; closing takes its own step back', async () => {
  withCameras(['back']);
  const onClose = vi.fn();
  // A camera of the test before may still be on its way back.
  await vi.waitFor(() => expect(window.history.state?.overCamera).toBeUndefined());
  window.history.pushState({ page: 'form' }, '');
  const { unmount } = render(<Camera onClose={onClose} />);
  expect(window.history.state).toEqual({ page: 'form', overCamera: true });
  window.history.back();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(window.history.state).toEqual({ page: 'form' });
  unmount();
  render(<Camera />).unmount();
  await vi.waitFor(() => expect(window.history.state).toEqual({ page: 'form' }));
});

test('opened again before the browser went back, it stays open, and “back” closes it on the same page', async () => {
  withCameras(['back']);
  window.history.pushState({ page: 'before' }, '');
  window.history.pushState({ page: 'here' }, '');
  // A browser goes back when it comes to it: here, when it is told to.
  const asked = vi.spyOn(window.history, 'back').mockImplementationOnce(() => undefined);
  render(<Camera />).unmount();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  const onClose = vi.fn();
  render(<Camera onClose={onClose} />);
  window.history.back();
  await wentBack;
  await vi.waitFor(() => expect(window.history.state).toEqual({ page: 'here', overCamera: true }));
  expect(onClose).not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(window.history.state).toEqual({ page: 'here' });
});
