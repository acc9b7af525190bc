import { m } from '@pramaan/messages';
import { formatWhen } from '../lib/format.ts';
import classes from './DocumentPage.module.css';
import type { FormState } from './draft-store.ts';

const words: Readonly<Record<Extract<FormState, string>, () => string>> = {
  idle: () => '',
  saving: m.draft_saving,
  'kept-here': m.draft_stored,
  'not-kept': m.draft_not_stored,
};

/** "Saved 10:42": how the answers of the form above it are kept. Each form has its own. */
export function FormSaved({ state }: { state: FormState }) {
  return (
    <p className={classes.saved} role="status">
      {typeof state === 'string' ? words[state]() : m.draft_saved({ time: formatWhen(state.savedAt) })}
    </p>
  );
}
