import { type ReactNode, useDeferredValue } from 'react';

/** What stands further down a long page: drawn when the rest of the page is on the screen. */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : null;
}
