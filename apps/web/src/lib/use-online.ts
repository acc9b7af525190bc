import { useSyncExternalStore } from 'react';

const changed = 'pramaan.reached';
let isReached = true;

/** Notes whether the server was reached: a phone with a signal may have no connection all the same. */
export function noteReached(reached: boolean): void {
  if (isReached === reached) return;
  isReached = reached;
  window.dispatchEvent(new Event(changed));
}

const backOnline = () => noteReached(true);
const subscribe = (listener: () => void) => {
  window.addEventListener('online', backOnline);
  for (const event of ['online', 'offline', changed]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline', changed]) window.removeEventListener(event, listener);
  };
};

/** Does this device have a connection, as far as it knows? */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && isReached);
}
