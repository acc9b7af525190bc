import {
  type Box,
  boxAround,
  isMiddleIn,
  type Line,
  type Page,
  type Word,
} from '@pramaan/readers/reading/page.ts';
import { soberly } from './crispness.ts';
import type { Engine } from './engine.ts';
import type { Frame } from './frame.ts';
import { partedWords } from './glued-words.ts';
import { type Look, partOf, type Treatment, treated } from './treatments.ts';

/** Pixels that a line is enlarged to, with the white around it. */
const lineHeight = 64;

/**
 * The page with the words inside `places` read again, each line by itself under another treatment. What stands beside
 * them stays, so that labels are found again.
 */
export async function readAgain(
  page: Page,
  places: readonly Box[],
  frame: Frame,
  engine: Engine,
  treatment: Treatment,
  look: Look,
): Promise<Page> {
  const lines: Line[] = [];
  for (const line of page.lines) lines.push(await lineAgain(line, places, frame, engine, treatment, look));
  return { ...page, lines };
}

async function lineAgain(
  line: Line,
  places: readonly Box[],
  frame: Frame,
  engine: Engine,
  treatment: Treatment,
  look: Look,
): Promise<Line> {
  const inside = line.words.map((word) => places.some((place) => isMiddleIn(place, word.box, 1)));
  const [from, to] = [inside.indexOf(true), inside.lastIndexOf(true)];
  if (from < 0) return line;
  const before = line.words.slice(0, from);
  const after = line.words.slice(to + 1);
  const seen = boxAround(line.words.slice(from, to + 1).map(({ box }) => box));
  if (!seen) return line;
  const box = padded(seen, before.at(-1)?.box, after[0]?.box);
  const part = await partOf(frame, box);
  if (!part) return line;
  const scale = Math.min(6, lineHeight / part.frame.height);
  const grey = await treated(part.frame, scale, treatment, look);
  const only = isCode(line.words.slice(from, to + 1)) ? codeSigns : '';
  const words = partedWords(soberly(engine.words(grey, { layout: 'line', only }), grey), grey);
  const again: Word[] = words.map(({ text, confidence, box: at }) => ({
    text,
    confidence,
    box: {
      left: part.box.left + at.left / scale,
      top: part.box.top + at.top / scale,
      width: at.width / scale,
      height: at.height / scale,
    },
  }));
  return { ...line, words: [...before, ...again, ...after] };
}

/** What numbers of papers are made of. */
const codeSigns = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A number of letters and digits: small letters and brackets in it are misread capitals. */
function isCode(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  const digits = text.match(/\d/g)?.length ?? 0;
  return /^[A-Z0-9()|!$\]]{8,20}$/i.test(text) && digits >= 3 && digits < text.length;
}

/** A third of a line's height above and below, and to the sides as far as the neighbours let it. */
function padded(box: Box, before: Box | undefined, after: Box | undefined): Box {
  const pad = box.height * 0.35;
  const free = (gap: number) => Math.max(0, Math.min(box.height, gap * 0.6));
  const toLeft = free(before ? box.left - before.left - before.width : box.height);
  const toRight = free(after ? after.left - box.left - box.width : box.height);
  return {
    left: box.left - toLeft,
    top: box.top - pad,
    width: box.width + toLeft + toRight,
    height: box.height + 2 * pad,
  };
}
