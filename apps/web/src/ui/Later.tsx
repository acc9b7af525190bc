import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { scrollToNamed } from '../lib/scroll-to-named.ts';

/** What stands further down a long page: drawn when the rest of the page is on the screen. What the address names in it is gone to then. */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  useEffect(() => {
    if (isTime) scrollToNamed();
  }, [isTime]);
  return isTime ? children : null;
}
