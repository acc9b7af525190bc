import { ApiError } from '@pramaan/contract/errors.ts';
import { formOf, formsOf } from '@pramaan/documents/forms/registry.ts';
import type { View } from '../../case-file/case-file.ts';
import { type Principal, seesMasked } from '../../http/context.ts';
import type { FormRef } from './stored-forms.ts';

/** How the caller sees what is sealed. */
export const viewOf = (principal: Principal): View => (seesMasked(principal) ? 'masked' : 'own');

/** The form that a call is about. Throws BAD_REQUEST when the bank has none of that type. */
export function placeOf(
  { lender }: Principal,
  applicant: string,
  bank: string,
  formType: string | undefined,
): FormRef {
  const form = formOf(bank, formType);
  if (form) return { lender, applicant, bank, form };
  const titles = formsOf(bank).map(({ title }) => title);
  const sentence = `${bank} does not take this form. It takes: ${titles.join(', ')}.`;
  throw new ApiError('BAD_REQUEST', sentence, [{ path: 'formType', message: sentence }]);
}
