import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFileAgain } from '../../documents/case-file.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { reviewClient } from './review-client.ts';
import { reviewKey } from './use-review.ts';

/** Often enough not to be forgotten (deskLimits.presence). */
const beat = 15_000;

const isElsewhere = (error: Error | null) => error instanceof CallFailure && error.code === 'CASE_ELSEWHERE';

/** Says that one has the file open, and hears who else has, and when somebody changed it. */
export function usePresence(id: string, version: number | undefined) {
  const cache = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['presence', id],
    queryFn: async ({ signal }) =>
      (await send(reviewClient.reportPresence, { params: { id }, body: {}, signal, changesNothing: true }))
        .result,
    // Whoever was handed the file says it from now on.
    refetchInterval: ({ state }) => (isElsewhere(state.error) ? false : beat),
    // A window nobody looks at is nobody looking.
    refetchIntervalInBackground: false,
  });
  useEffect(
    () => () => {
      void send(reviewClient.reportPresence, { params: { id }, body: { leaving: true } }).catch(
        () => undefined,
      );
    },
    [id],
  );
  return {
    looking: data?.looking ?? [],
    /** Somebody else has the file now, and one may not see it any more. */
    elsewhere: isElsewhere(error),
    changed: data !== undefined && version !== undefined && data.version > version,
    reload: () =>
      Promise.all([cache.invalidateQueries({ queryKey: reviewKey(id) }), readFileAgain(cache, id)]),
  };
}
