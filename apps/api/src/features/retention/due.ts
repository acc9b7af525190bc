import type { listDueForDeletion } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { endings, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import type { Queryable } from '../../platform/database.ts';
import { type Holdings, isHeld, readHoldings } from './holdings.ts';
import { dayMs, dueKinds, isWhole, type RetentionStatus, readRetentionStatuses } from './retention-status.ts';
import { type Rules, readRules } from './rules.ts';

/** An application of which something is due. */
export interface Due {
  status: RetentionStatus;
  /** Those of which something is there; all of them when the person goes. */
  kinds: RetainedKind[];
  holdings: Holdings;
}

const shortest = (rules: Rules) =>
  Math.min(...retainedKinds.flatMap((kind) => endings.map((ending) => rules.days(kind, ending))));

const mostShown = 200;

/** Everything that is due at `now`, oldest first; what a legal hold keeps is among it and marked. */
export async function readDue(trx: Queryable, now: Date): Promise<Due[]> {
  const rules = await readRules(trx);
  const statuses = await readRetentionStatuses(trx, { now, days: shortest(rules) });
  const open = statuses
    .map((status) => ({ status, kinds: dueKinds(status, rules, now) }))
    .filter(({ kinds }) => kinds.length > 0);
  const held = await readHoldings(
    trx,
    open.map(({ status }) => status.id),
  );
  return open.flatMap(({ status, kinds }) => {
    const holdings = held.get(status.id);
    const there = holdings ? kinds.filter((kind) => isHeld(holdings[kind])) : [];
    return holdings && there.length > 0 ? [{ status, kinds: there, holdings }] : [];
  });
}

/** The dry run: what would go at `now`, counted by kind and ending, and the oldest rows. */
export function shownDue(due: readonly Due[], now: Date): ResultOf<typeof listDueForDeletion> {
  const free = due.filter(({ status }) => !status.held);
  const counts = retainedKinds.flatMap((kind) =>
    endings.map((ending) => {
      const of = free.filter(({ status, kinds }) => status.ending === ending && kinds.includes(kind));
      const sum = (what: 'rows' | 'files') => of.reduce((all, { holdings }) => all + holdings[kind][what], 0);
      return { kind, ending, applicants: of.length, rows: sum('rows'), files: sum('files') };
    }),
  );
  return {
    at: now.toISOString(),
    applicants: free.length,
    held: due.length - free.length,
    counts: counts.filter(({ applicants }) => applicants > 0),
    rows: due.slice(0, mostShown).map(({ status: { id, reference, ending, since, held }, kinds }) => ({
      applicantId: id,
      reference,
      ending,
      since: (since ?? now).toISOString(),
      age: Math.floor((now.valueOf() - (since ?? now).valueOf()) / dayMs),
      kinds,
      whole: isWhole(kinds),
      held,
    })),
    more: due.length > mostShown,
  };
}
