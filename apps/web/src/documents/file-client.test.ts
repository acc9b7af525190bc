import * as credit from '@pramaan/contract/calls/credit.ts';
import * as files from '@pramaan/contract/calls/files.ts';
import * as overview from '@pramaan/contract/calls/overview.ts';
import * as payments from '@pramaan/contract/calls/payments.ts';
import * as storedFiles from '@pramaan/contract/calls/stored-files.ts';
import { expect, test } from 'vitest';
import { fileClient } from './file-client.ts';

const contract = { ...credit, ...files, ...overview, ...storedFiles, ...payments };

test.each(Object.keys(fileClient) as (keyof typeof fileClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(fileClient[name]).toEqual({ method, base, path, access });
});
