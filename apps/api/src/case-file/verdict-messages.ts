import { verdictSentences } from '@pramaan/contract/verdict-sentences.ts';
import { nameMessage } from '@pramaan/documents/matching.ts';
import type { Check, Verdict } from '@pramaan/documents/tree.ts';

/** A name that differs has the specification's words (P §8); anything else that differs is said as it is. */
function mismatchMessage(checks: readonly Check[]): string {
  const failed = checks.filter(({ verdict, rule }) => verdict === 'failed' && rule);
  const other = failed.length > 0 && failed.every(({ name }) => name !== 'Name');
  return other ? verdictSentences.differs : nameMessage(false);
}

/** The sentence for a verdict; undefined where the caller has one of its own. */
export function verdictMessage(status: Verdict, checks: readonly Check[]): string | undefined {
  const said: Partial<Record<Verdict, string>> = {
    invalid: verdictSentences.invalid,
    expired: verdictSentences.expired,
    unmatched: verdictSentences.unmatched,
    unconfirmed: verdictSentences.unconfirmed,
    mismatch: mismatchMessage(checks),
  };
  return said[status];
}
