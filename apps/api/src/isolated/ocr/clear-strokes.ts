import type { Stroke } from './follow-stroke.ts';
import type { Frame } from './frame.ts';
import { median } from './median.ts';

/** Each stroke in pixels of the picture enlarged by `scale`. */
export const scaledStrokes = (strokes: readonly Stroke[], scale: number): Stroke[] =>
  strokes.map(({ points, thickness }) => ({
    points: points.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    thickness: thickness * scale,
  }));

/**
 * The frame without the strokes; the frame itself stays as it is. Print under a stroke is darker than the stroke alone: it stays,
 * and the rest of the stroke gets the paper's colour. A stroke as dark as print is filled from what is above it to what is below,
 * so that a letter's stem that goes through it stays whole.
 */
export function withoutStrokes(frame: Frame, strokes: readonly Stroke[]): Frame {
  if (strokes.length === 0) return frame;
  const cleared = { ...frame, data: Uint8Array.from(frame.data) };
  const print = printOf(frame);
  for (const stroke of strokes) clear(cleared, stroke, print);
  return cleared;
}

/** Pixels beyond a stroke's ends, where it thins out; and beside it, where its edge is grey. */
const beyond = 4;
const edge = 1.5;
/** By so much print under a stroke is darker than the stroke, of 255. */
const darker = 28;

/** A stroke's pixels in one column, or in one row of a steep stroke: their places in the data, from one side of it to the other. */
type Slice = number[];

function slicesOf({ width, height }: Frame, { points, thickness }: Stroke): Slice[] {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isSteep = Math.abs(dy) > Math.abs(dx);
  // How far it reaches up and down, or to both sides when it is steep.
  const half = (thickness / 2 + edge) * (Math.hypot(dx, dy) / Math.max(Math.abs(dx), Math.abs(dy)));
  const middleAt = middles(isSteep ? points.map(({ x, y }) => ({ x: y, y: x })) : points);
  const [one, other] = isSteep ? [from.y, to.y] : [from.x, to.x];
  const [most, across] = isSteep ? [height, width] : [width, height];
  const slices: Slice[] = [];
  const last = Math.min(most - 1, Math.max(one, other) + beyond);
  for (let main = Math.max(0, Math.floor(Math.min(one, other) - beyond)); main <= last; main++) {
    const middle = middleAt(main);
    const first = Math.max(0, Math.floor(middle - half));
    const end = Math.min(across - 1, Math.ceil(middle + half));
    const places: Slice = [];
    for (let cross = first; cross <= end; cross++)
      places.push((isSteep ? main * width + cross : cross * width + main) * 3);
    if (places.length > 2) slices.push(places);
  }
  return slices;
}

/** Where a line through points is at each x: between two of them on the way from one to the other, before and after all straight on. */
function middles(points: readonly { x: number; y: number }[]): (x: number) => number {
  const sorted = [...points].sort((one, other) => one.x - other.x);
  return (x) => {
    const after = sorted.findIndex((point) => point.x > x);
    const at = Math.min(Math.max(after < 0 ? sorted.length - 1 : after, 1), sorted.length - 1);
    const [one, other] = [sorted[at - 1], sorted[at]];
    if (!one || !other) return sorted[0]?.y ?? 0;
    return one.y + ((other.y - one.y) * (x - one.x)) / (other.x - one.x || 1);
  };
}

const brightness = (data: Uint8Array, place: number) =>
  ((data[place] ?? 0) + (data[place + 1] ?? 0) + (data[place + 2] ?? 0)) / 3;

/** How dark the darkest hundredth of the frame is. */
function printOf({ data }: Frame): number {
  const values: number[] = [];
  for (let place = 0; place < data.length; place += 3 * 37) values.push(brightness(data, place));
  return values.sort((a, b) => a - b)[Math.floor(values.length / 100)] ?? 0;
}

function clear(frame: Frame, stroke: Stroke, print: number): void {
  const { data } = frame;
  const slices = slicesOf(frame, stroke);
  const middles = slices.map((places) => brightness(data, places[Math.floor(places.length / 2)] ?? 0));
  const own = median(middles);
  const isTold = own - print >= darker;
  // Where print is on both sides of it, the last paper beside it.
  let paper: number | null = null;
  for (const places of slices) {
    const [up = 0, down = 0] = [places[0], places.at(-1)];
    const lighter = brightness(data, up) > brightness(data, down) ? up : down;
    if (paper === null || brightness(data, lighter) > own) paper = lighter;
    for (const [at, place] of places.entries()) {
      if (place === up || place === down || (isTold && brightness(data, place) < own - darker)) continue;
      const share = at / (places.length - 1);
      for (let colour = 0; colour < 3; colour++)
        data[place + colour] = isTold
          ? (data[paper + colour] ?? 255)
          : (data[up + colour] ?? 255) * (1 - share) + (data[down + colour] ?? 255) * share;
    }
  }
}
