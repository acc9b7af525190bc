import type { Source } from './define.ts';
import { verdictOf } from './tree.ts';
import type { VerdictLabel } from './verdict-labels.ts';

const sources: Readonly<Record<string, VerdictLabel>> = {
  'issuer-signed': 'doc.source.issuer-signed',
  registry: 'doc.source.registry',
  locker: 'doc.source.locker',
  ocr: 'doc.source.ocr',
  'self-declared': 'doc.source.self-declared',
  unsigned: 'doc.source.unsigned',
} satisfies Record<Source, VerdictLabel>;

/** Where a record came from. A PDF's own text is read letter by letter: there is nothing to be unsure of. */
export function sourceWord(source: string, confidence?: number): VerdictLabel {
  if (source === 'ocr' && confidence === undefined) return 'doc.source.file';
  return sources[source] ?? 'doc.source.other';
}

/** How the check ended. What a person only declared is noted, not verified; an unknown word needs a look. */
export function verdictLabel(status: string, source: string, confidence?: number): VerdictLabel {
  if (source === 'self-declared') return 'doc.outcome.declared';
  const verdict = verdictOf({ status, source });
  if (verdict === 'unconfirmed' && source === 'ocr' && confidence === undefined)
    return 'doc.outcome.unconfirmed_file';
  return `doc.outcome.${verdict}`;
}
