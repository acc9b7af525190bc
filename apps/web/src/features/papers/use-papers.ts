import { useQuery } from '@tanstack/react-query';
import { papersLines } from '../../documents/papers-lines.ts';
import { send } from '../../lib/client.ts';

export const papersKey = (applicantId: string) => ['papers', applicantId] as const;

/** The files that are kept of an applicant, newest first. */
export function usePapers(applicantId: string) {
  return useQuery({
    queryKey: papersKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(papersLines.listFiles, { params: { id: applicantId }, signal })).result,
  });
}

export type Paper = NonNullable<ReturnType<typeof usePapers>['data']>[number];
