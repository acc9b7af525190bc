/** The colour of a lender that has chosen none. */
export const usualAccent = '#1f5fbf';

/** A lender's colour as light pages and as dark pages show it; blank where a lender has none. */
export interface Accent {
  light: string;
  dark: string;
}

type Rgb = readonly [number, number, number];

const fallback = '#0f5c57';
/** Relative luminance of the accent on light pages (7:1 on white) and on dark ones (8:1 on the dark card). */
const wanted = { light: 0.095, dark: 0.46 } as const;

function parse(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1] ?? fallback.slice(1);
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** −1 is black, 0 the colour itself, 1 white. */
const blend = (colour: Rgb, towards: number): Rgb => {
  const target = towards > 0 ? 1 : 0;
  const share = Math.abs(towards);
  const at = (channel: number) => channel + (target - channel) * share;
  return [at(colour[0]), at(colour[1]), at(colour[2])];
};

function withLuminance(colour: Rgb, aim: number): Rgb {
  let low = -1;
  let high = 1;
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(blend(colour, middle)) < aim) low = middle;
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

/** A lender's one colour, as light pages and dark pages need it: any colour passes WCAG AA. */
export function accentOf(hex: string): Accent {
  const colour = parse(hex);
  return {
    light: hexOf(withLuminance(colour, wanted.light)),
    dark: hexOf(withLuminance(colour, wanted.dark)),
  };
}

/** Contrast of two colours as WCAG 2.2 counts it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
