import type { Source } from './define.ts';

import type { OutcomeWord } from './outcome-words.ts';
import { type Outcome, outcomeOf } from './tree.ts';

const sources: Readonly<Record<string, OutcomeWord>> = {
  'issuer-signed': 'doc.source.issuer-signed',
  registry: 'doc.source.registry',
  locker: 'doc.source.locker',
  ocr: 'doc.source.ocr',
  'self-declared': 'doc.source.self-declared',
  unsigned: 'doc.source.unsigned',
} satisfies Record<Source, OutcomeWord>;

/** Where a record came from. A PDF's own text is read letter by letter: there is nothing to be unsure of. */
export function sourceWord(source: string, confidence?: number): OutcomeWord {
  if (source === 'ocr' && confidence === undefined) return 'doc.source.file';
  return sources[source] ?? 'doc.source.other';
}

/** How the check ended. What a person only declared is noted, not verified; an unknown word needs a look. */
export function outcomeWord(status: string, source: string): OutcomeWord {
  if (source === 'self-declared') return 'doc.outcome.declared';
  return `doc.outcome.${outcomeOf({ status: status as Outcome })}`;
}
