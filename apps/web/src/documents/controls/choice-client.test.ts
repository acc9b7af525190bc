import * as dictionary from '@pramaan/contract/calls/dictionary.ts';
import { expect, test } from 'vitest';
import { choiceClient } from './choice-client.ts';

const contract: Record<keyof typeof choiceClient, (typeof dictionary)[keyof typeof choiceClient]> =
  dictionary;

test.each(Object.keys(choiceClient) as (keyof typeof choiceClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(choiceClient[name]).toEqual({ method, base, path, access });
});
