import type * as rejections from '@pramaan/contract/calls/rejections.ts';
import type { Access, ResultOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { route } from './api-route.ts';
import { send } from './client.ts';
import { pageLanguage } from './language.ts';

const see: Access = { may: 'see', applicant: 'params.id' };
const decide: Access = { may: 'decide', applicant: 'params.id' };
const file = '/applicants/{id}';

/** The calls about a declined loan, by their addresses (decision 0012). `rejections.test.ts` holds each to the contract's own. */
export const rejectionClient = {
  getRejection: route<typeof rejections.getRejection>('GET', `${file}/rejection`, see),
  makeAppeal: route<typeof rejections.makeAppeal>('POST', `${file}/appeals`, {
    may: 'ownWord',
    applicant: 'params.id',
  }),
  answerAppeal: route<typeof rejections.answerAppeal>('POST', `${file}/appeals/{appeal}/answer`, decide),
  reopenApplication: route<typeof rejections.reopenApplication>('POST', `${file}/reopen`, decide),
} as const;

export type Rejection = NonNullable<ResultOf<typeof rejections.getRejection>['rejection']>;

const keyOf = (id: string) => ['rejection', id] as const;

/** Why the loan was declined and what was said of it since. */
export const useRejection = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (
        await send(rejectionClient.getRejection, {
          params: { id },
          query: { language: pageLanguage() },
          signal,
        })
      ).result,
  });

/** Has the rejection read again. */
export function useRejectionChanged(id: string) {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: keyOf(id) });
}

/** Where the letter about the decision is fetched. */
export const rejectionLetterAddress = (id: string, language: string) =>
  `/api/applicants/${id}/rejection/letter?lang=${language === 'hi' ? 'hi' : 'en'}`;
