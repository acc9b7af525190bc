import { sourceWord } from '@pramaan/documents/badge-words.ts';
import type { Outcome } from '@pramaan/documents/tree.ts';
import { type PlainKey, t } from '../lib/catalogue.ts';
import { StatusBadge, type StatusTone } from '../ui/StatusBadge.tsx';
import classes from './SourceBadge.module.css';

interface Words {
  tone: StatusTone;
  words: PlainKey;
}

const needsReview: Words = { tone: 'doubt', words: 'doc.outcome.needs_review' };
const outcomes: Readonly<Record<string, Words>> = {
  verified: { tone: 'good', words: 'doc.outcome.verified' },
  mismatch: { tone: 'bad', words: 'doc.outcome.mismatch' },
  not_found: { tone: 'bad', words: 'doc.outcome.not_found' },
  invalid_input: { tone: 'bad', words: 'doc.outcome.invalid_input' },
  source_down: { tone: 'busy', words: 'doc.outcome.source_down' },
  pending: { tone: 'busy', words: 'doc.outcome.pending' },
  needs_review: needsReview,
} satisfies Record<Outcome, Words>;

/** What a person only declared is noted, not verified: nobody was asked. */
const declared: Words = { tone: 'quiet', words: 'doc.outcome.declared' };

/** How a check ended, in a word or two. */
export function outcomeWords(status: string): string {
  return t((outcomes[status] ?? needsReview).words);
}

/** Where a record came from, in words; of what was read from a picture, how sure the least sure value is (0 to 1). */
export function sourceWords(source: string, confidence?: number): string {
  const word = sourceWord(source, confidence);
  return word === 'doc.source.ocr' ? `${t(word)} · ${confidence?.toFixed(2)}` : t(word);
}

/** How a check of that source ended: words and the tone they are shown in. */
export function outcomeShown({ source, status }: Pick<Props, 'source' | 'status'>): {
  tone: StatusTone;
  words: string;
} {
  const { tone, words } = source === 'self-declared' ? declared : (outcomes[status] ?? needsReview);
  return { tone, words: t(words) };
}

interface Props {
  source: string;
  status: string;
  confidence?: number | undefined;
}

/** Where a record came from and how its check ended: a sign and words, never colour alone. */
export function SourceBadge({ source, status, confidence }: Props) {
  const { tone, words } = outcomeShown({ source, status });
  return (
    <p className={classes.badge}>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      <span className={classes.source}>{sourceWords(source, confidence)}</span>
    </p>
  );
}
