/** Why there is no picture. `insecure`: browsers give the camera to https pages only. */
export type NoCamera = 'denied' | 'missing' | 'busy' | 'insecure';

/** What phones can do and the DOM's types do not name yet. */
interface Extras {
  torch?: boolean;
  focusMode?: string[];
}

export interface OpenCamera {
  stream: MediaStream;
  hasTorch: boolean;
}

/** How wide a frame is asked for: a large QR code has 177 modules, and each needs its pixels. */
const wanted = { width: { ideal: 1920 }, height: { ideal: 1080 } };

/** Opens the camera at the back, or the one with this id. Throws what `getUserMedia` throws. */
export async function openCamera(deviceId: string | null): Promise<OpenCamera> {
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...wanted, ...which } });
  const [track] = stream.getVideoTracks();
  const able: Extras = track && 'getCapabilities' in track ? (track.getCapabilities() as Extras) : {};
  if (able.focusMode?.includes('continuous'))
    await adjust(stream, { focusMode: 'continuous' }).catch(() => undefined);
  return { stream, hasTorch: able.torch === true };
}

/** Throws when the camera cannot do it. */
export async function adjust(
  stream: MediaStream,
  setting: { torch?: boolean; focusMode?: string },
): Promise<void> {
  const advanced = [setting as MediaTrackConstraintSet];
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced });
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The cameras' ids, in the device's order; more than one on most phones. */
export async function cameraIds(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** Could this page open a camera at all? */
export const mayHaveCamera = () => navigator.mediaDevices?.getUserMedia !== undefined;

/** What is in the way, from what `getUserMedia` threw. */
export function reasonOf(thrown: unknown): NoCamera {
  const name = thrown && typeof thrown === 'object' && 'name' in thrown ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}
