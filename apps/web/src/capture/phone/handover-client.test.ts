import { openHandover, sendByHandover } from '@pramaan/contract/calls/files.ts';
import { expect, test } from 'vitest';
import { handoverClient } from './handover-client.ts';

test.each([
  ['openHandover', openHandover],
  ['sendByHandover', sendByHandover],
] as const)('%s is the contract’s call', (name, { method, base, path, access }) => {
  expect(handoverClient[name]).toEqual({ method, base, path, access });
});
