import { useEffect } from 'react';

const sharePath = '/locker/share';

/** Was this very page asked of the server, so that its headers let DigiLocker's script in? */
function isOpenedByItself(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? URL.parse(entry.name)?.pathname === sharePath : true;
}

/**
 * Keeps the script of others on this one page: whoever comes here within the app, or goes on from here, gets a page
 * asked of the server again.
 */
export function useAlone(): boolean {
  const alone = isOpenedByItself();
  useEffect(() => {
    if (!alone) window.location.reload();
    return () => {
      setTimeout(() => {
        if (window.location.pathname !== sharePath) window.location.reload();
      });
    };
  }, [alone]);
  return alone;
}
