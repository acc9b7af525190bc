/** A rectangle in a page's own units (pixels of a picture, points of a PDF), from the top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One word as it stands on the page. */
export interface Word {
  text: string;
  box: Box;
  /** How sure the engine is of it, 0 to 1. A PDF's own text is 1. */
  confidence: number;
}

/** Words that stand on one line, from left to right. */
export interface Line {
  words: Word[];
  box: Box;
  /** Not in the run of the text: a note in the margin that stands sideways, a watermark aslant or pale under the print. */
  aside?: true;
}

/**
 * One page of a document: read from a picture by OCR, or from a PDF's own text. Readers take pages and do not care
 * which, so a scanned Form 16 and its PDF go through one reader.
 */
export interface Page {
  width: number;
  height: number;
  /** From top to bottom. */
  lines: Line[];
  origin: 'picture' | 'text';
}

/** The text of a line, words parted by one space. */
export function textOf(line: Line): string {
  return line.words.map(({ text }) => text).join(' ');
}

/** The smallest rectangle around all of them; nothing for none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How far down its page the middle of a box is. */
export const middleOf = ({ top, height }: Box): number => top + height / 2;

/** Whether the middle of a box lies in a place, or no more than `room` outside of it. */
export function isMiddleIn(place: Box, { left, top, width, height }: Box, room = 0): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  const across = x > place.left - room && x < place.left + place.width + room;
  return across && y > place.top - room && y < place.top + place.height + room;
}
