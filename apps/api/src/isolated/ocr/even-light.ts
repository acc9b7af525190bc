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
  const columns = columnsAt(width, size, paper.columns);
  const even = new Uint8Array(data.length);
  // A page has millions of pixels: what a row of tiles shares is worked out once for its rows.
  let tileRow = -1;
  let above: Float64Array = new Float64Array(width);
  let below: Float64Array = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const row = y / size - 0.5;
    const upper = Math.min(paper.rows - 1, Math.max(0, Math.floor(row)));
    if (upper !== tileRow) {
      above = paperAlong(paper, upper, columns);
      below = paperAlong(paper, Math.min(paper.rows - 1, upper + 1), columns);
      tileRow = upper;
    }
    const down = Math.min(1, Math.max(0, row - upper));
    for (let x = 0, place = y * width; x < width; x++, place++) {
      const brightness = (above[x] ?? 255) * (1 - down) + (below[x] ?? 255) * down;
      even[place] = Math.min(255, ((data[place] ?? 0) * 245) / Math.max(24, brightness));
    }
  }
  return stretch({ data: even, width, height });
}

/** Between which two columns of tiles each pixel of a row lies, and how far along from one to the other. */
interface Columns {
  left: Int32Array;
  right: Int32Array;
  along: Float64Array;
}

function columnsAt(width: number, size: number, count: number): Columns {
  const found = {
    left: new Int32Array(width),
    right: new Int32Array(width),
    along: new Float64Array(width),
  };
  for (let x = 0; x < width; x++) {
    const column = x / size - 0.5;
    const left = Math.min(count - 1, Math.max(0, Math.floor(column)));
    found.left[x] = left;
    found.right[x] = Math.min(count - 1, left + 1);
    found.along[x] = Math.min(1, Math.max(0, column - left));
  }
  return found;
}

/** The paper's brightness at each pixel of a row that runs through the middle of a row of tiles. */
function paperAlong(paper: Tiles, row: number, { left, right, along }: Columns): Float64Array {
  const values = new Float64Array(along.length);
  const first = row * paper.columns;
  for (let x = 0; x < values.length; x++) {
    const share = along[x] ?? 0;
    const from = paper.values[first + (left[x] ?? 0)] ?? 255;
    const to = paper.values[first + (right[x] ?? 0)] ?? 255;
    values[x] = from * (1 - share) + to * share;
  }
  return values;
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

/** Ink to black: the darkest hundredth becomes 0. Changes the picture's own pixels. */
function stretch({ data, width, height }: Grey): Grey {
  const counts = new Uint32Array(256);
  for (let place = 0; place < data.length; place++) {
    const value = data[place] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const black = Math.min(150, percentile(counts, data.length, 0.01));
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, ((value - black) * 255) / (245 - black))),
  );
  for (let place = 0; place < data.length; place++) data[place] = table[data[place] ?? 0] ?? 0;
  return { data, width, height };
}
