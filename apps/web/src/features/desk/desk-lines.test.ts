import * as desk from '@pramaan/contract/calls/desk.ts';
import { expect, test } from 'vitest';
import { deskLines } from './desk-lines.ts';

const contract = { ...desk };

test.each(Object.keys(deskLines) as (keyof typeof deskLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(deskLines[name]).toEqual({ method, base, path, access });
});
