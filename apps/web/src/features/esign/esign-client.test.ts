import * as esign from '@pramaan/contract/calls/esign.ts';
import { expect, test } from 'vitest';
import { esignClient } from './esign-client.ts';

const contract = { ...esign };

test.each(Object.keys(esignClient) as (keyof typeof esignClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(esignClient[name]).toEqual({ method, base, path, access });
});
