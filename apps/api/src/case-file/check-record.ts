import { additionOf } from '@pramaan/documents/additions.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { matchNames, nameMessage } from '@pramaan/documents/matching.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import type { Check, Verdict } from '@pramaan/documents/tree.ts';

interface Checked {
  status: Verdict;
  checks: Check[];
}

/** The name in the record against the profile's. No name on either side: no check. */
function namesChecked({ method }: Entry, record: Record<string, unknown>, profileName: string): Checked {
  const repeated = method.about ? readPath(record, method.about) : '';
  const said = factOf(method, record, 'name') || (typeof repeated === 'string' ? repeated : '');
  if (said === '' || profileName.trim() === '') return { status: 'verified', checks: [] };
  const { match, score, reasons } = matchNames(said, profileName);
  const detail = [
    `${nameMessage(match)} (${score.toFixed(2)})${reasons.length > 0 ? '.' : ''}`,
    ...reasons,
  ].join(' ');
  return {
    status: match ? 'verified' : 'mismatch',
    checks: [{ name: 'Name', verdict: match ? 'passed' : 'failed', detail }],
  };
}

/** What the record says of the person, against what the profile says; then what of it a lender has to look at. */
export function checkRecord(entry: Entry, record: Record<string, unknown>, profileName: string): Checked {
  const named = namesChecked(entry, record, profileName);
  const doubt = additionOf(entry.method)?.doubt(record);
  if (!doubt) return named;
  return {
    status: named.status === 'mismatch' ? 'mismatch' : 'needs_review',
    checks: [...named.checks, doubt],
  };
}
