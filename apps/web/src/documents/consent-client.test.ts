import { giveConsent, listConsents, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { expect, test } from 'vitest';
import { consentClient } from './consent-client.ts';

const contract = { listConsents, giveConsent, withdrawConsent } as const;

test.each(Object.keys(consentClient) as (keyof typeof consentClient)[])(
  '%s is the contract’s call',
  (name) => {
    const { method, base, path, access } = contract[name];
    expect(consentClient[name]).toEqual({ method, base, path, access });
  },
);
