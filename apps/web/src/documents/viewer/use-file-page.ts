import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { fileClient } from '../file-client.ts';

/** A page of a stored file as a picture. While another page of it comes, the one before stays. */
export function useFilePage(applicantId: string, fileId: string, page: number) {
  return useQuery({
    queryKey: ['file page', applicantId, fileId, page],
    queryFn: async ({ signal }) => {
      const params = { id: applicantId, fileId, page: String(page) };
      return (await send(fileClient.getFilePage, { params, signal })).result;
    },
    placeholderData: keepPreviousData,
    // A file does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
