import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { retentionClient } from './retention-client.ts';

/** What is kept of an application. */
export const useRetention = (id: string) =>
  useQuery({
    queryKey: ['kept', id],
    queryFn: async ({ signal }) =>
      (await send(retentionClient.getApplicantRetention, { params: { id }, signal })).result,
  });
