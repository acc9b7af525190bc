import * as access from '@pramaan/contract/calls/access.ts';
import { expect, test } from 'vitest';
import { sessionLines } from './session-lines.ts';

const contract = { ...access };

test.each(Object.keys(sessionLines) as (keyof typeof sessionLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access: may } = contract[name];
  expect(sessionLines[name]).toEqual({ method, base, path, access: may });
});
