import type { getConsistency, getReview, listNotes } from '@pramaan/contract/calls/review.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { reviewClient } from './review-client.ts';

export type Review = ResultOf<typeof getReview>;
export type Finding = Review['findings'][number];
export type Note = ResultOf<typeof listNotes>[number];
export type MatrixRow = ResultOf<typeof getConsistency>[number];

export const reviewKey = (id: string) => ['review', id] as const;

/** How the application stands; nobody asks who may not review. */
export function useReview(id: string, enabled = true) {
  return useQuery({
    enabled,
    queryKey: reviewKey(id),
    queryFn: async ({ signal }) => (await send(reviewClient.getReview, { params: { id }, signal })).result,
  });
}

export function useTimeline(id: string) {
  return useQuery({
    queryKey: [...reviewKey(id), 'timeline'],
    queryFn: async ({ signal }) => (await send(reviewClient.getTimeline, { params: { id }, signal })).result,
  });
}

export function useMatrix(id: string) {
  return useQuery({
    queryKey: [...reviewKey(id), 'matrix'],
    queryFn: async ({ signal }) =>
      (await send(reviewClient.getConsistency, { params: { id }, signal })).result,
  });
}

export function useNotes(id: string) {
  return useQuery({
    queryKey: ['notes', id],
    queryFn: async ({ signal }) => (await send(reviewClient.listNotes, { params: { id }, signal })).result,
  });
}

/**
 * Makes a change in the review: its answer is how the application stands now. True when it was done; what went wrong is
 * shown on the page, or where `onFailure` puts it.
 */
export function useReviewChange(id: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = useCallback(
    async (
      work: () => Promise<{ result: Review }>,
      onFailure: (thrown: unknown) => void = (thrown) => showSnack(sentenceOf(thrown), { tone: 'error' }),
    ): Promise<boolean> => {
      setBusy(true);
      try {
        const { result } = await work();
        cache.setQueryData(reviewKey(id), result);
        void cache.invalidateQueries({ queryKey: [...reviewKey(id), 'timeline'] });
        void cache.invalidateQueries({ queryKey: ['applicants'] });
        return true;
      } catch (thrown) {
        onFailure(thrown);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [cache, id],
  );
  return { change, busy };
}
