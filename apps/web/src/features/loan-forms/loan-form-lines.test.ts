import * as files from '@pramaan/contract/calls/files.ts';
import * as forms from '@pramaan/contract/calls/loan-forms.ts';
import { expect, test } from 'vitest';
import { loanFormLines } from './loan-form-lines.ts';

const contract = { ...files, ...forms };

test.each(Object.keys(loanFormLines) as (keyof typeof loanFormLines)[])(
  '%s is the contract’s call',
  (name) => {
    const { method, base, path, access } = contract[name];
    expect(loanFormLines[name]).toEqual({ method, base, path, access });
  },
);
