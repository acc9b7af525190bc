import { getFileReading } from '@pramaan/contract/calls/files.ts';
import type { Entry } from '@pramaan/documents/entry.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';

/** What was read of an uploaded file: each value, how sure it is, and its cut of the picture. */
export function useReading(applicantId: string, { document, key }: Entry, fileId: string) {
  const method = `${document.id}.${key}`;
  return useQuery({
    queryKey: ['reading', applicantId, fileId, method],
    queryFn: async ({ signal }) =>
      (await send(getFileReading, { params: { id: applicantId, fileId }, query: { method }, signal })).result,
    // A file does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
