import { putDocument } from '@pramaan/contract/calls/applicants.ts';
import * as locker from '@pramaan/contract/calls/locker.ts';
import { expect, test } from 'vitest';
import { lockerClient } from './locker-client.ts';

const contract = { ...locker, putDocument };

test.each(Object.keys(lockerClient) as (keyof typeof lockerClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(lockerClient[name]).toEqual({ method, base, path, access });
});
