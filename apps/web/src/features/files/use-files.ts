import { useQuery } from '@tanstack/react-query';
import { fileClient } from '../../documents/file-client.ts';
import { send } from '../../lib/client.ts';

export const filesKey = (applicantId: string) => ['papers', applicantId] as const;

/** The files that are kept of an applicant, newest first. */
export function useFiles(applicantId: string) {
  return useQuery({
    queryKey: filesKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(fileClient.listFiles, { params: { id: applicantId }, signal })).result,
  });
}

export type StoredFile = NonNullable<ReturnType<typeof useFiles>['data']>[number];
