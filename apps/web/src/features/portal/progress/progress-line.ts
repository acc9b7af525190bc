import type { getProgress } from '@pramaan/contract/calls/overview.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { route } from '../../../lib/api-route.ts';
import { send } from '../../../lib/client.ts';
import { pageLanguage } from '../../../lib/language.ts';

export type OwnProgress = ResultOf<typeof getProgress>;

/** The lender has decided, or the application was closed. */
export const isDecided = (status: OwnProgress['applicationStatus']): boolean =>
  ['approved', 'decided', 'closed'].includes(status);

/** By its address alone (decision 0012); `progress.test.tsx` holds it to the contract. */
export const progressLine = route<typeof getProgress>('GET', '/applicants/{id}/progress', {
  may: 'see',
  applicant: 'params.id',
});

/** Where the application stands at the lender, and what happened to it lately. */
export const useOwnProgress = (id: string) =>
  useQuery({
    queryKey: ['progress', id],
    queryFn: async ({ signal }) =>
      (await send(progressLine, { params: { id }, query: { language: pageLanguage() }, signal })).result,
  });
