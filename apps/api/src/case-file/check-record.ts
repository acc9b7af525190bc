import { additionOf } from '@pramaan/documents/additions.ts';
import { type Anchor, anchorOf } from '@pramaan/documents/judgement/anchor.ts';
import { basisOf, evidenceOf, type Judged, judge } from '@pramaan/documents/judgement/judge.ts';
import { masked } from '@pramaan/documents/masked.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import { type Basis, readRecord, type StoredRecord, type Tree, wholePlace } from '@pramaan/documents/tree.ts';
import { indianDay } from '../platform/clock.ts';

/** A record as it was brought, before it is judged. */
interface Brought {
  basis: Basis;
  data: Record<string, unknown>;
  source: string;
  /** Its own evidence: a signature, a balance, what was read. */
  checks: StoredRecord['checks'];
  request: Record<string, unknown>;
  unsure?: string[] | undefined;
}

interface Where {
  entry: Entry;
  instance: number;
}

/** The day of judging: today in India, YYYY-MM-DD. */
export const dayOfJudging = (now = new Date()): string => indianDay(now);

/** The captured values as they may be kept: secrets cut to their last four. */
export function storedRequest({ entry }: Where, values: Readonly<Record<string, string>>) {
  const { capture } = entry.method;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, capture[name]?.secret ? masked(value) : value]),
  );
}

/**
 * The one place that judges (decision 0075): a record beside what was asked, the case file's identity anchor and the day. What
 * our server adds to it, and what people said of the record that stood at its place, is taken along.
 */
export function checkRecord(
  where: Where,
  brought: Brought,
  caseFile: { docs: Tree; profile: { name: string } },
  day = dayOfJudging(),
): Judged & { data: Record<string, unknown> } {
  const { entry, instance } = where;
  const before = readRecord(caseFile.docs, entry, instance)?.data;
  const data = additionOf(entry.method)?.add(brought.data, before) ?? brought.data;
  const { source, basis, unsure, request } = brought;
  const record = {
    data,
    source,
    basis,
    unsure,
    evidence: brought.checks,
    asked: request,
    place: wholePlace(where),
  };
  return { ...judge(entry, record, anchorOf(caseFile.docs, caseFile.profile), day), data };
}

/** A stored record, judged again as it stands. `request`: what was asked for it. */
export function checkAgain(
  where: Where,
  record: StoredRecord,
  request: Record<string, unknown>,
  anchor: Anchor,
  day = dayOfJudging(),
): Judged {
  const { data, source, unsure } = record;
  return judge(
    where.entry,
    {
      ...{ data, source, unsure, asked: request, place: wholePlace(where) },
      ...{ basis: basisOf(record), evidence: evidenceOf(record), wasAnchor: record.anchor },
    },
    anchor,
    day,
  );
}
