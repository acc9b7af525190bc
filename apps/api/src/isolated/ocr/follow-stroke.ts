import type { Point } from './fit-corners.ts';
import type { Grey } from './grey.ts';

/** Darker than this is ink, in an evenly lit picture. */
const ink = 165;
/** Pixels. What is thicker is an edge, a bar or a band. */
export const thickest = 9;
/** Pixels without ink that a stroke may have in it. */
export const widestGap = 10;
/** Pixels of print over a stroke, as of a number that it crosses: under it the stroke is taken to go straight on. */
const longestUnderPrint = 120;
/** Pixels from one look at a stroke to the next. */
const step = 3;
/** How far a hand turns from where the straight part points, as a cosine: 35 degrees. */
const leastAhead = 0.82;
/** A stroke goes on in the direction of so many points before. */
const steady = 10;
/** So many points in a row belong to the stroke: fewer are parts of letters. */
const surely = 4;
/** Pixels beside the next point in which the stroke is looked for at most; fewer where it was seen just before. */
const widestReach = 20;
const beside = Array.from({ length: 2 * widestReach + 1 }, (_, at) => (at % 2 ? (at + 1) / 2 : -at / 2));
/** The places within so many pixels beside a line, the nearest first. */
export const besideWithin = (reach: number): number[] => beside.filter((off) => Math.abs(off) <= reach);

/** A thin line across the paper, in pixels of the picture that it was found in: points on it, the leftmost end first. */
export interface Stroke {
  points: Point[];
  thickness: number;
}

/** A part of a stroke: points on it, one after the other, each where no print crosses it; and its ends, were it drawn with a ruler. */
export interface StraightPart extends Stroke {
  ruled: Point[];
}

/** The ink across a line at one place of it: from where to where beside it, and the place nearest to the line. */
export interface Cut {
  middle: number;
  low: number;
  high: number;
}

export const isInk = ({ data, width, height }: Grey, { x, y }: Point): boolean => {
  const [column, row] = [Math.round(x), Math.round(y)];
  return (
    column >= 0 && row >= 0 && column < width && row < height && (data[row * width + column] ?? 255) < ink
  );
};

/** The ink at the first of the `places` beside a line that has some; undefined where none has. */
export function cutAcross(isThere: (off: number) => boolean, places: readonly number[]): Cut | undefined {
  const middle = places.find(isThere);
  if (middle === undefined) return undefined;
  let [low, high] = [middle, middle];
  while (high - middle < 2 * thickest && isThere(high + 1)) high += 1;
  while (middle - low < 2 * thickest && isThere(low - 1)) low -= 1;
  return { middle, low, high };
}

export const middleOf = ({ low, high }: Cut): number => (low + high) / 2;

/** Whether a cut is through the stroke alone: a dot of a ruled line is thinner, print over it thicker. */
export const isOwn = ({ low, high }: Cut, thickness: number): boolean =>
  high - low + 1 <= thickness + 2 && high - low + 1 >= thickness / 2;

/** By how much longer than its straight part a stroke is at most that was drawn with a ruler. */
const littleLonger = 1.1;

/** The whole stroke of which a part is known: followed in both directions as long as there is ink. One drawn with a ruler is all there. */
export function followed({ points, ruled, thickness }: StraightPart, picture: Grey): Stroke {
  const onward = goOn(points, thickness, picture);
  const back = goOn(points.toReversed(), thickness, picture);
  const all = [...back.toReversed(), ...points, ...onward];
  const path = lengthOf(all) <= littleLonger * lengthOf(ruled) ? ruled : all;
  const [first, last] = [path[0], path.at(-1)];
  return { points: first && last && first.x > last.x ? path.toReversed() : path, thickness };
}

/** From the first point to the last, in pixels. */
export const lengthOf = (points: readonly Point[]): number => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
};

/** A point of a stroke: how far along a line, and how far beside it. */
interface Placed {
  t: number;
  off: number;
}

/** The straight line through points, by least squares. */
export function fitted(points: readonly Placed[]): (t: number) => number {
  const count = points.length || 1;
  const meanT = points.reduce((sum, { t }) => sum + t, 0) / count;
  const mean = points.reduce((sum, { off }) => sum + off, 0) / count;
  const spread = points.reduce((sum, { t }) => sum + (t - meanT) ** 2, 0) || 1;
  const slope = points.reduce((sum, { t, off }) => sum + (t - meanT) * (off - mean), 0) / spread;
  return (t) => mean + slope * (t - meanT);
}

const unit = ({ x, y }: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
};
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

const none: Point = { x: 0, y: 0 };
/** Where a path goes, by its last points. */
const directionOf = (path: readonly Point[]): Point =>
  unit(between(path.at(-steady) ?? path[0] ?? none, path.at(-1) ?? none));

const isAhead = (one: Point, other: Point) => one.x * other.x + one.y * other.y >= leastAhead;

/** The points that come after those that are known, in the direction of the last of them. */
function goOn(points: readonly Point[], thickness: number, picture: Grey): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const ahead = unit(between(first, last));
  const path = points.slice(-steady);
  const known = path.length;
  // Points that may be the stroke's, until they are so many in a row.
  let inRow: Point[] = [];
  for (
    let [far, empty, hidden] = [step, 0, 0];
    empty <= widestGap && hidden <= longestUnderPrint;
    far += step
  ) {
    const to = path.at(-1) ?? last;
    const direction = directionOf(path);
    if (!isAhead(direction, ahead)) break;
    const next = { x: to.x + far * direction.x, y: to.y + far * direction.y };
    const across = (off: number): Point => ({ x: next.x - off * direction.y, y: next.y + off * direction.x });
    const cuts = cutsNear((off) => isInk(picture, across(off)), 2 + far / 3);
    const own = cuts.find((cut) => isOwn(cut, thickness));
    inRow = own ? [...inRow, across(middleOf(own))] : [];
    if (inRow.length >= surely && isAhead(directionOf(inRow), direction)) {
      path.push(...inRow);
      [inRow, far, empty, hidden] = [[], 0, 0, 0];
    } else if (cuts.length > 0) hidden += step;
    else empty += step;
  }
  // The last points were too few to be sure.
  const [to, direction, left] = [path.at(-1) ?? last, directionOf(path), step * (surely - 1)];
  return [...path.slice(known), { x: to.x + left * direction.x, y: to.y + left * direction.y }];
}

/** The cuts through the ink within so many pixels beside a line, the nearest first. */
const cutsNear = (isThere: (off: number) => boolean, reach: number): Cut[] =>
  besideWithin(reach).flatMap((off) => cutAcross(isThere, [off]) ?? []);
