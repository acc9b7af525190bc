import type { Box } from './look.ts';
import type { PDFPage } from './pdf-lib.ts';

const size = { width: 168, height: 56 };
const margin = 36;
const gap = 8;

/** A page as people see it: its visible part, turned as the page says. */
interface SeenPage {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Clockwise. */
  turned: 0 | 90 | 180 | 270;
}

export function seenPage(page: PDFPage): SeenPage {
  const { x, y, width, height } = page.getCropBox();
  const turned = ((((page.getRotation().angle % 360) + 360) % 360) / 90) * 90;
  const known = turned === 90 || turned === 180 || turned === 270 ? turned : 0;
  return { x, y, width, height, turned: known };
}

/** Where the `index`-th signature stands when nobody says: a row along the lower edge, then the row above. */
export function freePlace({ width, height, turned }: SeenPage, index: number): Box {
  const [across, up] = turned % 180 === 0 ? [width, height] : [height, width];
  const inRow = Math.max(1, Math.floor((across - 2 * margin + gap) / (size.width + gap)));
  const rows = Math.max(1, Math.floor((up - 2 * margin + gap) / (size.height + gap)));
  const [column, row] = [index % inRow, Math.floor(index / inRow) % rows];
  return {
    x: Math.min(margin, Math.max(0, across - size.width)) + column * (size.width + gap),
    y: Math.min(margin, Math.max(0, up - size.height)) + row * (size.height + gap),
    width: Math.min(size.width, across),
    height: Math.min(size.height, up),
  };
}

/** The box in the page's own coordinates, as /Rect wants it: left, bottom, right, top. Source: ISO 32000-1 §7.7.3.3. */
export function rectangleOf(page: SeenPage, box: Box): [number, number, number, number] {
  const { x: left, y: bottom, width, height } = page;
  const [right, top] = [box.x + box.width, box.y + box.height];
  const of = (x1: number, y1: number, x2: number, y2: number): [number, number, number, number] => [
    left + x1,
    bottom + y1,
    left + x2,
    bottom + y2,
  ];
  switch (page.turned) {
    case 90:
      return of(width - top, box.x, width - box.y, right);
    case 180:
      return of(width - right, height - top, width - box.x, height - box.y);
    case 270:
      return of(box.y, height - right, top, height - box.x);
    default:
      return of(box.x, box.y, right, top);
  }
}

/** Turns an appearance against its page, so that it stands upright. Source: ISO 32000-1 §12.5.5. */
export function uprightMatrix({ turned }: SeenPage): number[] {
  if (turned === 90) return [0, 1, -1, 0, 0, 0];
  if (turned === 180) return [-1, 0, 0, -1, 0, 0];
  return turned === 270 ? [0, -1, 1, 0, 0, 0] : [1, 0, 0, 1, 0, 0];
}
