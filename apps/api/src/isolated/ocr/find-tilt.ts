import type { Grey } from './grey.ts';

/** How the lines of text lie in a picture. */
export interface Tilt {
  /** Clockwise degrees, between -maxTilt and maxTilt, by which lines fall to the right. */
  degrees: number;
  /** Lines run from top to bottom: the picture lies on its side. */
  sideways: boolean;
}

const maxTilt = 14;

/**
 * Finds the angle at which the ink gathers in the sharpest rows: text, rules and card edges all agree on it
 * (projection profile). Tried in both directions, as a picture may lie on its side. Takes an evenly lit picture;
 * 700 to 1000 pixels are enough.
 */
export function findTilt(picture: Grey): Tilt {
  const ink = inkEdges(picture);
  const upright = sharpest(ink.xs, ink.ys);
  const sideways = sharpest(ink.ys, ink.xs);
  // Measured on its side, the same turn has the other sign.
  return sideways.score > upright.score * 1.15
    ? { degrees: -sideways.degrees, sideways: true }
    : { degrees: upright.degrees, sideways: false };
}

interface Points {
  xs: Float32Array;
  ys: Float32Array;
}

/** Where dark meets light: letters give many such points, dark areas few. */
function inkEdges({ data, width, height }: Grey): Points {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const here = data[at] ?? 255;
      if (here > 128) continue;
      const around = Math.max(
        data[at - 1] ?? 0,
        data[at + 1] ?? 0,
        data[at - width] ?? 0,
        data[at + width] ?? 0,
      );
      if (around - here < 50) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys) };
}

function sharpest(along: Float32Array, across: Float32Array): { degrees: number; score: number } {
  let best = { degrees: 0, score: sharpness(along, across, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const score = sharpness(along, across, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-maxTilt, maxTilt, 1);
  look(best.degrees - 0.8, best.degrees + 0.8, 0.2);
  look(best.degrees - 0.15, best.degrees + 0.15, 0.05);
  return best;
}

/** Squared differences of neighbouring rows' ink, when the rows fall by `degrees` to the right. */
function sharpness(along: Float32Array, across: Float32Array, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = 1_000;
  const rows = new Uint16Array(4_000);
  for (let i = 0; i < along.length; i++) {
    const row = Math.round((across[i] ?? 0) - (along[i] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row++) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return score;
}
