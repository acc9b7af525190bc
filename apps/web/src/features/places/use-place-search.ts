import { searchPlaces } from '@pramaan/contract/calls/places.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { m } from '@pramaan/messages';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure, loadFailures, sentenceWords } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useLatest } from './use-latest.ts';
import type { PlaceRef } from './use-picked-place.ts';

/** Milliseconds after the last letter. */
const settle = 300;
const most = 6;

interface Search {
  /** The places of the last search; null before one. */
  found: readonly PlaceRef[] | null;
  fault: string | undefined;
  busy: boolean;
}
const idle: Search = { found: null, fault: undefined, busy: false };

/** Places by what is typed: shortly after the last letter, or at once when asked for. The latest search wins. */
export function usePlaceSearch() {
  const [search, setSearch] = useState<Search>(idle);
  const { stop, begin, wait } = useLatest();
  useEffect(() => void loadFailures(), []);

  const ask = useCallback(
    async (typed: string) => {
      stop();
      const read = searchPlaces.query.safeParse({ q: typed });
      if (!read.success) {
        setSearch({ ...idle, fault: sentenceWords(read.error.issues[0]?.message ?? '') });
        return;
      }
      const signal = begin();
      setSearch((before) => ({ ...before, busy: true }));
      try {
        const { result } = await send(searchPlaces, { query: { q: typed.trim() }, signal });
        if (signal.aborted) return;
        const fault = result.length === 0 ? m.place_none() : undefined;
        setSearch({ found: result.slice(0, most), fault, busy: false });
      } catch (thrown) {
        if (signal.aborted) return;
        const unknown = sentenceWords(messages.mapFailure);
        setSearch({
          ...idle,
          fault: (thrown instanceof CallFailure ? thrown.fault('q') : undefined) ?? unknown,
        });
        showSnack(unknown, { tone: 'error' });
      }
    },
    [stop, begin],
  );
  /** What is typed so far. A name that is still too short is no mistake. */
  const type = useCallback(
    (typed: string) => {
      stop();
      setSearch(idle);
      if (searchPlaces.query.safeParse({ q: typed }).success) wait(settle, () => ask(typed));
    },
    [ask, stop, wait],
  );
  return { ...search, ask, type };
}
