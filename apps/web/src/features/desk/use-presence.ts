import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../lib/client.ts';
import { deskLines } from './desk-lines.ts';
import { deskKey } from './use-desk.ts';

/** Often enough not to be forgotten (limits.presence). */
const beat = 15_000;

/** Says that one has the file open, and hears who else has, and when somebody changed it. */
export function usePresence(id: string, version: number | undefined) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ['presence', id],
    queryFn: async ({ signal }) =>
      (await send(deskLines.sayPresent, { params: { id }, body: {}, signal })).result,
    refetchInterval: beat,
    // A window nobody looks at is nobody looking.
    refetchIntervalInBackground: false,
  });
  useEffect(
    () => () => {
      void send(deskLines.sayPresent, { params: { id }, body: { leaving: true } }).catch(() => undefined);
    },
    [id],
  );
  return {
    looking: data?.looking ?? [],
    changed: data !== undefined && version !== undefined && data.version > version,
    reload: () => cache.invalidateQueries({ queryKey: deskKey(id) }),
  };
}
