import type { Corners, Point } from './fit-corners.ts';
import type { Frame } from './frame.ts';

/** The paper between its corners, as if it had been laid on a scanner: seen from above, nothing around it. */
export function straighten(frame: Frame, corners: Corners): Frame {
  const [a, b, c, d] = corners;
  const width = Math.max(1, Math.round(Math.max(between(a, b), between(d, c))));
  const height = Math.max(1, Math.round(Math.max(between(a, d), between(b, c))));
  const at = projection(corners, width, height);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) mix(frame, at(x + 0.5, y + 0.5), data, (y * width + x) * 3);
  return { data, width, height };
}

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Writes the colour at a place between four pixels, each as much as it is near. */
function mix({ data, width, height }: Frame, { x, y }: Point, into: Uint8Array, to: number): void {
  const [px, py] = [
    Math.min(width - 1.001, Math.max(0, x - 0.5)),
    Math.min(height - 1.001, Math.max(0, y - 0.5)),
  ];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, below] = [px - left, py - top];
  const from = (top * width + left) * 3;
  const under = from + width * 3;
  for (let i = 0; i < 3; i++) {
    const above = (data[from + i] ?? 0) * (1 - right) + (data[from + 3 + i] ?? 0) * right;
    const beneath = (data[under + i] ?? 0) * (1 - right) + (data[under + 3 + i] ?? 0) * right;
    into[to + i] = above * (1 - below) + beneath * below;
  }
}

/**
 * Where a point of the straight sheet lies in the photo: the projective map of its rectangle on the four corners (Heckbert,
 * "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3).
 */
function projection([a, b, c, d]: Corners, width: number, height: number): (x: number, y: number) => Point {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const [one, two] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const whole = one.x * two.y - one.y * two.x;
  const g = (sum.x * two.y - sum.y * two.x) / whole;
  const h = (one.x * sum.y - one.y * sum.x) / whole;
  return (x, y) => {
    const [u, v] = [x / width, y / height];
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
}
