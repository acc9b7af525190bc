import { factOf } from './facts.ts';
import { readPath } from './paths.ts';
import { definedRecords } from './records.ts';
import type { Entry } from './registry.ts';
import { type Check, type StoredRecord, type Tree, writeRecord } from './tree.ts';

/** What the applicant reads in place of the evidence. Their Hindi is in `evidence-hindi.ts`. */
export const withheldDetails = {
  otherName: 'The record has another name than yours. Check the number, and your name under Basic details.',
  noName: 'Add your name under Basic details.',
} as const;

type Judged = Pick<StoredRecord, 'data' | 'checks'>;

/**
 * Whether a record may be another person's: a registry answered for a number with a name, and nothing shows that the name is
 * the applicant's. The lender sees and judges it. The applicant, who may have typed a stranger's number, does not see it.
 * What somebody reads from their own file is theirs to see.
 */
function isAnothers({ method }: Entry, { data, checks }: Judged): boolean {
  if (!method.vendor) return false;
  const repeated = method.about ? readPath(data, method.about) : '';
  const names = factOf(method, data, 'name') !== '' || (typeof repeated === 'string' && repeated !== '');
  return names && !checks.some(({ name, verdict }) => name === 'Name' && verdict === 'passed');
}

/** What is said of a record, as the applicant reads it: why a registry's name differs names another person. */
export function ownChecks({ method }: Entry, checks: readonly Check[]): Check[] {
  const differs =
    method.vendor && checks.some(({ name, verdict }) => name === 'Name' && verdict !== 'passed');
  return differs
    ? [{ name: 'Name', verdict: 'failed', detail: withheldDetails.otherName, differs: { of: 'name' } }]
    : [...checks];
}

/** A record as the applicant sees it: whole, or without what may be another person's. */
export function ownRecord<R extends Judged>(entry: Entry, record: R): R {
  if (!isAnothers(entry, record)) return record;
  const compared = record.checks.some(({ name }) => name === 'Name');
  const checks: Check[] = compared
    ? ownChecks(entry, record.checks)
    : [{ name: 'Name', verdict: 'doubtful', detail: withheldDetails.noName }];
  return { ...record, data: {}, checks };
}

/** The document tree as the applicant sees it; the tree itself when nothing is withheld. */
export function ownTree(docs: Tree): Tree {
  const withheld = definedRecords(docs).filter(({ entry, record }) => isAnothers(entry, record));
  if (withheld.length === 0) return docs;
  const own = structuredClone(docs);
  for (const { entry, instance, record } of withheld)
    writeRecord(own, entry, instance, ownRecord(entry, record));
  return own;
}
