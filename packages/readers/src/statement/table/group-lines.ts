import type { Layout } from '../layouts/layout.ts';
import type { PageLine } from './page-lines.ts';

interface Grouped {
  /** Lines at the top that belong to the last row of the page before. */
  leading: PageLine[];
  rows: PageLine[][];
  /** No part of the table. */
  outside: PageLine[];
}

/** A row's core: from its date to its amounts, which mostly stand on one line. */
interface Core {
  from: number;
  to: number;
}

/**
 * Puts the lines of a page's table together to rows. A line between two rows belongs to the nearer one; where all lines
 * have the same distance the layout tells. `headed`: the page repeats the header, so what stands above the table is not
 * among the lines.
 */
export function groupLines(
  lines: readonly PageLine[],
  { lines: placement, headed }: { lines: Layout['lines']; headed: boolean },
): Grouped {
  const cores = coresOf(lines);
  const owner = new Map<number, number>();
  for (const [index, { from, to }] of cores.entries())
    for (let at = from; at <= to; at++) owner.set(at, index);
  const leading: number[] = [];
  const first = cores[0];
  if (first) {
    const above = run(lines, first.from - 1, -1);
    const own = aboveFirst(lines, above, first, placement);
    for (const at of above) if (own.has(at)) owner.set(at, 0);
    if (placement === 'after')
      if (headed || above.length <= 6) leading.push(...above.filter((at) => !own.has(at)).reverse());
  } else if (headed || lines.length <= 6) {
    // A page with nothing but the rest of a narration.
    leading.push(...run(lines, 0, 1));
  }
  for (const [index, core] of cores.entries()) {
    const next = cores[index + 1];
    const under = run(lines, core.to + 1, 1).filter((at) => !next || at < next.from);
    const above = next ? run(lines, next.from - 1, -1).filter((at) => at > core.to) : [];
    if (!next) {
      const usual = usualShares(owner, cores.slice(0, index));
      for (const at of tail(lines, core, under, placement, leadAbove(owner, cores, index), usual))
        owner.set(at, index);
      continue;
    }
    const whole = under.length === next.from - core.to - 1;
    const cut = whole
      ? core.to + 1 + cutOf(lines, core, next, placement, leadAbove(owner, cores, index))
      : core.to + 1 + under.length;
    for (const at of under) if (at < cut) owner.set(at, index);
    for (const at of above) if (at >= cut) owner.set(at, index + 1);
  }
  const taken = new Set(leading);
  const rows = cores.map((): PageLine[] => []);
  const outside: PageLine[] = [];
  for (const [at, route] of lines.entries()) {
    const index = owner.get(at);
    if (index !== undefined) rows[index]?.push(route);
    else if (!taken.has(at)) outside.push(route);
  }
  return { leading: leading.flatMap((at) => lines[at] ?? []), rows, outside };
}

/** Rows begin at a date and have their amounts on that line or one soon after, or at amounts alone. */
function coresOf(lines: readonly PageLine[]): Core[] {
  const cores: Core[] = [];
  let dated: number | null = null;
  for (const [at, route] of lines.entries()) {
    if (route.special) {
      if (dated !== null) dated = null;
      cores.push({ from: at, to: at });
    } else if (route.foreign) dated = null;
    else if (route.money) {
      const own = route.date === 'whole' || dated === null;
      cores.push(own ? { from: at, to: at } : { from: dated ?? at, to: at });
      dated = null;
    } else if (route.date === 'whole' || route.date === 'part') {
      // The rest of a broken date, under amounts that already have one, begins no row.
      const last = cores.at(-1);
      const before = last && lines[last.to];
      if (route.date === 'part' && before && before.date === 'part' && last.to === at - 1) continue;
      dated = at;
    }
  }
  return cores;
}

/** Indexes of lines from `at` on in a direction, as far as they can be parts of a narration. */
function run(lines: readonly PageLine[], at: number, step: 1 | -1): number[] {
  const found: number[] = [];
  for (let index = at; index >= 0 && index < lines.length; index += step) {
    const route = lines[index];
    if (!route || route.foreign || route.special || route.money) break;
    const before = found.at(-1);
    const near = lines[before ?? at - step];
    if (near && Math.abs(route.top - near.top) > farApart * (route.bottom - route.top)) break;
    found.push(index);
  }
  return found;
}

/** Lines of one table stand closer than this many of their heights. */
const farApart = 4;

const leadAbove = (owner: ReadonlyMap<number, number>, cores: readonly Core[], index: number) => {
  const from = cores[index]?.from ?? 0;
  let count = 0;
  while (owner.get(from - 1 - count) === index) count += 1;
  return count;
};

/** How many lines the rows have above and under their cores. */
function usualShares(
  owner: ReadonlyMap<number, number>,
  cores: readonly Core[],
): { above: number; under: number } {
  const shares = { above: 0, under: 0 };
  for (const [index, { to }] of cores.entries()) {
    shares.above += leadAbove(owner, cores, index);
    for (let at = to + 1; owner.get(at) === index; at++) shares.under += 1;
  }
  return shares;
}

/** Distances between neighbouring lines from `from` to `to`. */
function steps(lines: readonly PageLine[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at++) found.push((lines[at + 1]?.top ?? 0) - (lines[at]?.top ?? 0));
  return found;
}

