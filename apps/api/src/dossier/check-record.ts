import { factOf } from '@pramaan/documents/facts.ts';
import { matchNames, nameMessage } from '@pramaan/documents/matching.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import type { Check, Outcome } from '@pramaan/documents/tree.ts';

/** What the record says of the person, against what the profile says. No name on either side: no check. */
export function checkRecord(
  { method }: Entry,
  record: Record<string, unknown>,
  profileName: string,
): { status: Outcome; checks: Check[] } {
  const said = factOf(method, record, 'name');
  if (said === '' || profileName.trim() === '') return { status: 'verified', checks: [] };
  const { match, score, reasons } = matchNames(said, profileName);
  const detail = [
    `${nameMessage(match)} (${score.toFixed(2)})${reasons.length > 0 ? '.' : ''}`,
    ...reasons,
  ].join(' ');
  return {
    status: match ? 'verified' : 'mismatch',
    checks: [{ name: 'Name', outcome: match ? 'passed' : 'failed', detail }],
  };
}
