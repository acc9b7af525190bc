import { m } from '@pramaan/messages';
import { formatWhen } from '../lib/format.ts';
import classes from './DocumentPage.module.css';
import type { DraftState } from './draft-sync.ts';

const words = {
  idle: () => '',
  saving: () => m.draft_saving(),
  'kept-here': () => m.draft_stored(),
  saved: (state: DraftState) => (state.kind === 'saved' ? m.draft_saved({ time: formatWhen(state.at) }) : ''),
} as const satisfies Record<DraftState['kind'], (state: DraftState) => string>;

/** "Draft saved 10:42": told once, quietly. */
export function DraftSaved({ state }: { state: DraftState }) {
  return (
    <span className={classes.saved} role="status">
      {words[state.kind](state)}
    </span>
  );
}
