import sharp from 'sharp';
import type { Random } from './random.ts';

type Point = readonly [x: number, y: number];

const between = (random: Random, low: number, high: number) => low + random.next() * (high - low);

/** A paper as a phone sees it that is not held straight above: on a striped cloth, turned a little, one side darker. */
export async function photographed(png: Buffer, random: Random): Promise<Buffer> {
  const paper = await sharp(png)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = paper.info;
  const size = { width: Math.round(width * 1.55), height: Math.round(height * 1.7) };
  const at = onPaper(cornersIn(size, { width, height }, random), { width, height });
  const cloth = [0, 1, 2].map(() => between(random, 50, 190));
  const [across, down] = [between(random, 0.02, 0.2), between(random, 0.02, 0.2)];
  const [right, below] = [between(random, -0.35, 0.35), between(random, -0.35, 0.35)];
  const data = Buffer.alloc(size.width * size.height * 3);
  // One for all pixels: two million of them would be the most of the work.
  const colour = new Float64Array(3);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const [px, py] = at(x, y);
      const seen = px >= 0 && py >= 0 && px < width - 1 && py < height - 1;
      const stripe = 18 * Math.sin(x * across + 3 * Math.sin(y * down * 0.2)) + 10 * Math.sin(y * down);
      const light = 0.88 + right * (x / size.width - 0.5) + below * (y / size.height - 0.5);
      const grain = (random.next() - 0.5) * 10;
      const place = (y * size.width + x) * 3;
      if (seen) mix(paper.data, width, px, py, colour);
      else for (let i = 0; i < 3; i++) colour[i] = (cloth[i] ?? 0) + stripe;
      for (let i = 0; i < 3; i++)
        data[place + i] = Math.max(0, Math.min(255, (colour[i] as number) * light + grain));
    }
  return sharp(data, { raw: { ...size, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 80 })
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

/** Where the paper's corners are seen in the photo: each moved by up to 8 % of a side, all turned by up to 8 degrees. */
function cornersIn(photo: Size, { width, height }: Size, random: Random): Point[] {
  const angle = (between(random, -8, 8) * Math.PI) / 180;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return corners.map(([x, y]) => {
    const dx = x + between(random, -0.08, 0.08) * width - width / 2;
    const dy = y + between(random, -0.08, 0.08) * height - height / 2;
    return [
      photo.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
      photo.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
  });
}

/** Where a place of the photo lies on the paper: the projective map that takes the corners seen to the paper's own. */
function onPaper(seen: readonly Point[], { width, height }: Size): (x: number, y: number) => Point {
  const own: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(
    seen.flatMap(([x, y], at) => {
      const [u, v] = own[at] ?? [0, 0];
      return [
        [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
        [0, 0, 0, x, y, 1, -v * x, -v * y, v],
      ];
    }),
  );
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Solves linear equations, each given with its right side as the last number (Gauss and Jordan, with pivots). */
function solved(rows: number[][]): number[] {
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const rest = rows.splice(column).sort((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0));
    rows.push(...rest);
    const pivot = rows[column] ?? [];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let i = column; i <= count; i++) row[i] = (row[i] ?? 0) - times * (pivot[i] ?? 0);
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] ?? 1));
}

/** Puts into `into` the colour between four pixels, each as much as it is near. */
function mix(data: Buffer, width: number, x: number, y: number, into: Float64Array): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [x - left, y - top];
  const above = (top * width + left) * 3;
  const under = above + width * 3;
  for (let i = 0; i < 3; i++)
    into[i] =
      ((data[above + i] as number) * (1 - right) + (data[above + 3 + i] as number) * right) * (1 - below) +
      ((data[under + i] as number) * (1 - right) + (data[under + 3 + i] as number) * right) * below;
}
