import type { Frame } from './frame.ts';

/** The pages of one paper, one under the other, on white. */
export function stack(frames: readonly Frame[]): Frame {
  const width = Math.max(1, ...frames.map((frame) => frame.width));
  const height = frames.reduce((sum, frame) => sum + frame.height, 0);
  const data = new Uint8Array(width * height * 3).fill(255);
  let row = 0;
  for (const frame of frames) {
    for (let y = 0; y < frame.height; y++)
      data.set(frame.data.subarray(y * frame.width * 3, (y + 1) * frame.width * 3), (row + y) * width * 3);
    row += frame.height;
  }
  return { data, width, height };
}
