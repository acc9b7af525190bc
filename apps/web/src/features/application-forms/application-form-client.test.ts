import * as forms from '@pramaan/contract/calls/application-forms.ts';
import * as files from '@pramaan/contract/calls/files.ts';
import { expect, test } from 'vitest';
import { applicationFormClient } from './application-form-client.ts';

const contract = { ...files, ...forms };

test.each(Object.keys(applicationFormClient) as (keyof typeof applicationFormClient)[])(
  '%s is the contract’s call',
  (name) => {
    const { method, base, path, access } = contract[name];
    expect(applicationFormClient[name]).toEqual({ method, base, path, access });
  },
);
