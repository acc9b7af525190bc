import type { Box } from '@pramaan/readers/reading/page.ts';
import type { Grey } from './grey.ts';

/** A group of dark pixels that touch one another: a letter, a rule, a speck. */
export interface Blob extends Box {
  /** Dark pixels in it. */
  ink: number;
}

/** Every group of touching dark pixels, in one pass with a table of joined labels. Takes an evenly lit picture. */
export function inkBlobs({ data, width, height }: Grey, darkest = 128): Blob[] {
  const labels = new Int32Array(width * height);
  const parent: number[] = [0];
  const root = (label: number) => {
    let at = label;
    while (parent[at] !== at) at = parent[at] ?? at;
    return at;
  };
  const left: number[] = [0];
  const top: number[] = [0];
  const right: number[] = [0];
  const bottom: number[] = [0];
  const ink: number[] = [0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x;
      if ((data[place] ?? 255) > darkest) continue;
      const beside = x > 0 ? (labels[place - 1] ?? 0) : 0;
      const above = y > 0 ? (labels[place - width] ?? 0) : 0;
      let label = beside || above;
      if (label === 0) {
        label = parent.length;
        parent.push(label);
        left.push(x);
        top.push(y);
        right.push(x);
        bottom.push(y);
        ink.push(0);
      } else if (beside && above) {
        const [a, b] = [root(beside), root(above)];
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
      labels[place] = label;
      left[label] = Math.min(left[label] ?? x, x);
      right[label] = Math.max(right[label] ?? x, x);
      bottom[label] = y;
      ink[label] = (ink[label] ?? 0) + 1;
    }
  }
  for (let label = parent.length - 1; label > 0; label--) {
    const whole = root(label);
    if (whole === label) continue;
    left[whole] = Math.min(left[whole] ?? 0, left[label] ?? 0);
    top[whole] = Math.min(top[whole] ?? 0, top[label] ?? 0);
    right[whole] = Math.max(right[whole] ?? 0, right[label] ?? 0);
    bottom[whole] = Math.max(bottom[whole] ?? 0, bottom[label] ?? 0);
    ink[whole] = (ink[whole] ?? 0) + (ink[label] ?? 0);
  }
  const blobs: Blob[] = [];
  for (let label = 1; label < parent.length; label++) {
    if (parent[label] !== label) continue;
    const [l = 0, t = 0, r = 0, b = 0] = [left[label], top[label], right[label], bottom[label]];
    blobs.push({ left: l, top: t, width: r - l + 1, height: b - t + 1, ink: ink[label] ?? 0 });
  }
  return blobs;
}
