import type { QrSeen } from './qr-seen.ts';

export type QrHint = 'aim' | 'closer' | 'still' | 'dark' | 'other';

/** Below this mean light, of 255, a camera blurs what moves. */
const dark = 50;
/** A dense code needs more than half of the frame before its modules are large enough. */
const near = 0.5;

/**
 * What to say about a frame. `light`: its mean, 0 to 255. `seconds`: how long nothing has been read. A code that was
 * read and is not Aadhaar's is said before all else.
 */
export function qrHint(seen: QrSeen, light: number, seconds: number): QrHint {
  if (seen.kind === 'read') return 'other';
  if (light < dark) return 'dark';
  if (seen.kind === 'unread') return seen.share < near ? 'closer' : 'still';
  return seconds < 4 ? 'aim' : seconds % 8 < 4 ? 'closer' : 'still';
}
