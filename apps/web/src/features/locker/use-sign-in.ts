import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { lockerClient } from './locker-client.ts';
import { noteTrip } from './trip.ts';

interface From {
  document: string | null;
  instance: number;
}

/** Leaves for the locker's page. `busy` ends by itself when the person comes back with the browser's own button. */
export function useSignIn(applicantId: string, from: From) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function go({ signUp = false }: { signUp?: boolean } = {}) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { result } = await send(lockerClient.startLockerSignIn, {
        params: { id: applicantId },
        body: signUp ? { signUp } : {},
      });
      if (!/^https?:$/.test(URL.parse(result.url)?.protocol ?? '')) throw new Error('no address of the web');
      noteTrip(applicantId, from);
      window.location.assign(result.url);
    } catch (thrown) {
      setFailure(thrown);
      setBusy(false);
    }
  }
  return { busy, failure, go };
}
