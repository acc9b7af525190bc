import { useSyncExternalStore } from 'react';
import { t } from '../lib/catalogue.ts';
import { hideSnack, snackStore } from '../lib/snackbar.ts';
import classes from './SnackbarHost.module.css';

/** The sentence that comes up below and goes by itself; also said by screen readers. */
export function SnackbarHost() {
  const snack = useSyncExternalStore(snackStore.subscribe, snackStore.read);
  return (
    <div className={classes.place} aria-live="polite" role="status">
      {snack ? (
        <div className={classes.snack} key={snack.id} data-tone-of={snack.tone}>
          <span>{snack.message}</span>
          <button type="button" className={classes.ok} onClick={hideSnack}>
            {t('shell.ok')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
