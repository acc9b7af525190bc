import { expect, test } from 'vitest';
import { luminance, shadesOf } from './accent.ts';

const read = (hex: string): [number, number, number] => {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};
const contrast = (one: number, two: number) => (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);

test.each(['#0f5c57', '#ffd400', '#ff00ff', '#000000', '#ffffff', '#1e66f5', 'teal', ''])(
  'any accent, %j, gives shades that pass AA on white, on paper and on the dark page',
  (accent) => {
    const shades = shadesOf(accent);
    expect(shades).toHaveLength(10);
    const [light, dark] = [shades[8] ?? '', shades[3] ?? ''].map((shade) => luminance(read(shade)));
    expect(contrast(light ?? 1, 1)).toBeGreaterThan(4.5);
    expect(contrast(light ?? 1, luminance(read('#f6f4f0')))).toBeGreaterThan(4.5);
    expect(contrast(dark ?? 0, luminance(read('#232120')))).toBeGreaterThan(4.5);
  },
);
