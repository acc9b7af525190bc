import type { dueForErasure } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { endings, type KeptKind, keptKinds } from '@pramaan/contract/retention.ts';
import type { Queryable } from '../../platform/database.ts';
import { type Holdings, isHeld, readHoldings } from './holdings.ts';
import { type Rules, readRules } from './rules.ts';
import { dayMs, dueKinds, isWhole, readStandings, type Standing } from './standing.ts';

/** An application of which something is due. */
export interface Due {
  standing: Standing;
  /** Those of which something is there; all of them when the person goes. */
  kinds: KeptKind[];
  holdings: Holdings;
}

const shortest = (rules: Rules) =>
  Math.min(...keptKinds.flatMap((kind) => endings.map((ending) => rules.days(kind, ending))));

const mostListed = 200;

/** Everything that is due at `now`, oldest first; what a legal hold keeps is among it and marked. */
export async function readDue(trx: Queryable, now: Date): Promise<Due[]> {
  const rules = await readRules(trx);
  const standings = await readStandings(trx, { now, days: shortest(rules) });
  const open = standings
    .map((standing) => ({ standing, kinds: dueKinds(standing, rules, now) }))
    .filter(({ kinds }) => kinds.length > 0);
  const held = await readHoldings(
    trx,
    open.map(({ standing }) => standing.id),
  );
  return open.flatMap(({ standing, kinds }) => {
    const holdings = held.get(standing.id);
    const there = holdings ? kinds.filter((kind) => isHeld(holdings[kind])) : [];
    return holdings && there.length > 0 ? [{ standing, kinds: there, holdings }] : [];
  });
}

/** The dry run: what would go at `now`, counted by kind and ending, and the oldest rows. */
export function shownDue(due: readonly Due[], now: Date): ResultOf<typeof dueForErasure> {
  const free = due.filter(({ standing }) => !standing.held);
  const counts = keptKinds.flatMap((kind) =>
    endings.map((ending) => {
      const of = free.filter(({ standing, kinds }) => standing.ending === ending && kinds.includes(kind));
      const sum = (what: 'rows' | 'files') => of.reduce((all, { holdings }) => all + holdings[kind][what], 0);
      return { kind, ending, applicants: of.length, rows: sum('rows'), files: sum('files') };
    }),
  );
  return {
    at: now.toISOString(),
    applicants: free.length,
    held: due.length - free.length,
    counts: counts.filter(({ applicants }) => applicants > 0),
    rows: due.slice(0, mostListed).map(({ standing: { id, reference, ending, since, held }, kinds }) => ({
      applicantId: id,
      reference,
      ending,
      since: (since ?? now).toISOString(),
      age: Math.floor((now.valueOf() - (since ?? now).valueOf()) / dayMs),
      kinds,
      whole: isWhole(kinds),
      held,
    })),
    more: due.length > mostListed,
  };
}