/** How many of the lines between two cores belong to the upper one. */
function cutOf(
  lines: readonly PageLine[],
  core: Core,
  next: Core,
  placement: Layout['lines'],
  above: number,
): number {
  const count = next.from - core.to - 1;
  if (count === 0) return 0;
  const distances = steps(lines, core.to, next.from);
  const sorted = [...distances].sort((a, b) => b - a);
  const [largest = 0, second = 0] = sorted;
  if (largest > second * 1.12 + 0.4) return distances.indexOf(largest);
  if (placement === 'before') return 0;
  if (placement === 'after') return count;
  return begins(lines, core.to + 1, next.from, above);
}

/** How narrations begin, whatever the bank (standards §10.1). */
const opening =
  /^(?:UPI|NEFT|RTGS|IMPS|MMT|ACH|NACH|ECS|ATM|ATW|NWD|NFS|POS|IPS|VPS|BIL|INF|INFT|CLG|CHQ|CASH|BY |TO |INT|SMS|RTN|CMS|TRF|FT|SI|CHRG|CHARGES|DEBIT|CREDIT)\b/i;

/** Where narrations begin, told by their words on this page; null when they do not tell. */
export function placementOf(lines: readonly PageLine[]): Layout['lines'] | null {
  const votes = { after: 0, before: 0, around: 0 };
  const cores = coresOf(lines);
  const starts = (at: number) => opening.test(lines[at]?.cells.narration ?? '');
  for (const [index, core] of cores.entries()) {
    const last = cores[index - 1];
    if (!last || lines[core.from]?.special || core.from - last.to < 2) continue;
    const between = Array.from({ length: core.from - last.to - 1 }, (_, at) => last.to + 1 + at);
    if (between.some((at) => lines[at]?.foreign)) continue;
    const first = between.findIndex(starts);
    if (starts(core.from)) votes.after += 1;
    else if (first === 0) votes.before += 1;
    else if (first > 0) votes.around += 1;
  }
  const [best] = Object.entries(votes).sort(([, a], [, b]) => b - a) as [[Layout['lines'], number]];
  const all = votes.after + votes.before + votes.around;
  return best[1] >= 3 && best[1] >= all * 0.75 ? best[0] : null;
}

/**
 * Narrations set around their amounts with no space between rows: the words tell where one begins. Where they do not,
 * as many lines stand under the amounts as above them.
 */
function begins(lines: readonly PageLine[], from: number, next: number, above: number): number {
  const starts = (at: number) => opening.test(lines[at]?.cells.narration ?? '');
  if (starts(next)) return next - from;
  for (let at = next - 1; at >= from; at--) if (starts(at)) return at - from;
  return Math.min(next - from, above);
}

/** The lines above the first row that are its own. */
function aboveFirst(
  lines: readonly PageLine[],
  above: readonly number[],
  first: Core,
  placement: Layout['lines'],
): Set<number> {
  if (above.length === 0) return new Set();
  if (placement !== 'after') return new Set(above);
  // The words tell that a narration begins above its amounts.
  const starts = (at: number) => opening.test(lines[at]?.cells.narration ?? '');
  const begun = starts(first.from) ? -1 : above.findIndex(starts);
  if (begun >= 0) return new Set(above.slice(0, begun + 1));
  // With clear spaces between rows, what stands close above the first one is its own.
  const usual = rowStep(lines, first);
  const distances = above.map((at) => (lines[at + 1]?.top ?? 0) - (lines[at]?.top ?? 0));
  if (usual === null || distances.some((distance) => distance > usual)) return new Set();
  return new Set(above);
}

/** Half-way between the distance of lines in a row and that of rows, when they differ; null when they do not. */
function rowStep(lines: readonly PageLine[], first: Core): number | null {
  const rest = lines.slice(first.from).filter(({ foreign }) => !foreign);
  const distances = steps(rest, 0, Math.min(rest.length - 1, 40)).filter((step) => step > 0);
  if (distances.length < 4) return null;
  const sorted = distances.sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  // Lines of a narration stand above their row only where they also do elsewhere.
  const upward = lines.some(
    (route, at) =>
      !route.money &&
      !route.foreign &&
      at > first.to &&
      (lines[at + 1]?.money ?? false) &&
      (lines[at + 1]?.top ?? 0) - route.top < (low + high) / 2,
  );
  return high > low * 1.12 + 0.4 && upward ? (low + high) / 2 : null;
}

/** How far a line of a row may stand under the one before. */
function reach(lines: readonly PageLine[]): number {
  const inner = steps(lines, 0, lines.length - 1).filter((step) => step > 0);
  const least = Math.min(...inner);
  const height = Math.max(1, ...lines.slice(0, 1).map(({ top, bottom }) => bottom - top));
  const usual = inner.filter((step) => step < least * 1.2).length >= inner.length * 0.2;
  // Amounts in the middle between two lines of a narration make half steps.
  return usual && least > height * 0.9 ? least * 1.5 : least * 2.2;
}

/** The lines under the last row of a page that are its own; what follows is a footer, or goes on overleaf. */
function tail(
  lines: readonly PageLine[],
  core: Core,
  under: readonly number[],
  placement: Layout['lines'],
  above: number,
  usual: { above: number; under: number },
): readonly number[] {
  // A page with one row tells nothing of the others: a row without a word of its own has its words under it.
  const wordless = above === 0 && lines.slice(core.from, core.to + 1).every(({ cells }) => !cells.narration);
  const downward = usual.under > usual.above || wordless;
  if (placement === 'before' && !downward) return [];
  if (placement === 'around' && above > 0 && !downward) return under.slice(0, above + 1);
  const far = reach(lines);
  const near = [];
  let last = core.to;
  for (const at of under) {
    if ((lines[at]?.top ?? 0) - (lines[last]?.top ?? 0) > far) break;
    near.push(at);
    last = at;
  }
  return near;
}
