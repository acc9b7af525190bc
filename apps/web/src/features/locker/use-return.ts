import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { send } from '../../lib/client.ts';
import { lockerClient } from './locker-client.ts';
import { noteTrip } from './trip.ts';

const lockerPage = '/laas/locker';

/** What the locker's page wrote into the address; null when the person came here by another way. */
function returnedIn(search: string): { state: string; code?: string; error?: string } | null {
  const query = new URLSearchParams(search);
  const [state, code, error] = ['state', 'code', 'error'].map((name) => query.get(name) ?? '');
  if (!state && !code && !error) return null;
  return { state: state ?? '', ...(code ? { code } : {}), ...(error ? { error } : {}) };
}

/**
 * Ends the sign-in with what the address says, once. The address is cleaned at once: a reload or the back button brings
 * no code a second time, and none stays in the history.
 */
export function useReturn(applicantId: string) {
  const [returned] = useState(() => returnedIn(window.location.search));
  const [returning, setReturning] = useState(returned !== null);
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (!returned || begun.current) return;
    begun.current = true;
    navigate(lockerPage, { replace: true });
    void (async () => {
      try {
        const { result } = await send(lockerClient.endLockerSignIn, {
          params: { id: applicantId },
          body: returned,
        });
        const { token, validTill, account } = result;
        noteTrip(applicantId, { token, validTill, name: account.name, sameName: account.sameName });
      } catch (thrown) {
        setFailure(thrown);
      }
      setReturning(false);
    })();
  }, [applicantId, returned]);
  return { returning, failure };
}
