import type { Grey } from './grey.ts';

/**
 * How grainy an evenly lit picture is: the middle difference of a pixel from the mean of its four neighbours. A scan
 * has 0 to 2, a photo in little light 4 and more.
 */
export function graininess({ data, width, height }: Grey): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x;
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const difference = Math.min(255, Math.round(Math.abs((data[at] ?? 0) - around / 4)));
      counts[difference] = (counts[difference] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += counts[value] ?? 0;
    if (seen * 2 >= total) return value;
  }
  return 0;
}
