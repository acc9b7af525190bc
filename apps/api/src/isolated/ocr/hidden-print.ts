import type { Box } from '@pramaan/readers/reading/page.ts';
import type { Reading } from '@pramaan/readers/reading/reading.ts';
import type { Frame } from './frame.ts';

/*
 * Light on a card's foil, and correction fluid, leave white where print was: half a name is read, and read surely. Such a
 * patch is whiter than the paper around the value; a value that it touches is shown to the person.
 */

const hidden = 'Glare or a covered place may hide a part of this. Compare it with the document.';

/** Paper that is itself this white shows no patch. */
const whitePaper = 243;

/** A patch is whiter than the paper by this part of what is left up to white. */
const whiter = 0.6;

/** How far from the value, in its heights, a patch may hide a word of it; how wide a patch is, in heights. */
const reach = 1.6;
const narrowest = 0.9;

/** Signs of a fixed number, none of which can be missing. */
const isNumber = (value: string) => /\d/.test(value) && /^[A-Z0-9]+$/.test(value);

/** The reading with a doubt on each value beside or in which something may be hidden. */
export function withHidden(reading: Reading, frame: Frame): Reading {
  const fields = Object.fromEntries(
    Object.entries(reading.fields).map(([path, field]) => {
      const open = !field.proven && !field.doubt && field.at !== null && !isNumber(field.value);
      return [path, open && field.at && isPatched(frame, field.at.box) ? { ...field, doubt: hidden } : field];
    }),
  );
  return { ...reading, fields };
}

/** Whether a white patch as high as the line lies in a value's box or close at its sides. */
function isPatched(frame: Frame, box: Box): boolean {
  const paper = paperOf(frame, box);
  if (paper > whitePaper) return false;
  const least = paper + whiter * (255 - paper);
  const around = { ...box, left: box.left - reach * box.height, width: box.width + 2 * reach * box.height };
  let run = 0;
  for (const column of columnsOf(frame, around)) {
    const white = column.filter((value) => value >= least).length;
    run = white >= column.length * 0.9 ? run + 1 : 0;
    if (run >= Math.max(3, narrowest * box.height)) return true;
  }
  return false;
}

/** The brightness of the darkest third of a value's paper: ink covers less than half of it, and a patch not all of it. */
function paperOf(frame: Frame, box: Box): number {
  const third = { ...box, width: box.width / 3 };
  const papers = [0, 1, 2].map((part) => {
    const values = columnsOf(frame, { ...third, left: box.left + part * third.width }).flat();
    return values.sort((a, b) => a - b)[Math.floor(values.length * 0.8)] ?? 255;
  });
  return Math.min(...papers);
}

/** The darkest colour of each pixel in a box, column by column. */
function columnsOf({ data, width, height }: Frame, box: Box): number[][] {
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.top + box.height))];
  const [from, to] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.left + box.width))];
  return Array.from({ length: Math.max(0, to - from) }, (_, column) =>
    Array.from({ length: Math.max(0, bottom - top) }, (__, row) => {
      const at = ((top + row) * width + from + column) * 3;
      return Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
    }),
  );
}
