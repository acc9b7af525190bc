import * as contract from '@pramaan/contract/calls/applications.ts';
import { expect, test } from 'vitest';
import { applicationsClient } from './applications.ts';

test('every line is the contract’s own call', () => {
  const calls = new Map(Object.entries(contract));
  for (const [name, line] of Object.entries(applicationsClient))
    expect(calls.get(name), name).toMatchObject(line);
});
