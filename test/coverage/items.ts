import { callItems } from './calls.ts';
import { cardItems } from './cards.ts';
import { constantItems } from './constants.ts';
import type { Item, PendingItem } from './golden.ts';
import { reportItems, storedRecordItems } from './order.ts';
import { recordItems } from './records.ts';
import { draftKeyItems, messageItems, routeItems, sessionKeyItems, summaryItem } from './texts.ts';
import { wiringItems } from './wiring.ts';

/** Everything that the two specification files ask for and the golden lists hold. */
export function allItems(): Item[] {
  return [
    ...routeItems(),
    ...callItems(),
    ...messageItems(),
    ...constantItems(),
    ...cardItems(),
    ...recordItems(),
    ...storedRecordItems(),
    ...wiringItems(),
    ...reportItems(),
    summaryItem(),
    ...draftKeyItems(),
    ...sessionKeyItems(),
  ];
}

const key = ({ kind, id }: { kind: string; id: string }) => `${kind}: ${id}`;

export interface Verdict {
  /** Not there, and not pending: the build is wrong. */
  missing: string[];
  /** Pending, but there: the list must shrink. */
  built: string[];
  /** Pending entries that allow nothing: unknown, doubled, of issue 2, or of another issue than the golden list says. */
  wrong: string[];
}

/** Holds the pending list against what is there. */
export function judge(items: readonly Item[], pending: readonly PendingItem[]): Verdict {
  const known = new Map(items.map((item) => [key(item), item]));
  const allowed = new Set(pending.map(key));
  const wrong = pending.flatMap((entry, at) => {
    const item = known.get(key(entry));
    if (!item) return [`${key(entry)}: no golden list has it`];
    if (pending.findIndex((other) => key(other) === key(entry)) !== at) return [`${key(entry)}: named twice`];
    if (!(entry.issue >= 3 && entry.issue <= 7))
      return [`${key(entry)}: issue ${entry.issue} is not a later one`];
    return entry.issue === item.issue ? [] : [`${key(entry)}: is of issue ${item.issue}, not ${entry.issue}`];
  });
  return {
    missing: items
      .filter((item) => item.problem !== null && !allowed.has(key(item)))
      .map((item) => `${key(item)} (issue ${item.issue}): ${item.problem}`),
    built: items.filter((item) => item.problem === null && allowed.has(key(item))).map(key),
    wrong,
  };
}

/** What would be pending now: what is not there and belongs to a later issue. */
export function pendingNow(items: readonly Item[]): PendingItem[] {
  return items
    .filter(({ problem, issue }) => problem !== null && issue > 2)
    .map(({ kind, id, issue }) => ({ kind, id, issue }))
    .sort((a, b) => a.issue - b.issue);
}

/** `pending: 12 (issue 3: 8, issue 5: 4)`. */
export function summary(pending: readonly PendingItem[]): string {
  const issues = [...new Set(pending.map(({ issue }) => issue))].sort();
  const counts = issues.map(
    (issue) => `issue ${issue}: ${pending.filter((item) => item.issue === issue).length}`,
  );
  return `pending: ${pending.length}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`;
}
