import type { Grey } from './grey.ts';

/** Tiles along the longer side: small enough for a shadow, larger than a letter of a heading. */
const tilesAlong = 40;

/**
 * The picture as if lit evenly: every pixel divided by the paper's brightness around it, then stretched so that paper
 * is white and ink is black. Takes shadows, dark corners and tinted paper away.
 */
export function evenLight(picture: Grey): Grey {
  const { data, width, height } = picture;
  const size = Math.max(8, Math.ceil(Math.max(width, height) / tilesAlong));
  const paper = smooth(paperOfTiles(picture, size));
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y / size - 0.5;
    const upper = Math.min(paper.rows - 1, Math.max(0, Math.floor(row)));
    const lower = Math.min(paper.rows - 1, upper + 1);
    const down = Math.min(1, Math.max(0, row - upper));
    for (let x = 0; x < width; x++) {
      const column = x / size - 0.5;
      const left = Math.min(paper.columns - 1, Math.max(0, Math.floor(column)));
      const right = Math.min(paper.columns - 1, left + 1);
      const along = Math.min(1, Math.max(0, column - left));
      const at = (r: number, c: number) => paper.values[r * paper.columns + c] ?? 255;
      const above = at(upper, left) * (1 - along) + at(upper, right) * along;
      const below = at(lower, left) * (1 - along) + at(lower, right) * along;
      const brightness = above * (1 - down) + below * down;
      const place = y * width + x;
      even[place] = Math.min(255, ((data[place] ?? 0) * 245) / Math.max(24, brightness));
    }
  }
  return stretch({ data: even, width, height });
}

interface Tiles {
  values: Float32Array;
  columns: number;
  rows: number;
}

/** The brightness that nine of ten pixels of a tile stay under: its paper, as ink covers less than that. */
function paperOfTiles({ data, width, height }: Grey, size: number): Tiles {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      let total = 0;
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y += 2) {
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x += 2) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          total += 1;
        }
      }
      values[row * columns + column] = percentile(counts, total, 0.9);
    }
  }
  return { values, columns, rows };
}

function percentile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0;
    if (seen >= total * share) return value;
  }
  return counts.length - 1;
}

/** Means of three by three tiles, so that one dark tile (a photo, a QR code) does not blow its own noise up. */
function smooth({ values, columns, rows }: Tiles): Tiles {
  const smoothed = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let count = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          sum += values[r * columns + c] ?? 0;
          count += 1;
        }
      }
      smoothed[row * columns + column] = sum / count;
    }
  }
  return { values: smoothed, columns, rows };
}

/** Ink to black: the darkest hundredth becomes 0. */
function stretch({ data, width, height }: Grey): Grey {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const black = Math.min(150, percentile(counts, data.length, 0.01));
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, ((value - black) * 255) / (245 - black))),
  );
  return { data: data.map((value) => table[value] ?? 0), width, height };
}
