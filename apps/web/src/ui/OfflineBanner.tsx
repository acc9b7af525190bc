import { m } from '@pramaan/messages';
import { useSyncExternalStore } from 'react';
import classes from './SandboxMark.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Does this device have a connection, as far as it knows? */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** While there is no connection: nothing is lost. */
export function OfflineBanner() {
  const online = useOnline();
  return <div role="status">{online ? null : <p className={classes.mark}>{m.shell_offline()}</p>}</div>;
}
