import type { Box } from '@pramaan/readers/reading/page.ts';
import type { Grey } from './grey.ts';

/** Pixels of a tile; a module of a QR code is 2 to 8 in a picture of 1000. */
const tile = 12;
/** Tiles of the smallest code's side, in a picture of 1000 pixels. */
const leastSide = 6;

/**
 * Squares closely filled with black and white, which QR codes are also when they are too blurred to be decoded. Takes an
 * evenly lit picture of about 1000 pixels. Text is no such square: white runs between its lines.
 */
export function denseSquares(picture: Grey): Box[] {
  const columns = Math.floor(picture.width / tile);
  const rows = Math.floor(picture.height / tile);
  const busy = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      busy[row * columns + column] = isBusy(picture, column * tile, row * tile) ? 1 : 0;
  return groups(busy, columns, rows).filter(isSquare).map(enlarged);
}

/** About as much black as white, changing often both ways. */
function isBusy({ data, width }: Grey, left: number, top: number): boolean {
  let dark = 0;
  let across = 0;
  let down = 0;
  for (let y = top; y < top + tile; y++) {
    for (let x = left; x < left + tile; x++) {
      const here = (data[y * width + x] ?? 255) < 150 ? 1 : 0;
      const next = (data[y * width + x + 1] ?? 255) < 150 ? 1 : 0;
      const below = (data[(y + 1) * width + x] ?? 255) < 150 ? 1 : 0;
      dark += here;
      across += here === next ? 0 : 1;
      down += here === below ? 0 : 1;
    }
  }
  const share = dark / (tile * tile);
  return share > 0.2 && share < 0.8 && across + down >= tile;
}

interface Group {
  left: number;
  top: number;
  right: number;
  bottom: number;
  tiles: number;
}

/** Busy tiles that touch, after single rows and columns (lines of text) are taken away. */
function groups(busy: Uint8Array, columns: number, rows: number): Group[] {
  const at = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < rows && column < columns ? (busy[row * columns + column] ?? 0) : 0;
  const thick = busy.map((here, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    let around = 0;
    for (let r = -1; r <= 1; r++) for (let c = -1; c <= 1; c++) around += at(row + r, column + c);
    return here && around >= 6 ? 1 : 0;
  });
  const found: Group[] = [];
  const seen = new Uint8Array(thick.length);
  for (let start = 0; start < thick.length; start++) {
    if (!thick[start] || seen[start]) continue;
    const group = { left: columns, top: rows, right: 0, bottom: 0, tiles: 0 };
    const open = [start];
    seen[start] = 1;
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [row, column] = [Math.floor(place / columns), place % columns];
      group.left = Math.min(group.left, column);
      group.right = Math.max(group.right, column);
      group.top = Math.min(group.top, row);
      group.bottom = Math.max(group.bottom, row);
      group.tiles += 1;
      for (const [r, c] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as const) {
        const next = r * columns + c;
        if (r < 0 || c < 0 || r >= rows || c >= columns || !thick[next] || seen[next]) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    found.push(group);
  }
  return found;
}

function isSquare({ left, top, right, bottom, tiles }: Group): boolean {
  const width = right - left + 1;
  const height = bottom - top + 1;
  const shape = width / height;
  return (
    Math.min(width, height) >= leastSide && shape > 0.75 && shape < 1.33 && tiles > 0.75 * width * height
  );
}

/** A tile more on every side: the edge of a code fills its tiles only in part. */
const enlarged = ({ left, top, right, bottom }: Group): Box => ({
  left: Math.max(0, (left - 1) * tile),
  top: Math.max(0, (top - 1) * tile),
  width: (right - left + 3) * tile,
  height: (bottom - top + 3) * tile,
});
