export interface Point {
  x: number;
  y: number;
}

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

interface Sheet {
  width: number;
  height: number;
  /** Pixels of the piece. */
  size: number;
}

/** Sides of a photographed paper bend less than this, root mean square in pixels of the small picture. */
const mostCrooked = 1.5;
/** A corner of a paper that is looked at from the side is no sharper and no wider than this, in degrees. */
const [sharpest, widest] = [55, 125];
/** A piece fills its four corners, but for rounded ones. */
const [leastFilled, mostFilled] = [0.95, 1.03];

/**
 * The four corners of a piece of a picture, given by its pixels' places, if it has four straight sides; `crookedness` says how
 * far its outline is from them. Null for every other shape, and for a piece that reaches the picture's edge.
 */
export function cornersOf(
  places: readonly number[],
  { width, height, size }: Sheet,
): { corners: Corners; crookedness: number } | null {
  const outline = outlineOf(places, width);
  if (outline.some(({ x, y }) => x < 1 || y < 1 || x > width - 2 || y > height - 2)) return null;
  const rough = largestQuadrangle(hullOf(outline));
  if (!rough) return null;
  const sides = rough.map((from, at) => fitLine(outline, from, rough[(at + 1) % 4] ?? from));
  if (!sides.every((line) => line !== null)) return null;
  const crookedness = Math.max(...sides.map((line) => line.bend));
  const corners = sides.map((line, at) => crossing(sides[(at + 3) % 4] ?? line, line));
  if (crookedness > mostCrooked || !corners.every((corner) => corner !== null)) return null;
  const filled = size / areaOf(corners);
  if (filled < leastFilled || filled > mostFilled || !isPlausible(corners)) return null;
  return { corners: clockwise(corners), crookedness };
}

/** The first and the last pixel of each row and of each column. */
function outlineOf(places: readonly number[], width: number): Point[] {
  const rows = new Map<number, [number, number]>();
  const columns = new Map<number, [number, number]>();
  const widen = (map: Map<number, [number, number]>, key: number, value: number) => {
    const span = map.get(key);
    if (!span) map.set(key, [value, value]);
    else if (value < span[0]) span[0] = value;
    else if (value > span[1]) span[1] = value;
  };
  for (const at of places) {
    const [x, y] = [at % width, Math.floor(at / width)];
    widen(rows, y, x);
    widen(columns, x, y);
  }
  return [
    ...[...rows].flatMap(([y, [from, to]]) => [from, to].map((x) => ({ x, y }))),
    ...[...columns].flatMap(([x, [from, to]]) => [from, to].map((y) => ({ x, y }))),
  ];
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The convex hull (Andrew's monotone chain), clockwise on a picture, whose y goes down. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The four points of a hull that hold the most area between them. */
function largestQuadrangle(hull: readonly Point[]): Point[] | null {
  const count = hull.length;
  if (count < 4 || count > 400) return null;
  let best = { area: 0, points: [] as Point[] };
  const farthest = (a: Point, b: Point, from: number, to: number) => {
    let found = { area: 0, point: a };
    for (let at = from; at < to; at++) {
      const point = hull[at % count] as Point;
      const area = Math.abs(turn(a, b, point));
      if (area > found.area) found = { area, point };
    }
    return found;
  };
  for (let i = 0; i < count; i++)
    for (let j = i + 2; j < count; j++) {
      const [a, b] = [hull[i] as Point, hull[j] as Point];
      const [one, other] = [farthest(a, b, i + 1, j), farthest(a, b, j + 1, i + count)];
      const area = one.area + other.area;
      if (area > best.area) best = { area, points: [a, one.point, b, other.point] };
    }
  return best.points.length === 4 ? best.points : null;
}

/** A line through `at` in the direction `along` (of length 1), and how far the outline bends away from it. */
interface FittedLine {
  at: Point;
  along: Point;
  bend: number;
}

/** The line of the outline between two corners, without their surroundings, which may be round. */
function fitLine(outline: readonly Point[], from: Point, to: Point): FittedLine | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 20) return null;
  const unit = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const near = outline.filter((point) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const [along, across] = [x * unit.x + y * unit.y, Math.abs(x * unit.y - y * unit.x)];
    return along > length * 0.1 && along < length * 0.9 && across < 2 + length * 0.03;
  });
  if (near.length < length * 0.5) return null;
  const first = through(near);
  const away = ({ x, y }: Point) =>
    Math.abs((x - first.at.x) * first.along.y - (y - first.at.y) * first.along.x);
  // A thumb, a shadow or a torn edge hides a part of a side.
  return through([...near].sort((a, b) => away(a) - away(b)).slice(0, Math.ceil(near.length * 0.85)));
}

/** The line with the least squared distances from the points. */
function through(points: readonly Point[]): FittedLine {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const at = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const xx = mean(({ x }) => (x - at.x) ** 2);
  const yy = mean(({ y }) => (y - at.y) ** 2);
  const xy = mean(({ x, y }) => (x - at.x) * (y - at.y));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const across = mean(({ x, y }) => ((x - at.x) * along.y - (y - at.y) * along.x) ** 2);
  return { at, along, bend: Math.sqrt(across) };
}

function crossing(one: FittedLine, other: FittedLine): Point | null {
  const slant = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(slant) < 0.2) return null;
  const [x, y] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const far = (x * other.along.y - y * other.along.x) / slant;
  return { x: one.at.x + far * one.along.x, y: one.at.y + far * one.along.y };
}

function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function isPlausible(corners: readonly Point[]): boolean {
  return corners.every((corner, at) => {
    const [before, after] = [corners[(at + 3) % 4] ?? corner, corners[(at + 1) % 4] ?? corner];
    const [a, b] = [
      Math.atan2(before.y - corner.y, before.x - corner.x),
      Math.atan2(after.y - corner.y, after.x - corner.x),
    ];
    const degrees = Math.abs(((((a - b) * 180) / Math.PI + 540) % 360) - 180);
    return degrees > sharpest && degrees < widest;
  });
}

/** From the corner nearest to the top left, clockwise. */
function clockwise(corners: readonly Point[]): Corners {
  const [a, b, c] = corners;
  const right = a && b && c && turn(a, b, c) > 0 ? [...corners] : [...corners].reverse();
  const first = right.reduce((best, { x, y }, at) => {
    const { x: bx, y: by } = right[best] ?? { x, y };
    return x + y < bx + by ? at : best;
  }, 0);
  const [one, two, three, four] = [...right.slice(first), ...right.slice(0, first)];
  if (!one || !two || !three || !four) throw new Error('Four corners are needed.');
  return [one, two, three, four];
}
