import type { Point } from './fit-corners.ts';
import {
  besideWithin,
  type Cut,
  cutAcross,
  fitted,
  followed,
  isInk,
  isOwn,
  lengthOf,
  middleOf,
  type StraightPart,
  type Stroke,
  thickest,
  widestGap,
} from './follow-stroke.ts';
import type { Grey } from './grey.ts';
import { median } from './median.ts';

/*
 * People cancel a cheque by one or two lines across it, over what is printed there. A straight part of a line is found by the Hough
 * transform, and followed from there to both its ends: a hand bows and shakes. The lines are taken out before the print is read.
 */

/** Degrees between a stroke and the lines of text or the paper's sides, at least. */
const leastSlant = 8;
/** Of the picture's longer side: no letter, and few signatures, have so long a line. */
const shortest = 0.2;
/** Of the picture's longer side, the straight part that is looked for. */
const straight = 0.12;
/** Of its length, what is surely ink. */
const leastInked = 0.85;
/** Of its length, what has paper on both sides: a line through a code or a photo has little. */
const leastAlone = 0.7;
const mostStrokes = 6;
const mostTries = 12;

/** The directions in which strokes are looked for: a line askew by half a degree is still found beside it. */
const directions = Array.from({ length: 180 }, (_, degrees) => degrees)
  .filter((degrees) => Math.min(degrees % 90, 90 - (degrees % 90)) >= leastSlant)
  .map((degrees) => (degrees * Math.PI) / 180)
  .map((angle): Point => ({ x: Math.cos(angle), y: Math.sin(angle) }));

/** A line as the Hough transform has it: its direction, and how far it is from the origin. */
interface Ray {
  along: Point;
  distance: number;
}

/** The strokes across an evenly lit picture of about 1000 pixels on its longer side, the longest first. */
export function findStrokes(picture: Grey): Stroke[] {
  const votes = votesOf(picture);
  const found: Stroke[] = [];
  for (let tries = 0; tries < mostTries && found.length < mostStrokes; tries++) {
    const ray = likeliest(votes, (straight * longerSide(picture)) / (2 * every));
    if (!ray) break;
    const part = straightPart(ray, picture);
    const stroke = part && followed(part, picture);
    if (stroke && lengthOf(stroke.points) >= shortest * longerSide(picture))
      addStroke(found, stroke, picture);
    takeAway(votes, stroke ? nearStroke(stroke, picture) : nearRay(ray));
  }
  return found;
}

/** Adds a stroke; of two that are the same line the longer one counts. */
function addStroke(found: Stroke[], stroke: Stroke, picture: Grey): void {
  const at = found.findIndex((other) => {
    const [longer, shorter] =
      lengthOf(other.points) > lengthOf(stroke.points) ? [other, stroke] : [stroke, other];
    const isNear = nearStroke(longer, picture);
    const shared = shorter.points.filter(({ x, y }) => isNear(Math.round(x), Math.round(y)));
    return shared.length > shorter.points.length / 2;
  });
  const other = found[at];
  if (!other) found.push(stroke);
  else if (lengthOf(stroke.points) > lengthOf(other.points)) found[at] = stroke;
}

const longerSide = ({ width, height }: Grey) => Math.max(width, height);
const distanceOf = (along: Point, x: number, y: number) => y * along.x - x * along.y;

/** Only so many columns' ink votes: a line crosses them all the same. */
const every = 2;
/** Pixels of distance that count as one. */
const binned = 2;

/** How many points of thin ink lie on each line: bins of distance, direction after direction. */
interface Votes {
  xs: number[];
  ys: number[];
  counts: Uint16Array;
  bins: number;
  reach: number;
}

function votesOf(picture: Grey): Votes {
  const reach = Math.ceil(Math.hypot(picture.width, picture.height));
  const bins = Math.ceil((2 * reach) / binned) + 2;
  const votes: Votes = {
    ...thinInk(picture),
    counts: new Uint16Array(bins * directions.length),
    bins,
    reach,
  };
  for (let at = 0; at < votes.xs.length; at++) vote(votes, at, 1);
  return votes;
}

function vote({ xs, ys, counts, bins, reach }: Votes, at: number, by: 1 | -1): void {
  const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
  for (let which = 0; which < directions.length; which++) {
    const distance = distanceOf(directions[which] as Point, x, y);
    const place = which * bins + Math.round((distance + reach) / binned);
    counts[place] = (counts[place] ?? 0) + by;
  }
}

/** Ink with paper above and below: photos and bars have none. */
function thinInk(picture: Grey): { xs: number[]; ys: number[] } {
  const { width, height } = picture;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let x = 0; x < width; x += every) {
    let run = 0;
    for (let y = 0; y <= height; y++) {
      if (isInk(picture, { x, y })) run += 1;
      else {
        if (run > 0 && run <= 2 * thickest) {
          xs.push(x);
          ys.push(y - Math.ceil(run / 2));
        }
        run = 0;
      }
    }
  }
  return { xs, ys };
}

