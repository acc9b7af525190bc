import * as cases from '@pramaan/contract/calls/court-cases.ts';
import * as usage from '@pramaan/contract/calls/usage.ts';
import { expect, test } from 'vitest';
import { checkLines } from './check-lines.ts';

const contract = { ...cases, ...usage };

test.each(Object.keys(checkLines) as (keyof typeof checkLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(checkLines[name]).toEqual({ method, base, path, access });
});
