import { sourceWord } from '@pramaan/documents/badge-words.ts';
import type { OutcomeWord } from '@pramaan/documents/outcome-words.ts';
import type { Outcome } from '@pramaan/documents/tree.ts';
import { type Message, m } from '@pramaan/messages';
import { StatusBadge, type StatusTone } from '../ui/StatusBadge.tsx';
import classes from './SourceBadge.module.css';

interface Words {
  tone: StatusTone;
  words: Message;
}

const needsReview: Words = { tone: 'doubt', words: m.doc_outcome_needs_review };
const outcomes: Readonly<Record<string, Words>> = {
  verified: { tone: 'good', words: m.doc_outcome_verified },
  mismatch: { tone: 'bad', words: m.doc_outcome_mismatch },
  not_found: { tone: 'bad', words: m.doc_outcome_not_found },
  invalid_input: { tone: 'bad', words: m.doc_outcome_invalid_input },
  source_down: { tone: 'busy', words: m.doc_outcome_source_down },
  pending: { tone: 'busy', words: m.doc_outcome_pending },
  needs_review: needsReview,
} satisfies Record<Outcome, Words>;

/** What a person only declared is noted, not verified: nobody was asked. */
const declared: Words = { tone: 'quiet', words: m.doc_outcome_declared };

/** How a check ended, in a word or two. */
export function outcomeWords(status: string): string {
  return (outcomes[status] ?? needsReview).words();
}

const sources: Readonly<Partial<Record<OutcomeWord, Message>>> = {
  'doc.source.issuer-signed': m.doc_source_issuer_signed,
  'doc.source.registry': m.doc_source_registry,
  'doc.source.locker': m.doc_source_locker,
  'doc.source.ocr': m.doc_source_ocr,
  'doc.source.file': m.doc_source_file,
  'doc.source.self-declared': m.doc_source_self_declared,
  'doc.source.unsigned': m.doc_source_unsigned,
};

/** Where a record came from, in words; of what was read from a picture, how sure the least sure value is (0 to 1). */
export function sourceWords(source: string, confidence?: number): string {
  const word = sourceWord(source, confidence);
  const message = (sources[word] ?? m.doc_source_other)();
  return word === 'doc.source.ocr' ? `${message} · ${confidence?.toFixed(2)}` : message;
}

/** How a check of that source ended: words and the tone they are shown in. */
export function outcomeShown({ source, status }: Pick<Props, 'source' | 'status'>): {
  tone: StatusTone;
  words: string;
} {
  const { tone, words } = source === 'self-declared' ? declared : (outcomes[status] ?? needsReview);
  return { tone, words: words() };
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