/** The line that most of the points lie on; null when none has more than `least`. */
function likeliest({ counts, bins, reach }: Votes, least: number): Ray | null {
  let most = least;
  let best = -1;
  for (let place = 0; place + 1 < counts.length; place++) {
    // A thin line is in two bins where it lies between them.
    const both = (counts[place] ?? 0) + (counts[place + 1] ?? 0);
    if (both <= most) continue;
    most = both;
    best = place;
  }
  const along = directions[Math.floor(best / bins)];
  return best < 0 || !along ? null : { along, distance: ((best % bins) + 0.5) * binned - reach };
}

/** Takes the points that are `on` a line out of the count. */
function takeAway(votes: Votes, on: (x: number, y: number) => boolean): void {
  const { xs, ys } = votes;
  let left = 0;
  for (let at = 0; at < xs.length; at++) {
    const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
    if (on(x, y)) vote(votes, at, -1);
    else {
      [xs[left], ys[left]] = [x, y];
      left += 1;
    }
  }
  xs.length = left;
  ys.length = left;
}

const nearRay =
  ({ along, distance }: Ray) =>
  (x: number, y: number) =>
    Math.abs(distanceOf(along, x, y) - distance) <= 3;

/** Within two pixels of a stroke's ink. */
function nearStroke({ points, thickness }: Stroke, { width }: Grey) {
  const far = Math.ceil(thickness / 2 + 2);
  const near = new Set<number>();
  for (const [at, { x, y }] of points.entries()) {
    const next = points[at + 1] ?? { x, y };
    const steps = Math.ceil(Math.max(Math.abs(next.x - x), Math.abs(next.y - y), 1));
    for (let step = 0; step < steps; step++) {
      const [midX, midY] = [x, y].map((from, axis) =>
        Math.round(from + (((axis ? next.y : next.x) - from) * step) / steps),
      ) as [number, number];
      for (let dy = -far; dy <= far; dy++)
        for (let dx = -far; dx <= far; dx++) near.add((midY + dy) * width + midX + dx);
    }
  }
  return (x: number, y: number) => near.has(y * width + x);
}

/** The longest part of the line that is inked; null when it is short, full of gaps, thick or among other ink. */
function straightPart(ray: Ray, picture: Grey): StraightPart | null {
  const run = longestRun(ray, picture);
  const length = run.to - run.from;
  if (length < straight * longerSide(picture) || run.inked < leastInked * length) return null;
  const seen = cutsOf(ray, run, picture);
  const thickness = median(seen.map(({ low, high }) => high - low + 1));
  if (thickness > thickest) return null;
  const isThere = inkAcross(ray, picture);
  const far = thickness / 2 + 3;
  const alone = seen.filter(({ t, middle }) => !isThere(t, middle + far) && !isThere(t, middle - far));
  if (alone.length < leastAlone * seen.length) return null;
  const own = seen.filter((cut) => isOwn(cut, thickness));
  const points = own.map((cut) => pointAt(ray, cut.t, middleOf(cut)));
  // Seen askew it is not quite where the coarse steps of the transform say.
  const off = fitted(own.map((cut) => ({ t: cut.t, off: middleOf(cut) })));
  const ruled = [run.from, run.to].map((t) => pointAt(ray, t, off(t)));
  // At its ends the line may have left the ray already, for a ruled line beside it.
  const end = Math.floor(points.length / 6);
  const inner = points.slice(end, points.length - end);
  return inner.length < 2 ? null : { points: inner, ruled, thickness };
}

/** The point so far along the line from where it is next to the origin, and so far beside it. */
const pointAt = ({ along, distance }: Ray, t: number, off = 0): Point => ({
  x: t * along.x - (distance + off) * along.y,
  y: t * along.y + (distance + off) * along.x,
});

/** Whether there is ink so far along the line and so far beside it. */
const inkAcross = (ray: Ray, picture: Grey) => (t: number, off: number) =>
  isInk(picture, pointAt(ray, t, off));

/** A part of a line, from and to where, and how many of its pixels are inked. */
interface Run {
  from: number;
  to: number;
  inked: number;
}

/** Pixels beside the line in which its ink is looked for, the nearest first. */
const beside = besideWithin(3);

function longestRun(ray: Ray, picture: Grey): Run {
  const reach = Math.ceil(Math.hypot(picture.width, picture.height));
  const isThere = inkAcross(ray, picture);
  let best: Run = { from: 0, to: 0, inked: 0 };
  let run: Run | null = null;
  for (let t = -reach; t <= reach; t++) {
    if (!beside.some((off) => isThere(t, off))) continue;
    const goesOn: boolean = run !== null && t - run.to <= widestGap;
    run = run && goesOn ? { from: run.from, to: t, inked: run.inked + 1 } : { from: t, to: t, inked: 1 };
    if (run.to - run.from > best.to - best.from) best = run;
  }
  return best;
}

/** Cuts through the ink of a run, every third pixel. */
function cutsOf(ray: Ray, { from, to }: Run, picture: Grey): (Cut & { t: number })[] {
  const isThere = inkAcross(ray, picture);
  const cuts: (Cut & { t: number })[] = [];
  for (let t = from; t <= to; t += 3) {
    const cut = cutAcross((off) => isThere(t, off), beside);
    if (cut) cuts.push({ t, ...cut });
  }
  return cuts;
}
