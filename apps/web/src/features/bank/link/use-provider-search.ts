import type { getProviders } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { isConsent, withSessions } from '../bank-sessions.ts';
import type { LinkAccess } from './link-access.ts';

export type Provider = ResultOf<typeof getProviders>['provider'][number];

/** Letters from which a name is worth a search. */
const shortest = 2;

interface Search {
  /** The banks of the last search; null before one. */
  found: readonly Provider[] | null;
  searching: boolean;
  /** The server's sentence (P §8: "Internal Server Error. Please Try Again"). */
  failure: string | null;
}
const idle: Search = { found: null, searching: false, failure: null };

/** Banks by name, 400 ms after the last letter (P §5). A slow answer never covers a later one; a new round asks again. */
export function useProviderSearch({ sessions, client }: LinkAccess, typed: string, round: number): Search {
  const [search, setSearch] = useState<Search>(idle);
  const give = useRef(sessions);
  give.current = sessions;
  const name = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (name.length < shortest) {
      setSearch(idle);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      setSearch((before) => ({ ...before, searching: true, failure: null }));
      try {
        const { result } = await withSessions(give.current, (both) =>
          send(client.getProviders, { body: { ...both, name }, signal: leaving.signal }),
        );
        if (!leaving.signal.aborted) setSearch({ found: result.provider, searching: false, failure: null });
      } catch (thrown) {
        if (leaving.signal.aborted) return;
        // What the person has yet to agree to is asked for where the bank page asks for it.
        if (isConsent(thrown)) {
          setSearch(idle);
          return;
        }
        const failure = sentenceOf(thrown);
        setSearch({ found: null, searching: false, failure });
        showSnack(failure, { tone: 'error' });
      }
    }, limits.bankSearchDebounce);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [name, round]);
  return search;
}
