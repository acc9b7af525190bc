import sharp, { type Sharp } from 'sharp';
import { svgToPng } from './drawing.ts';
import { photographed } from './photograph.ts';
import { type Random, randomOf } from './random.ts';

/** What may have happened to a paper between the review and the upload. `clean` is a flat scan; the others are hard. */
export const degradations = [
  'clean',
  'tilted',
  'turned',
  'blurred',
  'dark',
  'small',
  'glare',
  'photographed',
] as const;
export type Degradation = (typeof degradations)[number];

/**
 * The picture as a person would send it, as JPEG without metadata. Same picture, seed and machine: same bytes.
 *
 * - `clean`: a flat scan, quality 90
 * - `tilted`: 3 to 9 degrees askew on a table that shows around it
 * - `turned`: by 90, 180 or 270 degrees
 * - `blurred`: out of focus or moved, quality 45
 * - `dark`: little light, a shadow across it, a noisy sensor
 * - `small`: longest side 700 to 800 pixels, quality 40
 * - `photographed`: on a cloth that shows around it, seen from the side, lit from one
 * - `glare`: light on the foil, or a strip of correction fluid, hides a part of the print
 */
export function degrade(png: Buffer, how: Degradation, seed: number | string): Promise<Buffer> {
  return ways[how](png, randomOf(`${how} ${seed}`));
}

/** A small picture of a picture, 320 pixels at its longer side, as JPEG. */
export function thumbnail(picture: Buffer): Promise<Buffer> {
  return jpeg(flat(picture).resize(320, 320, { fit: 'inside' }), 75);
}

const jpeg = (picture: Sharp, quality: number) => picture.jpeg({ quality }).toBuffer();
const flat = (png: Buffer) => sharp(png).flatten({ background: '#fff' });
const between = (random: Random, low: number, high: number) => low + random.next() * (high - low);

const ways: Readonly<Record<Degradation, (png: Buffer, random: Random) => Promise<Buffer>>> = {
  clean: (png) => jpeg(flat(png), 90),
  tilted,
  turned: (png, random) => jpeg(flat(png).rotate(random.pick([90, 180, 270])), 85),
  blurred,
  dark,
  small: (png, random) => {
    const side = random.whole(700, 800);
    return jpeg(flat(png).resize(side, side, { fit: 'inside' }), 40);
  },
  glare,
  photographed,
};

/** Boards with their grain. */
function table(width: number, height: number, random: Random): Buffer {
  const grain = Array.from({ length: Math.ceil(height / 6) }, () => {
    const y = random.whole(0, height);
    const bend = random.whole(-30, 30);
    const shade = random.pick(['#6d4a2c', '#84603c', '#5d3d22']);
    return `<path d="M0 ${y}Q${width / 2} ${y + bend} ${width} ${y + bend / 2}" stroke="${shade}" stroke-width="${random.whole(1, 4)}" opacity="0.5"/>`;
  });
  return svgToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#7a5636"/><g fill="none">${grain.join('')}</g></svg>`,
  );
}

async function tilted(png: Buffer, random: Random): Promise<Buffer> {
  const angle = between(random, 3, 9) * random.pick([-1, 1]);
  const card = await sharp(png)
    .ensureAlpha()
    .rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [card.info.width + random.whole(80, 240), card.info.height + random.whole(80, 240)];
  const [left, top] = [
    random.whole(30, width - card.info.width - 30),
    random.whole(30, height - card.info.height - 30),
  ];
  const desk = sharp(table(width, height, random)).composite([{ input: card.data, left, top }]);
  return jpeg(desk.flatten({ background: '#000' }), 85);
}

function blurred(png: Buffer, random: Random): Promise<Buffer> {
  if (random.next() < 0.5) return jpeg(flat(png).blur(between(random, 1.4, 2.4)), 45);
  // A hand that moved: the mean of the pixels on a short line.
  const length = random.pick([5, 7]);
  const slope = random.pick([0, 1]);
  const kernel = Array.from({ length: length * length }, (_, i) => {
    const [row, column] = [Math.floor(i / length), i % length];
    return row === (slope ? column : (length - 1) / 2) ? 1 : 0;
  });
  return jpeg(flat(png).convolve({ width: length, height: length, kernel }), 45);
}

async function dark(png: Buffer, random: Random): Promise<Buffer> {
  const { data, info } = await flat(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const angle = between(random, 0, 2 * Math.PI);
  const [dx, dy] = [Math.cos(angle) / width, Math.sin(angle) / height];
  const [light, fall] = [between(random, 0.3, 0.45), between(random, 0.15, 0.3)];
  const noise = between(random, 8, 16);
  const edge = between(random, -0.15, 0.15);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const along = (x - width / 2) * dx + (y - height / 2) * dy;
      const shadow = 1 - 0.3 * Math.max(0, Math.min(1, (along - edge) * 12));
      const lit = (light + fall * (0.5 - along)) * shadow;
      // Two throws of a die come close enough to a sensor's bell curve.
      const grain = (random.next() + random.next() - 1) * noise * 1.7;
      const at = (y * width + x) * channels;
      for (let i = 0; i < channels; i++)
        data[at + i] = Math.max(0, Math.min(255, (data[at + i] ?? 0) * lit + grain));
    }
  return jpeg(sharp(data, { raw: { width, height, channels } }), 80);
}

/** Two white patches at places of chance: soft at their edges as light is, or hard as fluid is. */
async function glare(png: Buffer, random: Random): Promise<Buffer> {
  const { width = 1_000, height = 600 } = await sharp(png).metadata();
  const patches = Array.from({ length: 2 }, () => {
    const [x, y] = [random.whole(0, width), random.whole(height * 0.15, height * 0.85)];
    const [across, down] = [
      random.whole(width * 0.06, width * 0.16),
      random.whole(height * 0.05, height * 0.12),
    ];
    return random.next() < 0.5
      ? `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="url(#light)"/>`
      : `<rect x="${x - across / 2}" y="${y - down / 2}" width="${across}" height="${down}" fill="#fff"/>`;
  });
  const light = svgToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="light"><stop offset="0.75" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>${patches.join('')}</svg>`,
  );
  return jpeg(
    sharp(await flat(png).png({ compressionLevel: 1 }).toBuffer()).composite([{ input: light }]),
    85,
  );
}
