import type { Progress } from '@pramaan/documents/progress.ts';
import { type Message, m } from '@pramaan/messages';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Portal.module.css';

const words: Record<Progress, { tone: StatusTone; words: Message }> = {
  'not-started': { tone: 'quiet', words: m.progress_not_started },
  'in-progress': { tone: 'busy', words: m.progress_in_progress },
  checking: { tone: 'busy', words: m.progress_checking },
  done: { tone: 'good', words: m.progress_done },
  'needs-you': { tone: 'doubt', words: m.progress_needs_you },
};

/** Where a task or a document stands. */
export function ProgressBadge({ progress }: { progress: Progress }) {
  // Most lines of a new list say this: said quietly, so that the others stand out.
  if (progress === 'not-started')
    return <span className={classes.notStarted}>{words[progress].words()}</span>;
  return <StatusBadge tone={words[progress].tone}>{words[progress].words()}</StatusBadge>;
}
