import * as retention from '@pramaan/contract/calls/retention.ts';
import { expect, test } from 'vitest';
import { retentionClient } from './retention-client.ts';

const contract = { ...retention };

test.each(Object.keys(retentionClient) as (keyof typeof retentionClient)[])(
  '%s is the contract’s call',
  (name) => {
    const { method, base, path, access } = contract[name];
    expect(retentionClient[name]).toEqual({ method, base, path, access });
  },
);
