/*
 * libvips weighs the three colours in floating point, at more than the price of decoding a picture, and a page's brightness is wanted
 * six times. Tables give the same values, and those of each page once.
 */

/** Colour pixels, three bytes each. */
interface Coloured {
  data: Uint8Array;
  width: number;
  height: number;
}

/** How much of a colour's light is red, green and blue (sRGB, IEC 61966-2-1). */
const weights = [0.2126, 0.7152, 0.0722] as const;

const finest = 65_535;

/** What a value of each colour adds to the light of a pixel. */
const [reds, greens, blues] = weights.map((weight) =>
  Uint16Array.from({ length: 256 }, (_, value) => Math.round(weight * finest * lightOf(value / 255))),
) as [Uint16Array, Uint16Array, Uint16Array];

/** The grey that has a light. */
const greys = Uint8Array.from({ length: finest + 3 }, (_, light) =>
  Math.min(255, Math.round(255 * greyOfLight(light / finest))),
);

/** The light of a value of sRGB, both from 0 to 1. */
export function lightOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function greyOfLight(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

const known = new WeakMap<Coloured, Uint8Array>();

/** The brightness of each pixel, 0 black to 255 white. Nobody may write into it, or into the pixels of a frame that was asked for. */
export function brightnessOf(frame: Coloured): Uint8Array {
  const held = known.get(frame);
  if (held) return held;
  const { data, width, height } = frame;
  const brightness = new Uint8Array(width * height);
  for (let to = 0, from = 0; to < brightness.length; to++, from += 3) {
    const light =
      (reds[data[from] ?? 0] ?? 0) + (greens[data[from + 1] ?? 0] ?? 0) + (blues[data[from + 2] ?? 0] ?? 0);
    brightness[to] = greys[light] ?? 255;
  }
  known.set(frame, brightness);
  return brightness;
}
