import type { Grey } from './grey.ts';

/** One way in which the lines of text may lie in a picture. */
export interface Tilt {
  /** Clockwise degrees, between -maxTilt and maxTilt, by which lines fall to the right. */
  degrees: number;
  /** Lines run from top to bottom: the picture lies on its side. */
  sideways: boolean;
}

const maxTilt = 14;

/**
 * The angle at which the ink gathers in the sharpest rows, for a picture that stands and for one that lies on its side;
 * the likelier first. Text, rules and card edges all agree on it (projection profile). Takes an evenly lit picture; 700
 * to 1000 pixels are enough.
 */
export function findTilts(picture: Grey): [Tilt, Tilt] {
  const ink = inkEdges(picture);
  const standing = sharpest(ink.xs, ink.ys);
  const lying = sharpest(ink.ys, ink.xs);
  const upright = { degrees: standing.degrees, sideways: false };
  // Measured on its side, the same turn has the other sign.
  const sideways = { degrees: -lying.degrees, sideways: true };
  return lying.score > standing.score * 1.15 ? [sideways, upright] : [upright, sideways];
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
