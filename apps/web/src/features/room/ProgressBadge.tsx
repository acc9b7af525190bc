import type { Progress } from '@pramaan/documents/progress.ts';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Room.module.css';

const words: Record<Progress, { tone: StatusTone; words: PlainKey }> = {
  'not-started': { tone: 'quiet', words: 'progress.not-started' },
  'in-progress': { tone: 'busy', words: 'progress.in-progress' },
  checking: { tone: 'busy', words: 'progress.checking' },
  done: { tone: 'good', words: 'progress.done' },
  'needs-you': { tone: 'doubt', words: 'progress.needs-you' },
};

/** Where a task or a document stands. */
export function ProgressBadge({ progress }: { progress: Progress }) {
  // Most lines of a new list say this: said quietly, so that the others stand out.
  if (progress === 'not-started')
    return <span className={classes.notStarted}>{t(words[progress].words)}</span>;
  return <StatusBadge tone={words[progress].tone}>{t(words[progress].words)}</StatusBadge>;
}
