import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { leaves } from '@pramaan/documents/tree.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../lib/client.ts';
import { isChecking } from './status.ts';

/** How often a file with a check under way is asked for again. */
const again = 4000;

export const applicantKey = (applicantId: string) => ['applicant', applicantId] as const;

/** The whole file of an applicant; asked for again by itself while a check is under way. */
export function useApplicantFile(applicantId: string) {
  return useQuery({
    queryKey: applicantKey(applicantId),
    queryFn: async ({ signal }) => (await send(getApplicant, { params: { id: applicantId }, signal })).result,
    refetchInterval: ({ state }) => (state.data && isChecking(leaves(state.data.docs)) ? again : false),
  });
}
