/** A point of a picture: 0 to 1 from its left, 0 to 1 from its top. */
export interface Point {
  x: number;
  y: number;
}

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** A picture of grey values, row by row. */
export interface Grey {
  grey: Uint8Array;
  width: number;
  height: number;
}

/** Pixels across of the picture in which edges are looked for: letters are gone there, edges of a card are not. */
const across = 160;
/** Steepest slope of an edge, in degrees, and the steps between. */
const [steepest, step] = [18, 2];
/** Lines that are tried for each pair of sides. */
const mostLines = 8;
/** Share of a side on which there must be an edge; the rest may be hidden by a thumb. */
const leastSupport = 0.6;
/** Share of the picture that a card has at least. */
const leastArea = 0.2;

/** The picture at `across` pixels, each the mean of those it stands for. */
function shrunk({ grey, width, height }: Grey): Grey {
  const times = Math.max(1, Math.floor(width / across));
  const small = { width: Math.floor(width / times), height: Math.floor(height / times) };
  const mean = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let down = 0; down < times; down += 1)
        for (let along = 0; along < times; along += 1)
          sum += grey[(y * times + down) * width + x * times + along] ?? 0;
      mean[y * small.width + x] = sum / times ** 2;
    }
  return { grey: mean, ...small };
}

/** How much the grey changes at each pixel, downwards and along, after Sobel. */
function slopes({ grey, width, height }: Grey): { down: Int16Array; along: Int16Array } {
  const [down, along] = [new Int16Array(grey.length), new Int16Array(grey.length)];
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const [a, b, c] = [at(x - 1, y - 1), at(x, y - 1), at(x + 1, y - 1)];
      const [d, f] = [at(x - 1, y), at(x + 1, y)];
      const [g, h, i] = [at(x - 1, y + 1), at(x, y + 1), at(x + 1, y + 1)];
      down[y * width + x] = g + 2 * h + i - a - 2 * b - c;
      along[y * width + x] = c + 2 * f + i - a - 2 * d - g;
    }
  return { down, along };
}

/** A line `v = from + slope × u`, u along it: for upright lines u is y and v is x. */
interface Line {
  from: number;
  slope: number;
  votes: number;
}

/** The strongest lines through the edges, by Hough's transform; `edge` says how strong one is at u, v. */
function linesIn(length: number, breadth: number, edge: (u: number, v: number) => number): Line[] {
  const lines: Line[] = [];
  for (let degrees = -steepest; degrees <= steepest; degrees += step) {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const least = Math.min(0, -slope * length);
    const votes = new Float32Array(Math.ceil(breadth + Math.abs(slope * length)) + 2);
    for (let u = 1; u < length - 1; u += 1)
      for (let v = 1; v < breadth - 1; v += 1) {
        const strength = edge(u, v);
        const place = Math.round(v - slope * u - least);
        if (strength > 0) votes[place] = (votes[place] ?? 0) + strength;
      }
    votes.forEach((count, place) => {
      if (count > 0) lines.push({ from: place + least, slope, votes: count });
    });
  }
  lines.sort((one, other) => other.votes - one.votes);
  const middle = ({ from, slope }: Line) => from + (slope * length) / 2;
  const apart: Line[] = [];
  for (const line of lines) {
    if (apart.length === mostLines) break;
    if (apart.every((other) => Math.abs(middle(other) - middle(line)) > 4)) apart.push(line);
  }
  return apart.sort((one, other) => middle(one) - middle(other));
}

/** Where a level and an upright line meet. */
function meeting(level: Line, upright: Line): Point {
  const x = (upright.from + upright.slope * level.from) / (1 - upright.slope * level.slope);
  return { x, y: level.from + level.slope * x };
}

/** Share of the way from one point to another on which there is an edge; the ends, which may be round, are left out. */
function support(from: Point, to: Point, isEdge: (x: number, y: number) => boolean): number {
  const samples = 32;
  let found = 0;
  for (let at = 0; at < samples; at += 1) {
    const share = 0.08 + (0.84 * at) / (samples - 1);
    if (isEdge(Math.round(from.x + (to.x - from.x) * share), Math.round(from.y + (to.y - from.y) * share)))
      found += 1;
  }
  return found / samples;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Cards, pages and passports, upright or lying. */
function isOfAShape([a, b, c, d]: Corners): boolean {
  const [wide, high] = [distance(a, b) + distance(d, c), distance(a, d) + distance(b, c)];
  const ratio = Math.max(wide, high) / Math.max(1, Math.min(wide, high));
  return ratio > 1.2 && ratio < 1.9;
}

/** Twice the triangle's area, for both halves. */
const areaOf = ([a, b, c, d]: Corners) => Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;

/**
 * The corners of the card or page in a picture; null when there is none to be sure of. It looks for four long straight edges
 * that meet as a card's do, and takes the set with the most of an edge on each side.
 */
export function findCard(picture: Grey): Corners | null {
  const small = shrunk(picture);
  const { width, height } = small;
  if (width < 16 || height < 16) return null;
  const { down, along } = slopes(small);
  const strengths = down.map((value, at) => Math.abs(value) + Math.abs(along[at] ?? 0));
  // Edges are the strongest eighth of the picture, and no noise.
  const weakest = Math.max(40, Int16Array.from(strengths).sort()[Math.floor(strengths.length * 0.875)] ?? 0);
  const strong = (own: Int16Array, other: Int16Array) => (x: number, y: number) => {
    const at = y * width + x;
    const value = Math.abs(own[at] ?? 0);
    return value >= weakest * 0.7 && value > Math.abs(other[at] ?? 0) ? 1 : 0;
  };
  const [level, upright] = [strong(down, along), strong(along, down)];
  const near = (edge: typeof level, dx: number, dy: number) => (x: number, y: number) =>
    edge(x, y) + edge(x + dx, y + dy) + edge(x - dx, y - dy) > 0;
  const [isLevel, isUpright] = [near(level, 0, 1), near(upright, 1, 0)];
  const rows = linesIn(width, height, level);
  const columns = linesIn(height, width, (u, v) => upright(v, u));

  const isInside = ({ x, y }: Point) =>
    x > -0.02 * width && x < 1.02 * width && y > -0.02 * height && y < 1.02 * height;
  let best: { corners: Corners; score: number } | null = null;
  for (const [index, top] of rows.entries())
    for (const bottom of rows.slice(index + 1))
      for (const [place, left] of columns.entries())
        for (const right of columns.slice(place + 1)) {
          const corners: Corners = [
            meeting(top, left),
            meeting(top, right),
            meeting(bottom, right),
            meeting(bottom, left),
          ];
          const area = areaOf(corners) / (width * height);
          if (area < leastArea || !corners.every(isInside) || !isOfAShape(corners)) continue;
          const [a, b, c, d] = corners;
          const sides = [
            support(a, b, isLevel),
            support(d, c, isLevel),
            support(a, d, isUpright),
            support(b, c, isUpright),
          ];
          const score = sides.reduce((sum, side) => sum + side, 0) + area;
          if (Math.min(...sides) >= leastSupport && score > (best?.score ?? 0)) best = { corners, score };
        }
  const share = ({ x, y }: Point): Point => ({ x: x / width, y: y / height });
  const found = best?.corners;
  return found ? [share(found[0]), share(found[1]), share(found[2]), share(found[3])] : null;
}
