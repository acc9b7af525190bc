import * as cases from '@pramaan/contract/calls/court-cases.ts';
import * as usage from '@pramaan/contract/calls/usage.ts';
import { expect, test } from 'vitest';
import { checkClient } from './check-client.ts';

const contract = { ...cases, ...usage };

test.each(Object.keys(checkClient) as (keyof typeof checkClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(checkClient[name]).toEqual({ method, base, path, access });
});
