import * as credit from '@pramaan/contract/calls/credit.ts';
import * as files from '@pramaan/contract/calls/files.ts';
import * as papers from '@pramaan/contract/calls/kept-files.ts';
import * as overview from '@pramaan/contract/calls/overview.ts';
import * as payments from '@pramaan/contract/calls/payments.ts';
import { expect, test } from 'vitest';
import { papersLines } from './papers-lines.ts';

const contract = { ...credit, ...files, ...overview, ...papers, ...payments };

test.each(Object.keys(papersLines) as (keyof typeof papersLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(papersLines[name]).toEqual({ method, base, path, access });
});
