import type { Entry, MoveEntry } from '../table/entries.ts';

export interface Ordered {
  entries: Entry[];
  /** How they were printed. */
  order: 'oldest-first' | 'newest-first' | 'newest-day-first';
}

/**
 * Oldest first, whatever the bank prints. The balances tell the order; where they tell nothing, the dates do: with two
 * transactions of one day either order has the same dates.
 */
export function oldestFirst(entries: readonly Entry[]): Ordered {
  const moves = entries.filter((entry): entry is MoveEntry => entry.kind === 'move');
  let [up, down] = [0, 0];
  for (const [at, { date }] of moves.entries()) {
    const before = moves[at - 1]?.date;
    if (!date || !before || date === before) continue;
    if (date > before) up += 1;
    else down += 1;
  }
  const asPrinted: Ordered = { entries: [...entries], order: 'oldest-first' };
  const turned: Ordered = { entries: endsInPlace([...entries].reverse()), order: 'newest-first' };
  const candidates = down > up ? [turned, asPrinted] : [asPrinted, turned];
  if (down > up) candidates.push({ entries: endsInPlace(daysTurned(entries)), order: 'newest-day-first' });
  let best: { ordered: Ordered; fits: number } | null = null;
  for (const ordered of candidates) {
    const fits = chained(ordered.entries);
    if (!best || fits > best.fits) best = { ordered, fits };
  }
  return best?.ordered ?? asPrinted;
}

/** Where rows go backwards a closing balance may still be printed last, and an opening one first. */
function endsInPlace(entries: Entry[]): Entry[] {
  const [first, last] = [entries[0], entries.at(-1)];
  const early = first?.kind === 'balance' && first.what === 'closing';
  const late = last?.kind === 'balance' && last.what === 'opening';
  if (entries.length < 2 || (!early && !late)) return entries;
  const inner = entries.slice(early ? 1 : 0, late ? -1 : undefined);
  return [...(late && last ? [last] : []), ...inner, ...(early && first ? [first] : [])];
}

/** Neighbours whose balances differ by the later one's amount, whichever way it went. */
function chained(entries: readonly Entry[]): number {
  let fits = 0;
  let before: number | null = null;
  for (const entry of entries) {
    if (entry.kind === 'total') continue;
    if (entry.kind === 'move' && before !== null && entry.balance !== null && entry.amount !== null) {
      const moved = entry.balance - before;
      if (Math.abs(moved) === entry.amount && (!entry.side || moved > 0 === (entry.side === 'credit')))
        fits += 1;
    }
    before = entry.balance;
  }
  return fits;
}

/** The newest day first, but the transactions of a day in the order in which they came. */
function daysTurned(entries: readonly Entry[]): Entry[] {
  const days: Entry[][] = [];
  let day: string | null | undefined;
  for (const entry of entries) {
    const own = entry.kind === 'move' ? entry.date : day;
    const last = days.at(-1);
    if (last && own === day) last.push(entry);
    else days.push([entry]);
    day = own;
  }
  return days.reverse().flat();
}
