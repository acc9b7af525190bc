import type { Analysis } from './facts.ts';

type Balance = Analysis['balances'][number];

/** Points drawn at most: more than a screen has columns tell nothing. */
const mostPoints = 240;

interface ChartShape {
  /** The line, as steps from day to day, in the chart's own units. */
  line: string;
  /** Grid lines with their amounts in paise. */
  levels: { y: number; paise: number }[];
  /** First days of months, thinned so that their names have room. */
  months: { x: number; month: string }[];
  /** Where the line of zero is, when balances go below it. */
  zero: number | null;
  xOf: (index: number) => number;
  yOf: (paise: number) => number;
}

/** 1, 2 or 5 times a power of ten, so that about four of them fill the span. */
function stepFor(span: number): number {
  const rough = Math.max(span, 100) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
}

/** Lowest and highest of each stretch of days, in their order: no dip and no peak is lost. */
export function thinned(balances: readonly Balance[]): number[] {
  if (balances.length <= mostPoints) return balances.map((_, index) => index);
  const stretch = balances.length / (mostPoints / 2);
  const stored: number[] = [];
  for (let start = 0; start < balances.length; start += stretch) {
    const from = Math.floor(start);
    const to = Math.min(balances.length, Math.floor(start + stretch));
    let [low, high] = [from, from];
    for (let at = from; at < to; at += 1) {
      if (of(balances, at) < of(balances, low)) low = at;
      if (of(balances, at) > of(balances, high)) high = at;
    }
    stored.push(...new Set([Math.min(low, high), Math.max(low, high)]));
  }
  return [...new Set([0, ...stored, balances.length - 1])].sort((a, b) => a - b);
}

/** What the name of a month takes, in the chart's units. */
const monthSpace = 84;

const of = (balances: readonly Balance[], at: number) => balances[at]?.balance ?? 0;

/** The chart of end-of-day balances in a box of `width` by `height`, the axes' words left out. */
export function chartShape(
  balances: readonly Balance[],
  { width, height }: { width: number; height: number },
): ChartShape {
  const amounts = balances.map(({ balance }) => balance);
  const low = Math.min(0, ...thinned(balances).map((at) => of(balances, at)));
  const high = Math.max(...thinned(balances).map((at) => of(balances, at)), low + 100);
  const step = stepFor(high - low);
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const xOf = (index: number) => (amounts.length < 2 ? 0 : (index / (amounts.length - 1)) * width);
  const yOf = (paise: number) => height - ((paise - bottom) / (top - bottom)) * height;
  const round = (value: number) => Math.round(value * 10) / 10;
  const line = thinned(balances)
    .map((at, order) => {
      const [x, y] = [round(xOf(at)), round(yOf(of(balances, at)))];
      return order === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
  const levels: ChartShape['levels'] = [];
  for (let paise = bottom; paise <= top; paise += step) levels.push({ y: yOf(paise), paise });
  const firsts = balances.flatMap(({ day }, index) =>
    index === 0 || day.endsWith('-01') ? [{ x: xOf(index), month: day.slice(0, 7) }] : [],
  );
  const every = Math.ceil(firsts.length / Math.max(1, Math.floor(width / monthSpace)));
  return {
    line,
    levels,
    months: firsts.filter((_, index) => index % every === 0),
    zero: low < 0 ? yOf(0) : null,
    xOf,
    yOf,
  };
}

interface MonthSpan {
  month: string;
  first: Balance;
  low: Balance;
  high: Balance;
  last: Balance;
}

/** The chart as a table: of each month the first, lowest, highest and last balance. */
export function monthSpans(balances: readonly Balance[]): MonthSpan[] {
  const spans = new Map<string, MonthSpan>();
  for (const day of balances) {
    const month = day.day.slice(0, 7);
    const span = spans.get(month);
    if (!span) spans.set(month, { month, first: day, low: day, high: day, last: day });
    else {
      if (day.balance < span.low.balance) span.low = day;
      if (day.balance > span.high.balance) span.high = day;
      span.last = day;
    }
  }
  return [...spans.values()];
}
