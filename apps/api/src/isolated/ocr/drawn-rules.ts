import type { Box } from '@pramaan/readers/reading/page.ts';
import type { Grey } from './grey.ts';
import { type Blob, inkBlobs } from './ink-blobs.ts';

/*
 * The engine enlarges what it takes for a line of text to a fixed height. A dashed rule two pixels high, as where a card is to be cut
 * out, becomes eighteen times as long, and reading it takes longer than all the text of the page.
 */

/** The rules are looked for in a copy of half the size. Pixels of it below; its small letters are 10 high. */
const half = 2;

/** No letter is so flat. */
const flattest = 3;

/** A stroke so long is a rule. A dash between words is half of it. */
const longest = 40;

/** Of a dashed rule: how many times as long as high a piece is, and how many pieces follow one another. */
const dashShape = 2.5;
const fewestDashes = 6;

/** Pieces follow one another when no gap is wider than so many of them. */
const widestGap = 3;

/** Rows may differ by so many pixels. */
const askew = 1.5;

/** The rules in an evenly lit picture that is as large as it is read: drawn in one stroke, or in six dashes and more. */
export function drawnRules(picture: Grey): Box[] {
  const flat = inkBlobs(halved(picture)).filter(({ height }) => height <= flattest);
  const dashes = flat.filter(({ width, height }) => width < longest && width >= dashShape * height);
  const rules = [...flat.filter(({ width }) => width >= longest), ...chains(dashes).flat()];
  return rules.map(({ left, top, width, height }) => ({
    left: left * half,
    top: top * half,
    width: width * half,
    height: height * half,
  }));
}

/** Each pixel the darkest of four, so that a rule of one pixel stays. */
function halved({ data, width, height }: Grey): Grey {
  const [across, down] = [Math.floor(width / half), Math.floor(height / half)];
  const small = new Uint8Array(across * down);
  for (let y = 0, to = 0; y < down; y++)
    for (let x = 0, at = y * half * width; x < across; x++, at += half, to++)
      small[to] = Math.min(
        data[at] ?? 255,
        data[at + 1] ?? 255,
        data[at + width] ?? 255,
        data[at + width + 1] ?? 255,
      );
  return { data: small, width: across, height: down };
}

/** Pieces that follow one another from left to right in one row. */
function chains(pieces: readonly Blob[]): Blob[][] {
  const all: Blob[][] = [];
  let open: Blob[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.left - b.left)) {
    // What ends too far to the left goes on no more: noise has thousands of pieces.
    open = open.filter((each) => piece.left - (each.at(-1)?.left ?? 0) <= (widestGap + 1) * longest);
    const chain = open.find((each) => follows(each.at(-1), piece));
    if (chain) chain.push(piece);
    else {
      open.push([piece]);
      all.push(open.at(-1) ?? []);
    }
  }
  return all.filter((chain) => chain.length >= fewestDashes);
}

function follows(last: Blob | undefined, next: Blob): boolean {
  if (!last) return false;
  const gap = next.left - last.left - last.width;
  const level = Math.abs(next.top + next.height / 2 - last.top - last.height / 2) <= askew;
  return level && gap > 0 && gap <= widestGap * Math.max(last.width, next.width);
}
