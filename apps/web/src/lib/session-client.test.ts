import * as access from '@pramaan/contract/calls/access.ts';
import { expect, test } from 'vitest';
import { sessionClient } from './session-client.ts';

const contract = { ...access };

test.each(Object.keys(sessionClient) as (keyof typeof sessionClient)[])(
  '%s is the contract’s call',
  (name) => {
    const { method, base, path, access: may } = contract[name];
    expect(sessionClient[name]).toEqual({ method, base, path, access: may });
  },
);
