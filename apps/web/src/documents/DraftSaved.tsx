import { t } from '../lib/catalogue.ts';
import { formatWhen } from '../lib/format.ts';
import classes from './DocumentPage.module.css';
import type { DraftState } from './draft-sync.ts';

const words = {
  idle: () => '',
  saving: () => t('draft.saving'),
  'kept-here': () => t('draft.kept'),
  saved: (state: DraftState) =>
    state.kind === 'saved' ? t('draft.saved', { time: formatWhen(state.at) }) : '',
} as const satisfies Record<DraftState['kind'], (state: DraftState) => string>;

/** "Draft saved 10:42": told once, quietly. */
export function DraftSaved({ state }: { state: DraftState }) {
  return (
    <span className={classes.saved} role="status">
      {words[state.kind](state)}
    </span>
  );
}
