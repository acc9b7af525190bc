import sharp from 'sharp';
import { nativeSeconds } from '../open-image.ts';
import { type Corners, cornersOf, type Point } from './fit-corners.ts';
import type { Frame } from './frame.ts';

/** Pixels of the longer side: an edge is still a line there, and print is no more than a shade. */
const side = 360;

/** How far a pixel may be from the background's colours, as multiples of how far these lie from each other. */
const tolerances = [1.2, 1.7, 2.4, 3.4, 4.8, 6.8, 9.6, 13.6] as const;

/** What is smaller is a thing on the paper; what is larger leaves no background to tell it from. */
const [smallest, largest] = [0.1, 0.93];

/** Of the background, the share that may look otherwise: print around a table is more, and a second card is. */
const mostElsewhere = 0.012;

/**
 * Where the one paper or card lies in a photo: its corners in the frame's pixels, clockwise from the top left; null when the
 * frame shows none plainly, or shows something besides. The colours along the picture's edge are the background; whatever
 * cannot be reached from there through such colours is the paper, if it has four straight sides.
 */
export async function findPaper(frame: Frame): Promise<Corners | null> {
  const small = await colours(frame);
  const distance = distanceFromBackground(small);
  const spread = spreadAlongEdge(small, distance);
  const found = straightest(small, distance, spread);
  if (!found) return null;
  const scale = frame.width / small.width;
  const enlarged = ({ x, y }: Point): Point => ({ x: (x + 0.5) * scale, y: (y + 0.5) * scale });
  const [a, b, c, d] = found.corners;
  return [enlarged(a), enlarged(b), enlarged(c), enlarged(d)];
}

async function colours({ data, width, height }: Frame): Promise<Frame> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .timeout({ seconds: nativeSeconds })
    .resize(side, side, { fit: 'inside' })
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Uint8Array.from(small), width: info.width, height: info.height };
}

type Colour = readonly [red: number, green: number, blue: number];

const colourAt = ({ data }: Frame, at: number): Colour => [
  data[at * 3] ?? 0,
  data[at * 3 + 1] ?? 0,
  data[at * 3 + 2] ?? 0,
];

const apart = (a: Colour, b: Colour) =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

/** Places of the picture's outermost pixels, two deep. */
function edgeOf({ width, height }: Frame): number[] {
  const places: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) places.push(y * width + x);
  return places;
}

/** Of each pixel, how far its colour is from the nearest of a dozen colours of the picture's edge. */
function distanceFromBackground(small: Frame): Float32Array {
  const edge = edgeOf(small).map((at) => colourAt(small, at));
  const known = spreadOut(edge, 12);
  const distance = new Float32Array(small.width * small.height);
  for (let at = 0; at < distance.length; at++) {
    const [red, green, blue] = [
      small.data[at * 3] ?? 0,
      small.data[at * 3 + 1] ?? 0,
      small.data[at * 3 + 2] ?? 0,
    ];
    let least = Number.POSITIVE_INFINITY;
    for (const one of known)
      least = Math.min(least, (one[0] - red) ** 2 + (one[1] - green) ** 2 + (one[2] - blue) ** 2);
    distance[at] = Math.sqrt(least);
  }
  return distance;
}

/** So many of the colours, each as far as can be from those before it, but for the oddest: a fold or a finger. */
function spreadOut(all: readonly Colour[], count: number): Colour[] {
  const mean = (of: 0 | 1 | 2) => all.reduce((sum, colour) => sum + colour[of], 0) / all.length;
  const middle: Colour = [mean(0), mean(1), mean(2)];
  const usual = [...all]
    .sort((a, b) => apart(a, middle) - apart(b, middle))
    .slice(0, Math.ceil(all.length * 0.97));
  const known: Colour[] = usual.slice(0, 1);
  const nearest = usual.map((colour) => apart(colour, known[0] ?? colour));
  while (known.length < count) {
    const at = nearest.indexOf(Math.max(...nearest));
    const next = usual[at];
    if (!next) break;
    known.push(next);
    for (const [i, colour] of usual.entries()) nearest[i] = Math.min(nearest[i] ?? 0, apart(colour, next));
  }
  return known;
}

