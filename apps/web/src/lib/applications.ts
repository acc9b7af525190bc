import type * as applications from '@pramaan/contract/calls/applications.ts';
import type { Access, ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { route } from './api-route.ts';
import { send } from './client.ts';

const own: Access = { may: 'consent', applicant: 'params.id' };
const ofPerson = '/applicants/{id}/applications';

/** The calls about the applications of a person, by their addresses (decision 0012). `applications.test.ts` holds each to the contract's own. */
export const applicationsClient = {
  listApplications: route<typeof applications.listApplications>('GET', ofPerson, {
    may: 'see',
    applicant: 'params.id',
  }),
  startAnotherApplication: route<typeof applications.startAnotherApplication>('POST', ofPerson, own),
  openApplication: route<typeof applications.openApplication>('POST', `${ofPerson}/{application}/open`, own),
} as const;

export type Application = ResultOf<typeof applications.listApplications>['applications'][number];

/** The applications of the person whose one of them this is, oldest first, and whether they may start another. */
export const useApplications = (id: string) =>
  useQuery({
    queryKey: ['applications', id],
    queryFn: async ({ signal }) =>
      (await send(applicationsClient.listApplications, { params: { id }, signal })).result,
  });
