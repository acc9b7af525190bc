import type { Line, Page } from '@pramaan/readers/reading/page.ts';
import type { TextStart } from './pale-text.ts';
import { linesOf, type Run } from './runs-to-lines.ts';

/** What pdf.js says of a page's text; items without text mark structure and are passed over. */
interface Item {
  str: string;
  width: number;
  height: number;
  transform: readonly number[];
  fontName: string;
}
type Styles = Readonly<Record<string, { ascent?: number; descent?: number }>>;

/** The page as it is to be seen: its own turn is in `transform` (pdf.js' viewport at scale 1). */
export interface View {
  transform: readonly number[];
  width: number;
  height: number;
}

interface Placed {
  run: Run;
  /** Clockwise quarter turns of the text as seen. */
  turns: number;
  /** It stands between two quarter turns. */
  aslant: boolean;
  pale: boolean;
}

/**
 * One page with its words in place. A page whose text mostly runs sideways is turned upright; the words that then still
 * stand sideways or aslant (a note in the margin, a watermark), and pale print under others, are lines of their own.
 * `pale`: where pale texts begin.
 */
export function pageOf(
  items: readonly object[],
  styles: Styles,
  view: View,
  pale: readonly TextStart[] = [],
): Page {
  const placed = items
    .filter(isText)
    .map((item) => place(item, styles, view, pale))
    .filter(({ run }) => isSeen(run, view));
  const turns = mostFrequent(placed);
  const { width, height } = view;
  const marks = watermarks(placed);
  const inRun = (each: Placed) => each.turns === turns && !each.aslant && !marks.has(each);
  const upright = placed.filter(inRun).map(({ run }) => turnRun(run, turns, view));
  const aside = placed
    .filter((each) => !inRun(each) && each.run.text.trim() !== '')
    .map(({ run }) => asideLine(turnRun(run, turns, view)));
  const lines = [...linesOf(upright), ...aside].sort((a, b) => a.box.top - b.box.top);
  return turns % 2 === 0
    ? { width, height, lines, origin: 'text' }
    : { width: height, height: width, lines, origin: 'text' };
}

function isText(item: object): item is Item {
  return 'str' in item && typeof item.str === 'string' && item.str !== '';
}

function place(item: Item, styles: Styles, { transform: v }: View, pale: readonly TextStart[]): Placed {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform;
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = v;
  const angle = Math.atan2(vb * a + vd * b, va * a + vc * b);
  const style = styles[item.fontName];
  const height = Math.abs(item.height) || Math.hypot(c, d) || 1;
  const quarters = angle / (Math.PI / 2);
  return {
    turns: (Math.round(quarters) + 4) % 4,
    aslant: Math.abs(quarters - Math.round(quarters)) > slight,
    pale: pale.some(({ x, y }) => Math.abs(x - e) < 1 && Math.abs(y - f) < 1),
    run: {
      text: item.str,
      left: va * e + vc * f + ve,
      baseline: vb * e + vd * f + vf,
      // A damaged font leaves widths out: about half a height for each letter.
      width: Number.isFinite(item.width) ? Math.abs(item.width) : item.str.length * height * 0.5,
      height,
      ascent: bounded(style?.ascent, 0.8),
      descent: bounded(style?.descent === undefined ? undefined : -style.descent, 0.2),
    },
  };
}

/** Of a quarter turn: a page that was scanned a little askew is still upright. */
const slight = 0.08;

/** Pale print that lies under other print, is larger than it or comes again and again; a pale heading is none. */
function watermarks(placed: readonly Placed[]): ReadonlySet<Placed> {
  const pale = placed.filter((each) => each.pale && each.run.text.trim() !== '');
  if (pale.length === 0) return new Set();
  const others = placed.filter((each) => !each.pale && each.run.text.trim() !== '');
  const sizes = others.map(({ run }) => run.height).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const times = (text: string) => pale.filter(({ run }) => run.text === text).length;
  return new Set(
    pale.filter(
      ({ run }) =>
        run.height > 1.6 * usual || times(run.text) >= 3 || others.some((other) => covers(run, other.run)),
    ),
  );
}

function covers(a: Run, b: Run): boolean {
  const down = Math.min(a.baseline, b.baseline) - Math.max(a.baseline - a.height, b.baseline - b.height);
  const along = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  return along > 1 && down > 0.2 * Math.min(a.height, b.height);
}

/** Nobody sees text beside the page or smaller than a point, so nobody could confirm what it says. */
function isSeen({ left, baseline, width: run, height: size }: Run, { width, height }: View): boolean {
  const numbers = [left, baseline, run, size].every(Number.isFinite);
  const within = left > -size && left < width && baseline > 0 && baseline < height + size;
  return numbers && within && size >= 1 && size < height;
}

/** Fonts may claim anything, NaN among it. */
const bounded = (share: number | undefined, usual: number) =>
  share !== undefined && share > 0 && share <= 1.5 ? share : usual;

function mostFrequent(placed: readonly Placed[]): number {
  const letters = [0, 0, 0, 0];
  for (const { run, turns } of placed) letters[turns] = (letters[turns] ?? 0) + run.text.trim().length;
  return letters.indexOf(Math.max(...letters));
}

/** The run's start, on the page turned back by so many quarters. */
function turnRun(run: Run, turns: number, { width, height }: View): Run {
  const { left: x, baseline: y } = run;
  if (turns === 1) return { ...run, left: y, baseline: width - x };
  if (turns === 2) return { ...run, left: width - x, baseline: height - y };
  if (turns === 3) return { ...run, left: height - y, baseline: x };
  return run;
}

function asideLine(run: Run): Line {
  const box = { left: run.left, top: run.baseline, width: run.height, height: run.width };
  return { words: [{ text: run.text.trim(), box, confidence: 1 }], box, aside: true };
}
