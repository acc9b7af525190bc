import { type Box, boxAround, isMiddleIn, type Page } from '@pramaan/readers/reading/page.ts';
import { type Reading, withDoubts } from '@pramaan/readers/reading/reading.ts';
import type { Frame, SeenPage } from './frame.ts';

/*
 * Light on a card's foil, and correction fluid, leave white where print was: half a name is read, and read surely. Such a
 * patch is whiter than the paper around the value; a value that it touches is shown to the person.
 */

const hidden = 'Glare or a covered place may hide a part of this. Compare it with the document.';

/** Paper that is itself this white shows no patch. */
const whitePaper = 246;

/** A patch is whiter than the paper by this part of what is left up to white. */
const whiter = 0.6;

/** How far from the value, in its heights, a patch may hide a word of it; how wide a patch is, in heights. */
const reach = 2.4;
const narrowest = 0.9;

/** The strip over and under the letters, in heights: a patch that reaches so far may have paled or cut them. */
const edgeHeight = 0.3;

/** The share of a column that is white in a patch; over and under letters its soft edge counts. */
const whole = 0.9;
const most = 0.7;

/** Of a number of so many signs none can be missing: what lies beside it hides nothing of it. */
const isNumber = (value: string) => /\d/.test(value) && /^[A-Z0-9]+$/.test(value);

/** Nothing can follow a number, a date, a letter that says the gender, or INDIAN. */
const isWhole = (value: string) =>
  isNumber(value) || /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|[MFT]|INDIAN)$/.test(value);

/** The reading of these pages with a doubt on each value beside or in which something may be hidden. */
export function withHidden(reading: Reading, pages: readonly SeenPage[]): Reading {
  return withDoubts(reading, ({ value, at }) => {
    const seen = at && pages[at.page];
    if (!at || !seen) return null;
    const beside = isNumber(value) ? 0 : reach;
    const patched = linesIn(at.box, seen.page).some((line) => isPatched(seen.frame, line, beside));
    const lines = isWhole(value) ? [] : printIn(at.box, seen.page);
    const covered = lines.some((line) => isCovered(seen.frame, line));
    return patched || covered ? hidden : null;
  });
}

/** What is printed of a value on each of its lines. */
function printIn(box: Box, { lines }: Page): Box[] {
  const inside = lines.flatMap(
    ({ words }) => boxAround(words.map((word) => word.box).filter((word) => isMiddleIn(box, word))) ?? [],
  );
  return inside.length === 0 ? [box] : inside;
}

/** The lines of a value, each as wide as the longest: the end of one may be what is hidden. */
function linesIn(box: Box, page: Page): Box[] {
  const inside = printIn(box, page);
  if (inside.length < 2) return [box];
  return inside.map(({ top, height }) => ({ ...box, top, height }));
}

/** Whether a white patch lies in a line's box, within so many heights of its sides, or right over or under its letters. */
function isPatched(frame: Frame, box: Box, beside: number): boolean {
  const paper = paperOf(frame, box);
  if (paper > whitePaper) return false;
  const least = paper + whiter * (255 - paper);
  const around = { ...box, left: box.left - beside * box.height, width: box.width + 2 * beside * box.height };
  const edge = { ...box, height: edgeHeight * box.height };
  const [head, foot] = [
    { ...edge, top: box.top - edge.height },
    { ...edge, top: box.top + box.height },
  ];
  const wide = Math.max(3, narrowest * box.height);
  const isWhite = (part: Box, share: number) =>
    longestRun(columnsOf(frame, part), (column) => shareOf(column, least) >= share) >= wide;
  return isWhite(around, whole) || isWhite(head, most) || isWhite(foot, most);
}

const shareOf = (column: readonly number[], least: number) =>
  column.filter((value) => value >= least).length / column.length;

/** Of how many columns beside one another this is true. */
function longestRun(columns: readonly number[][], isTrue: (column: readonly number[]) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const column of columns) {
    run = isTrue(column) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The brightness of the darkest third of a value's paper: ink covers less than half of it, and a patch not all of it. */
function paperOf(frame: Frame, box: Box): number {
  const third = { ...box, width: box.width / 3 };
  const papers = [0, 1, 2].map((part) => {
    const values = columnsOf(frame, { ...third, left: box.left + part * third.width }).flat();
    return values.sort((a, b) => a - b)[Math.floor(values.length * 0.8)] ?? 255;
  });
  return Math.min(...papers);
}

/** The darkest colour of each pixel in a box, column by column. */
const columnsOf = (frame: Frame, box: Box): number[][] =>
  coloursOf(frame, box).map((column) => column.map((colour) => Math.min(...colour)));

/* Fluid that has yellowed, a strip of paper or tape is of another colour than the card, and not always a lighter one. */

/** Where the next word would begin, in heights behind the value; how wide what hides it is there. */
const nextWord = 1.8;
const strip = 0.9;
/** How far its colour is from the paper's, its columns are from one another, and their own pixels: fluid dries in waves. */
const [otherColour, even, waves] = [15, 12, 14];

type Colour = readonly [red: number, green: number, blue: number];

/** Whether something even and of another colour than its paper lies right behind a value's last letter. */
function isCovered(frame: Frame, box: Box): boolean {
  const paper = paperColour(frame, box);
  const behind = { ...box, left: box.left + box.width, width: nextWord * box.height + strip * box.height };
  const middle = { ...behind, top: box.top + 0.15 * box.height, height: 0.7 * box.height };
  const wide = Math.max(4, strip * box.height);
  let run: Colour[] = [];
  for (const column of coloursOf(frame, middle)) {
    const mean = meanOf(column);
    const rough = column.reduce((sum, one) => sum + apart(one, mean), 0) / column.length;
    if (apart(mean, paper) <= otherColour || rough >= waves) run = [];
    else run = apart(mean, meanOf(run.length > 0 ? run : [mean])) < even ? [...run, mean] : [mean];
    if (run.length >= wide) return true;
  }
  return false;
}

const apart = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function meanOf(colours: readonly Colour[]): Colour {
  const mean = (of: 0 | 1 | 2) =>
    colours.reduce((sum, colour) => sum + colour[of], 0) / Math.max(1, colours.length);
  return [mean(0), mean(1), mean(2)];
}

/** The colour between a value's letters: of its lighter pixels the middle one, by brightness. */
function paperColour(frame: Frame, box: Box): Colour {
  const light = coloursOf(frame, box)
    .flat()
    .sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  return meanOf(light.slice(Math.floor(light.length * 0.7), Math.ceil(light.length * 0.9)));
}

/** The colours of a box's pixels, column by column. */
function coloursOf({ data, width, height }: Frame, box: Box): Colour[][] {
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.top + box.height))];
  const [from, to] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.left + box.width))];
  return Array.from({ length: Math.max(0, to - from) }, (_, column) =>
    Array.from({ length: Math.max(0, bottom - top) }, (__, row): Colour => {
      const at = ((top + row) * width + from + column) * 3;
      return [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
    }),
  );
}
