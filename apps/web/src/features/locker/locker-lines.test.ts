import { putDocument } from '@pramaan/contract/calls/applicants.ts';
import * as locker from '@pramaan/contract/calls/locker.ts';
import { expect, test } from 'vitest';
import { lockerLines } from './locker-lines.ts';

const contract = { ...locker, putDocument };

test.each(Object.keys(lockerLines) as (keyof typeof lockerLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(lockerLines[name]).toEqual({ method, base, path, access });
});
