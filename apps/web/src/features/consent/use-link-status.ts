import { useEffect, useState } from 'react';
import { openLink } from './consent-calls.ts';
import type { ConsentLink } from './link-query.ts';
import { endOf } from './stage.ts';

const pause = 3000;

export type LinkStatus = 'waiting' | 'verified' | 'expired';

/** How a link stands that is being used on a phone: asked every 3 s while this page is seen, until it has ended. */
export function useLinkStatus(link: ConsentLink): LinkStatus {
  const [status, setStatus] = useState<LinkStatus>('waiting');
  useEffect(() => {
    if (status !== 'waiting') return;
    const leaving = new AbortController();
    const look = async () => {
      if (document.hidden) return;
      try {
        await openLink(link, leaving.signal);
      } catch (thrown) {
        const end = endOf(thrown)?.at;
        if (end === 'already') setStatus('verified');
        if (end === 'expired') setStatus('expired');
      }
    };
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [link, status]);
  return status;
}
