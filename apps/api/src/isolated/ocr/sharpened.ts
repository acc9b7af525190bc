import { lightOf } from './brightness.ts';
import type { Grey } from './grey.ts';

/*
 * An unsharp mask on lightness (CIE L*), by the rule and the bounds of libvips' own. That one converts a grey picture to colours in
 * floating point and back, which takes several times as long; here tables convert it, to the same values.
 */

/** Weights of a pixel and its neighbours in the blurred copy: a bell of 1.5 pixels, as wide as the stroke of a letter. */
const bell = [3, 8, 16, 20, 16, 8, 3] as const;
const whole = bell.reduce((sum, weight) => sum + weight, 0);
/** A difference from the blurred copy counts once up to `flat` of lightness, beyond it twice. */
const flat = 2;
const steep = 2;
/** By so much a pixel becomes lighter or darker at most, in lightness of 0 to 100. */
const [mostLighter, mostDarker] = [10, 20];

/** Steps of lightness in a table. */
const fine = 100;

const lightnessOf = Int16Array.from({ length: 256 }, (_, value) => {
  const light = lightOf(value / 255);
  return Math.round(fine * (light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light));
});

/** The grey whose lightness is nearest. */
const greyOfLightness = Uint8Array.from({ length: 100 * fine + 1 }, (_, lightness) => {
  let low = 0;
  while (low < 255 && (lightnessOf[low + 1] ?? 0) <= lightness) low += 1;
  const [below, above] = [lightnessOf[low] ?? 0, lightnessOf[low + 1] ?? Number.POSITIVE_INFINITY];
  return lightness - below <= above - lightness ? low : low + 1;
});

/** What is added for a difference of lightness. */
const added = Int16Array.from({ length: 2 * 100 * fine + 1 }, (_, at) => {
  const difference = at / fine - 100;
  const beyond = Math.max(0, Math.abs(difference) - flat);
  const change = Math.sign(difference) * (Math.min(flat, Math.abs(difference)) + steep * beyond);
  return Math.round(fine * Math.max(-mostDarker, Math.min(mostLighter, change)));
});

/** The picture with the edges of its print stressed. */
export function sharpened({ data, width, height }: Grey): Grey {
  const across = blurredAcross({ data, width, height });
  const stressed = new Uint8Array(data.length);
  const [a, b, c, d, e, f, g] = bell;
  for (let y = 0; y < height; y++) {
    const row = (off: number) => Math.max(0, Math.min(height - 1, y + off)) * width;
    const [r0, r1, r2, r3, r4, r5, r6] = [row(-3), row(-2), row(-1), row(0), row(1), row(2), row(3)];
    for (let x = 0; x < width; x++) {
      const sum =
        a * (across[r0 + x] ?? 0) +
        b * (across[r1 + x] ?? 0) +
        c * (across[r2 + x] ?? 0) +
        d * (across[r3 + x] ?? 0) +
        e * (across[r4 + x] ?? 0) +
        f * (across[r5 + x] ?? 0) +
        g * (across[r6 + x] ?? 0);
      const lightness = lightnessOf[data[r3 + x] ?? 0] ?? 0;
      const difference = lightness - Math.round(sum / whole);
      const wanted = lightness + (added[difference + 100 * fine] ?? 0);
      stressed[r3 + x] = greyOfLightness[Math.max(0, Math.min(100 * fine, wanted))] ?? 0;
    }
  }
  return { data: stressed, width, height };
}

/** The lightness of each pixel, blurred along its row. */
function blurredAcross({ data, width, height }: Grey): Int16Array {
  const across = new Int16Array(data.length);
  const reach = (bell.length - 1) / 2;
  const padded = new Int16Array(width + 2 * reach);
  const [a, b, c, d, e, f, g] = bell;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < padded.length; x++)
      padded[x] = lightnessOf[data[y * width + Math.max(0, Math.min(width - 1, x - reach))] ?? 0] ?? 0;
    for (let x = 0; x < width; x++) {
      const sum =
        a * (padded[x] ?? 0) +
        b * (padded[x + 1] ?? 0) +
        c * (padded[x + 2] ?? 0) +
        d * (padded[x + 3] ?? 0) +
        e * (padded[x + 4] ?? 0) +
        f * (padded[x + 5] ?? 0) +
        g * (padded[x + 6] ?? 0);
      across[y * width + x] = Math.round(sum / whole);
    }
  }
  return across;
}
