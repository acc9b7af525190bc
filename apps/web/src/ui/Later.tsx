import { type ReactNode, useDeferredValue, useEffect } from 'react';

/** What stands further down a long page: drawn when the rest of the page is on the screen. What the address names in it is gone to then. */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  useEffect(() => {
    const named = isTime ? decodeURIComponent(window.location.hash.slice(1)) : '';
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'start' });
  }, [isTime]);
  return isTime ? children : null;
}
