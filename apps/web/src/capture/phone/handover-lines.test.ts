import { openHandover, sendByHandover } from '@pramaan/contract/calls/files.ts';
import { expect, test } from 'vitest';
import { handoverLines } from './handover-lines.ts';

test.each([
  ['openHandover', openHandover],
  ['sendByHandover', sendByHandover],
] as const)('%s is the contract’s call', (name, { method, base, path, access }) => {
  expect(handoverLines[name]).toEqual({ method, base, path, access });
});
