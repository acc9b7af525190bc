import type { MantineColorsTuple } from '@mantine/core';

type Rgb = readonly [number, number, number];

const fallback = '#0f5c57';
/** How light each shade is (relative luminance). Shade 8 has 7:1 on white, shade 3 has 7:1 on the dark page. */
const luminances = [0.9, 0.78, 0.62, 0.5, 0.38, 0.28, 0.2, 0.14, 0.095, 0.06];

function parse(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1] ?? fallback.slice(1);
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** −1 is black, 0 the colour itself, 1 white. */
const blend = (colour: Rgb, towards: number): Rgb => {
  const target = towards > 0 ? 1 : 0;
  const share = Math.abs(towards);
  const at = (channel: number) => channel + (target - channel) * share;
  return [at(colour[0]), at(colour[1]), at(colour[2])];
};

function withLuminance(colour: Rgb, wanted: number): Rgb {
  let low = -1;
  let high = 1;
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(blend(colour, middle)) < wanted) low = middle;
    else high = middle;
  }
  return blend(colour, (low + high) / 2);
}

const hexOf = (colour: Rgb) =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Ten shades of a lender's one colour, each as light as the theme needs: any colour passes WCAG AA. */
export function shadesOf(accent: string): MantineColorsTuple {
  const colour = parse(accent);
  const shades = luminances.map((wanted) => hexOf(withLuminance(colour, wanted)));
  return shades as unknown as MantineColorsTuple;
}
