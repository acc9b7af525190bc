import * as dictionary from '@pramaan/contract/calls/dictionary.ts';
import { expect, test } from 'vitest';
import { listedLines } from './listed-lines.ts';

const contract: Record<keyof typeof listedLines, (typeof dictionary)[keyof typeof listedLines]> = dictionary;

test.each(Object.keys(listedLines) as (keyof typeof listedLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(listedLines[name]).toEqual({ method, base, path, access });
});