/** How far the edge's own colours are from those known: nearly all of them; never less than a sensor's noise. */
function spreadAlongEdge(small: Frame, distance: Float32Array): number {
  const sorted = edgeOf(small)
    .map((at) => distance[at] ?? 0)
    .sort((a, b) => a - b);
  return Math.max(8, sorted[Math.floor(sorted.length * 0.97)] ?? 0);
}

/** The straightest of what the tolerances show; nothing larger shows more once one shows it plainly, or no paper any more. */
function straightest(small: Frame, distance: Float32Array, spread: number): Paper | null {
  let best: Paper | null = null;
  for (const tolerance of tolerances) {
    const seen = pieceIn(small, distance, spread * tolerance);
    if (seen.share < smallest) break;
    const paper = paperOf(seen, small);
    if (paper && paper.crookedness < (best?.crookedness ?? Number.POSITIVE_INFINITY)) best = paper;
    if (best && best.crookedness < plain) break;
  }
  return best;
}

/** A side that bends no more than this is a ruler's. */
const plain = 0.5;

interface Paper {
  corners: Corners;
  crookedness: number;
}

/** The largest piece that cannot be reached from the edge over colours like the background's. */
function pieceIn(small: Frame, distance: Float32Array, tolerance: number) {
  const { width, height } = small;
  const reached = reachedFromEdge(small, (at) => (distance[at] ?? 0) <= tolerance);
  const piece = largestRest(withoutSpecks(reached, width, height), width, height);
  return { ...piece, share: piece.size / (width * height) };
}

function paperOf(
  { size, places, others, share }: ReturnType<typeof pieceIn>,
  { width, height }: Frame,
): Paper | null {
  if (share > largest || others > mostElsewhere * (width * height - size)) return null;
  return cornersOf(places, { width, height, size });
}

/**
 * Marks what can be reached from `open`, whose places are marked already, over places that are like it, and gives all of them. Every
 * photo is looked at so before it is read: no lists are made of a place's neighbours.
 */
function flood(
  open: number[],
  marked: Uint8Array,
  { width, height, alike }: { width: number; height: number; alike: (at: number) => boolean },
): number[] {
  const places: number[] = [];
  const visit = (next: number) => {
    if (marked[next] || !alike(next)) return;
    marked[next] = 1;
    open.push(next);
  };
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    places.push(at);
    const x = at % width;
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
  }
  return places;
}

/** Which pixels can be reached from the picture's edge over pixels that are like it. */
function reachedFromEdge(small: Frame, alike: (at: number) => boolean): Uint8Array {
  const reached = new Uint8Array(small.width * small.height);
  const open = edgeOf(small).filter((at) => alike(at));
  for (const at of open) reached[at] = 1;
  flood(open, reached, { ...small, alike });
  return reached;
}

/** Pixels by which specks are taken away around: grain of wood, checks of a cloth, their dark lines that touch the paper. */
const speck = 2;

/** The same with what is thinner than a paper marked as reached: what was not is shrunk, and grown again as far (an opening). */
function withoutSpecks(reached: Uint8Array, width: number, height: number): Uint8Array {
  let marked = reached;
  for (const mark of [1, 0])
    for (let round = 0; round < speck; round++) marked = spread(marked, { width, height, mark });
  // Growing again goes no further than what was there before.
  return marked.map((one, at) => (one || reached[at] ? 1 : 0));
}

/** Every place beside one with this mark has it too. */
function spread(
  marks: Uint8Array,
  { width, height, mark }: { width: number; height: number; mark: number },
): Uint8Array {
  const wider = Uint8Array.from(marks);
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] !== mark) continue;
    const x = at % width;
    if (at >= width) wider[at - width] = mark;
    if (at < width * (height - 1)) wider[at + width] = mark;
    if (x > 0) wider[at - 1] = mark;
    if (x < width - 1) wider[at + 1] = mark;
  }
  return wider;
}

/** The largest piece that was not reached, and how many pixels lie in other pieces. */
function largestRest(reached: Uint8Array, width: number, height: number) {
  const seen = Uint8Array.from(reached);
  let best: number[] = [];
  let all = 0;
  for (let from = 0; from < seen.length; from++) {
    if (seen[from]) continue;
    seen[from] = 1;
    const piece = flood([from], seen, { width, height, alike: () => true });
    all += piece.length;
    if (piece.length > best.length) best = piece;
  }
  return { size: best.length, places: best, others: all - best.length };
}
