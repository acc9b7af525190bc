import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { keptLines } from './kept-lines.ts';

/** What is kept of an application. */
export const useKept = (id: string) =>
  useQuery({
    queryKey: ['kept', id],
    queryFn: async ({ signal }) => (await send(keptLines.keptOfApplicant, { params: { id }, signal })).result,
  });
