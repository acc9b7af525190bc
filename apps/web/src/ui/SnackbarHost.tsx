import { m } from '@pramaan/messages';
import { useSyncExternalStore } from 'react';
import { hideSnack, snackStore } from '../lib/snackbar.ts';
import classes from './SnackbarHost.module.css';

/** Above everything, an open dialog too; browsers without popovers show it where it stands. */
const raise = (element: HTMLElement | null) => {
  if (!element || !('showPopover' in element)) return;
  element.popover = 'manual';
  element.showPopover();
};

/** The sentence that comes up below and goes by itself; also said by screen readers. */
export function SnackbarHost() {
  const snack = useSyncExternalStore(snackStore.subscribe, snackStore.read);
  return (
    <div aria-live="polite" role="status">
      {snack ? (
        <div className={classes.snack} key={snack.id} ref={raise}>
          <span>{snack.message}</span>
          <button type="button" className={classes.ok} onClick={hideSnack}>
            {m.shell_ok()}
          </button>
        </div>
      ) : null}
    </div>
  );
}
