import type { getProviders } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { isConsent, withSessions } from '../bank-sessions.ts';
import type { LinkAccess } from './link-access.ts';

export type Provider = ResultOf<typeof getProviders>['provider'][number];

/** Letters from which a name is worth a search. */
const shortest = 2;

/** A search that takes so long says so; one that takes this long is given up, and another way is offered. Milliseconds. */
const slowAfter = 5_000;
const patience = 15_000;

interface Search {
  /** The banks of the last search; null before one. */
  found: readonly Provider[] | null;
  searching: boolean;
  /** It takes longer than it should. */
  slow: boolean;
  /** The server's sentence (P §8: "Internal Server Error. Please Try Again"). */
  failure: string | null;
}
const idle: Search = { found: null, searching: false, slow: false, failure: null };

/**
 * Banks by name, 400 ms after the last letter (P §5). A slow answer never covers a later one; a new round asks again.
 *
 * @param onGivenUp told the sentence of a search that was given up
 */
export function useProviderSearch(
  { sessions, client }: LinkAccess,
  typed: string,
  round: number,
  onGivenUp: (sentence: string) => void,
): Search {
  const [search, setSearch] = useState<Search>(idle);
  const give = useRef(sessions);
  give.current = sessions;
  const giveUp = useRef(onGivenUp);
  giveUp.current = onGivenUp;
  const name = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (name.length < shortest) {
      setSearch(idle);
      return;
    }
    const leaving = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const settle = (search: Search) => {
      for (const timer of timers) clearTimeout(timer);
      setSearch(search);
    };
    const begin = async () => {
      setSearch((before) => ({ ...before, searching: true, slow: false, failure: null }));
      timers.push(
        setTimeout(() => setSearch((before) => ({ ...before, slow: true })), slowAfter),
        setTimeout(() => {
          leaving.abort();
          const failure = m.bank_link_given_up();
          settle({ ...idle, failure });
          giveUp.current(failure);
        }, patience),
      );
      try {
        const { result } = await withSessions(give.current, (both) =>
          send(client.getProviders, { body: { ...both, name }, signal: leaving.signal }),
        );
        if (!leaving.signal.aborted) settle({ ...idle, found: result.provider });
      } catch (thrown) {
        if (leaving.signal.aborted) return;
        // What the person has yet to agree to is asked for where the bank page asks for it.
        if (isConsent(thrown)) {
          settle(idle);
          return;
        }
        const failure = sentenceOf(thrown);
        settle({ ...idle, failure });
        showSnack(failure, { tone: 'error' });
      }
    };
    timers.push(setTimeout(() => void begin(), limits.bankSearchDebounce));
    return () => {
      leaving.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [name, round]);
  return search;
}
