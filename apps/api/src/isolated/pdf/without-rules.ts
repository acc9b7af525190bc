import type { Pixels } from './picture.ts';

/** Inches. Letters of running text and of titles up to 20 points have no straight stroke of this length. */
const shortest = 0.2;
/** Inches. Rules of tables are thin; what is thicker is a bar, a picture or a letter. */
const thickest = 0.03;
/** Brightness below which a pixel is ink. */
const ink = 150;

/**
 * A page without the lines of its tables, which make an OCR engine take the text in the cells for a part of a drawing
 * and leave it out. Thin straight strokes, level or upright to within about half a degree, are painted white.
 */
export function withoutRules({ data, width, height }: Pixels, dpi: number): Pixels {
  const dark = inkOf(data, width, height);
  const length = Math.round(shortest * dpi);
  const thickness = Math.max(2, Math.round(thickest * dpi));
  const rules = new Uint8Array(width * height);
  mark(dark, rules, { along: 1, across: width, steps: width, rows: height, length, thickness });
  mark(dark, rules, { along: width, across: 1, steps: height, rows: width, length, thickness });
  const clean = new Uint8Array(data);
  for (let at = 0; at < rules.length; at++) if (rules[at]) clean.fill(255, at * 3, at * 3 + 3);
  return { data: clean, width, height };
}

function inkOf(data: Uint8Array, width: number, height: number): Uint8Array {
  const dark = new Uint8Array(width * height);
  for (let at = 0; at < dark.length; at++) {
    const [red = 255, green = 255, blue = 255] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]];
    dark[at] = (red * 2 + green * 5 + blue) / 8 < ink ? 1 : 0;
  }
  return dark;
}

interface Direction {
  /** Distance in the array of one pixel to the next along the line, and of one line to the next. */
  along: number;
  across: number;
  steps: number;
  rows: number;
  length: number;
  thickness: number;
}

/** Marks the ink of every long thin run in one direction. A leaning line goes on in the row beside. */
function mark(dark: Uint8Array, rules: Uint8Array, way: Direction): void {
  const { along, across, steps, rows, length } = way;
  for (let row = 0; row < rows; row++) {
    let start = -1;
    for (let step = 0; step <= steps; step++) {
      const at = row * across + step * along;
      const isInk =
        step < steps &&
        (dark[at] === 1 ||
          (row > 0 && dark[at - across] === 1) ||
          (row < rows - 1 && dark[at + across] === 1));
      if (isInk && start < 0) start = step;
      if (isInk || start < 0) continue;
      if (step - start >= length) markRun(dark, rules, way, row, start, step);
      start = -1;
    }
  }
}

function markRun(
  dark: Uint8Array,
  rules: Uint8Array,
  way: Direction,
  row: number,
  start: number,
  end: number,
) {
  for (let step = start; step < end; step++) {
    const at = row * way.across + step * way.along;
    for (const near of [at - way.across, at, at + way.across])
      if (dark[near] === 1 && isThin(dark, way, near, row)) rules[near] = 1;
  }
}

/** Whether the ink across the line is no thicker than a rule: where a letter touches it, the letter stays. */
function isThin(dark: Uint8Array, { across, rows, thickness }: Direction, at: number, row: number): boolean {
  let count = 1;
  for (let off = 1; off <= thickness && row - off >= 0 && dark[at - off * across] === 1; off++) count += 1;
  for (let off = 1; off <= thickness && row + off < rows && dark[at + off * across] === 1; off++) count += 1;
  return count <= thickness;
}
