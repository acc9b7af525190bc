import type { FormStatus } from '@pramaan/contract/calls/application-forms.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { applicationFormClient } from './application-form-client.ts';

/** A bank's form of an applicant. */
export interface FormChosen {
  applicantId: string;
  bankName: string;
  formType: string;
}

const listKey = (applicantId: string) => ['application-forms', applicantId] as const;
const formKey = ({ applicantId, bankName, formType }: FormChosen) =>
  ['application-form', applicantId, bankName, formType] as const;

/** The forms that were kept, and the PDFs made of them. */
export function useStoredForms(applicantId: string) {
  return useQuery({
    queryKey: listKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(applicationFormClient.listForms, { params: { id: applicantId }, signal })).result,
  });
}

/** One form as it stands. It is not asked for again while it is being filled. */
export function useStatusForm(chosen: FormChosen) {
  return useQuery({
    queryKey: formKey(chosen),
    queryFn: async ({ signal }) =>
      (await send(applicationFormClient.getAppData, { query: { ...chosen }, signal })).result,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The form as a save answered it. */
export function formSaved(queries: QueryClient, chosen: FormChosen, form: FormStatus): void {
  queries.setQueryData(formKey(chosen), form);
  void queries.invalidateQueries({ queryKey: listKey(chosen.applicantId) });
}

export const formsChanged = (queries: QueryClient, applicantId: string) =>
  queries.invalidateQueries({ queryKey: listKey(applicantId) });

/** Reads the form again: someone else kept another version. */
export const readFormAgain = (queries: QueryClient, chosen: FormChosen) =>
  queries.refetchQueries({ queryKey: formKey(chosen) });
