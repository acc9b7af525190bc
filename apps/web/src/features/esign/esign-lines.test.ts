import * as esign from '@pramaan/contract/calls/esign.ts';
import { expect, test } from 'vitest';
import { esignLines } from './esign-lines.ts';

const contract = { ...esign };

test.each(Object.keys(esignLines) as (keyof typeof esignLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(esignLines[name]).toEqual({ method, base, path, access });
});
