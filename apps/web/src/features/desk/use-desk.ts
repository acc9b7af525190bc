import type { getConsistency, getDesk, getTimeline, listNotes } from '@pramaan/contract/calls/desk.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { deskLines } from './desk-lines.ts';
import { send } from './desk-send.ts';

export type Desk = ResultOf<typeof getDesk>;
export type Note = ResultOf<typeof listNotes>[number];
export type Moment = ResultOf<typeof getTimeline>[number];
export type MatrixRow = ResultOf<typeof getConsistency>[number];

export const deskKey = (id: string) => ['desk', id] as const;

/** How the application stands. */
export function useDesk(id: string) {
  return useQuery({
    queryKey: deskKey(id),
    queryFn: async ({ signal }) => (await send(deskLines.getDesk, { params: { id }, signal })).result,
  });
}

export function useTimeline(id: string) {
  return useQuery({
    queryKey: [...deskKey(id), 'timeline'],
    queryFn: async ({ signal }) => (await send(deskLines.getTimeline, { params: { id }, signal })).result,
  });
}

export function useMatrix(id: string) {
  return useQuery({
    queryKey: [...deskKey(id), 'matrix'],
    queryFn: async ({ signal }) => (await send(deskLines.getConsistency, { params: { id }, signal })).result,
  });
}

export function useNotes(id: string) {
  return useQuery({
    queryKey: ['notes', id],
    queryFn: async ({ signal }) => (await send(deskLines.listNotes, { params: { id }, signal })).result,
  });
}

/** Makes a change at the desk: its answer is how the application stands now. Says what went wrong; true when it was done. */
export function useDeskChange(id: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = useCallback(
    async (work: () => Promise<{ result: Desk }>): Promise<boolean> => {
      setBusy(true);
      try {
        const { result } = await work();
        cache.setQueryData(deskKey(id), result);
        void cache.invalidateQueries({ queryKey: [...deskKey(id), 'timeline'] });
        void cache.invalidateQueries({ queryKey: ['applicants'] });
        return true;
      } catch (thrown) {
        showSnack(sentenceOf(thrown), { tone: 'error' });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [cache, id],
  );
  return { change, busy };
}
