import { sourceWord, verdictLabel } from '@pramaan/documents/badge-words.ts';
import type { Verdict } from '@pramaan/documents/tree.ts';
import type { VerdictLabel } from '@pramaan/documents/verdict-labels.ts';
import { type Message, m } from '@pramaan/messages';
import { StatusBadge, type StatusTone } from '../ui/StatusBadge.tsx';
import classes from './SourceBadge.module.css';

interface Words {
  tone: StatusTone;
  words: Message;
}

/** What a person only declared is noted, not verified: nobody was asked. */
const declared: Words = { tone: 'quiet', words: m.doc_verdict_declared };
const needsReview: Words = { tone: 'doubt', words: m.doc_verdict_needs_review };
const verdicts: Readonly<Record<string, Words>> = {
  verified: { tone: 'good', words: m.doc_verdict_verified },
  unconfirmed: { tone: 'quiet', words: m.doc_verdict_unconfirmed },
  unmatched: { tone: 'doubt', words: m.doc_verdict_unmatched },
  declared,
  invalid: { tone: 'bad', words: m.doc_verdict_invalid },
  expired: { tone: 'bad', words: m.doc_verdict_expired },
  mismatch: { tone: 'bad', words: m.doc_verdict_mismatch },
  not_found: { tone: 'bad', words: m.doc_verdict_not_found },
  invalid_input: { tone: 'bad', words: m.doc_verdict_invalid_input },
  source_down: { tone: 'busy', words: m.doc_verdict_source_down },
  pending: { tone: 'busy', words: m.doc_verdict_pending },
  needs_review: needsReview,
} satisfies Record<Verdict, Words>;

/** How a check ended, in a word or two. */
export function verdictLabels(status: string): string {
  return (verdicts[status] ?? needsReview).words();
}

const sources: Readonly<Partial<Record<VerdictLabel, Message>>> = {
  'doc.source.issuer-signed': m.doc_source_issuer_signed,
  'doc.source.registry': m.doc_source_registry,
  'doc.source.locker': m.doc_source_locker,
  'doc.source.ocr': m.doc_source_ocr,
  'doc.source.file': m.doc_source_file,
  'doc.source.self-declared': m.doc_source_self_declared,
  'doc.source.unsigned': m.doc_source_unsigned,
};

/** Where a record came from, in words. */
export const sourceName = (source: string, confidence?: number): string =>
  (sources[sourceWord(source, confidence)] ?? m.doc_source_other)();

/** How a check of that source ended: words and the tone they are shown in. */
export function verdictShown({ source, status, confidence }: Props): {
  tone: StatusTone;
  words: string;
} {
  const label = verdictLabel(status, source, confidence);
  if (label === 'doc.outcome.unconfirmed_file')
    return { tone: 'quiet', words: m.doc_verdict_unconfirmed_file() };
  const { tone, words } = verdicts[label.slice('doc.outcome.'.length)] ?? needsReview;
  return { tone, words: words() };
}

interface Props {
  source: string;
  status: string;
  confidence?: number | undefined;
}

const unconfirmed = ['doc.outcome.unconfirmed', 'doc.outcome.unconfirmed_file'];

/** Where a record came from and how its check ended: a sign and words, never colour alone. */
export function SourceBadge({ source, status, confidence }: Props) {
  const { tone, words } = verdictShown({ source, status, confidence });
  // "Read from photo" says where it came from too.
  const saysSource = unconfirmed.includes(verdictLabel(status, source, confidence));
  return (
    <p className={classes.badge}>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {saysSource ? null : <span className={classes.source}>{sourceName(source, confidence)}</span>}
    </p>
  );
}
