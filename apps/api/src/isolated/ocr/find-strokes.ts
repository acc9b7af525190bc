import type { Point } from './fit-corners.ts';
import type { Grey } from './grey.ts';
import { median } from './median.ts';

/*
 * People cancel a cheque by one or two lines across it, over what is printed there. The lines are found by the Hough transform
 * and taken out before the print is read.
 */

/** A straight thin line across the paper, in pixels of the picture that it was found in; `from` lies left of `to`. */
export interface Stroke {
  from: Point;
  to: Point;
  thickness: number;
}

/** Darker than this is ink, in an evenly lit picture. */
const ink = 165;
/** Degrees between a stroke and the lines of text or the paper's sides, at least. */
const leastSlant = 8;
/** Of the picture's longer side: no letter, and few signatures, have so long a straight line. */
const shortest = 0.2;
/** Of its length, what is surely ink. */
const leastInked = 0.85;
/** Of its length, what has paper on both sides: a line through a code or a photo has little. */
const leastAlone = 0.7;
/** Pixels without ink that a stroke may have in it. */
const widestGap = 10;
/** Pixels. What is thicker is an edge, a bar or a band. */
const thickest = 9;
const mostStrokes = 4;
const mostTries = 8;

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
    const ray = likeliest(votes, (shortest * Math.max(picture.width, picture.height)) / (2 * every));
    if (!ray) break;
    const stroke = strokeAlong(ray, picture);
    if (stroke) found.push(stroke);
    takeAway(votes, ray, (stroke?.thickness ?? 1) + 2);
  }
  return found;
}

const distanceOf = (along: Point, x: number, y: number) => y * along.x - x * along.y;
const isInk = ({ data, width, height }: Grey, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 255) < ink;

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
      if (isInk(picture, x, y)) run += 1;
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

/** Takes the points on a line out of the count. */
function takeAway(votes: Votes, { along, distance }: Ray, beside: number): void {
  const { xs, ys } = votes;
  let left = 0;
  for (let at = 0; at < xs.length; at++) {
    const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
    if (Math.abs(distanceOf(along, x, y) - distance) <= beside) vote(votes, at, -1);
    else {
      [xs[left], ys[left]] = [x, y];
      left += 1;
    }
  }
  xs.length = left;
  ys.length = left;
}

/** The longest part of the line that is inked, as a stroke; null when it is short, full of gaps, thick or among other ink. */
function strokeAlong(ray: Ray, picture: Grey): Stroke | null {
  const run = longestRun(ray, picture);
  const length = run.to - run.from;
  if (length < shortest * Math.max(picture.width, picture.height) || run.inked < leastInked * length)
    return null;
  const seen = cutsOf(ray, run, picture);
  const thickness = median(seen.map(({ low, high }) => high - low + 1));
  if (thickness > thickest) return null;
  const isThere = inkAcross(ray, picture);
  const far = thickness / 2 + 3;
  const alone = seen.filter(({ t, middle }) => !isThere(t, middle + far) && !isThere(t, middle - far));
  if (alone.length < leastAlone * seen.length) return null;
  // Drawn by hand or seen askew it is not quite where the coarse steps of the transform say.
  const off = fitted(seen.filter(({ low, high }) => high - low <= thickness));
  const [from, to] = [run.from, run.to]
    .map((t) => pointAt(ray, t, off(t)))
    .sort((one, other) => one.x - other.x);
  return from && to ? { from, to, thickness } : null;
}

/** The point so far along the line from where it is next to the origin, and so far beside it. */
const pointAt = ({ along, distance }: Ray, t: number, off = 0): Point => ({
  x: t * along.x - (distance + off) * along.y,
  y: t * along.y + (distance + off) * along.x,
});

/** Whether there is ink so far along the line and so far beside it. */
const inkAcross = (ray: Ray, picture: Grey) => (t: number, off: number) => {
  const { x, y } = pointAt(ray, t, off);
  return isInk(picture, Math.round(x), Math.round(y));
};

/** A part of a line, from and to where, and how many of its pixels are inked. */
interface Run {
  from: number;
  to: number;
  inked: number;
}

/** Pixels beside the line in which its ink is looked for, the nearest first. */
const beside = [0, 1, -1, 2, -2, 3, -3];

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

/** The ink across a line at one place of it: from where to where beside it, and the place nearest to the line. */
interface Cut {
  t: number;
  middle: number;
  low: number;
  high: number;
}

/** Cuts through the ink of a run, every third pixel. */
function cutsOf(ray: Ray, { from, to }: Run, picture: Grey): Cut[] {
  const isThere = inkAcross(ray, picture);
  const cuts: Cut[] = [];
  for (let t = from; t <= to; t += 3) {
    const middle = beside.find((off) => isThere(t, off));
    if (middle === undefined) continue;
    let [low, high] = [middle, middle];
    while (high - middle < 2 * thickest && isThere(t, high + 1)) high += 1;
    while (middle - low < 2 * thickest && isThere(t, low - 1)) low -= 1;
    cuts.push({ t, middle, low, high });
  }
  return cuts;
}

const middleOf = ({ low, high }: Cut) => (low + high) / 2;

/** The straight line through the cuts' middles, by least squares. */
function fitted(points: readonly Cut[]): (t: number) => number {
  const count = points.length || 1;
  const meanT = points.reduce((sum, { t }) => sum + t, 0) / count;
  const mean = points.reduce((sum, cut) => sum + middleOf(cut), 0) / count;
  const spread = points.reduce((sum, { t }) => sum + (t - meanT) ** 2, 0) || 1;
  const slope = points.reduce((sum, cut) => sum + (cut.t - meanT) * (middleOf(cut) - mean), 0) / spread;
  return (t) => mean + slope * (t - meanT);
}
