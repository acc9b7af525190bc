import { expect, test } from 'vitest';
import { qrHint } from './qr-hint.ts';
import type { QrSeen } from './qr-seen.ts';

const nothing: QrSeen = { kind: 'nothing' };

test.each<[QrSeen, number, number, ReturnType<typeof qrHint>]>([
  [nothing, 120, 1, 'aim'],
  [nothing, 120, 5, 'still'],
  [nothing, 120, 9, 'closer'],
  [nothing, 20, 1, 'dark'],
  [{ kind: 'unread', share: 0.3 }, 120, 1, 'closer'],
  [{ kind: 'unread', share: 0.8 }, 120, 1, 'still'],
  [{ kind: 'unread', share: 0.8 }, 20, 1, 'dark'],
  [{ kind: 'read', texts: ['hello'] }, 20, 1, 'other'],
])('%j in light %i after %i s: %s', (seen, light, seconds, hint) => {
  expect(qrHint(seen, light, seconds)).toBe(hint);
});
