import * as applicants from '@pramaan/contract/calls/applicants.ts';
import * as loanProducts from '@pramaan/contract/calls/loan-products.ts';
import { verificationCalls } from '@pramaan/contract/calls/verification.ts';
import { expect, test } from 'vitest';
import { documentClient, verificationLine } from './document-client.ts';
import { takesPicture } from './submit-document.ts';

const contract = { ...applicants, ...loanProducts };

test.each(Object.keys(documentClient) as (keyof typeof documentClient)[])(
  '%s is the contract’s call',
  (name) => {
    const { method, base, path, access } = contract[name];
    expect(documentClient[name]).toEqual({ method, base, path, access });
  },
);

test('so is the call of every document that is verified, and what file goes with it', () => {
  expect(verificationCalls.length).toBeGreaterThan(30);
  for (const { entry, call } of verificationCalls) {
    const { method, base, path, access } = call;
    expect(verificationLine(entry)).toEqual({ method, base, path, access });
    expect(takesPicture(entry), entry.document.id).toBe(call.files.includes('image'));
  }
});
