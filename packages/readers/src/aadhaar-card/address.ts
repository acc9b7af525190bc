import { findMark, type Mark } from '../reading/find-mark.ts';
import { found } from '../reading/found.ts';
import type { Page } from '../reading/page.ts';
import { addressLines, addressOf } from '../reading/printed-address.ts';
import { printedName } from '../reading/printed-name.ts';
import type { FieldReading } from '../reading/reading.ts';

interface Place {
  address: FieldReading | null;
  fatherName: FieldReading | null;
}

/** What cards write before the name of the father, or of somebody else the holder lives with. */
const relation = /^\W*([SDCWVO5])[/.,I|l]?[O0]\b[:.,]?\s*/i;

/** What an address goes on with after a name whose comma was lost. */
const beginsHouse =
  /^(?:\d|#|(?:FLAT|HOUSE|H\.?NO|D\.?NO|DOOR|PLOT|ROOM|SHOP|NO|VILL|VILLAGE|GALI|STREET|WARD|NEAR)\b)/i;

/**
 * The address after its label, up to the PIN code, without the name that it begins with; and the father's name, which
 * that is after "S/O" and "D/O". After "W/O" and "C/O" it is somebody else's.
 */
export function readAddress(pages: readonly Page[]): Place {
  const mark = findMark(pages, 'ADDRESS') ?? relationLine(pages);
  const words = mark ? addressLines(pages, mark).flatMap((line) => line.words) : [];
  if (!mark || words.length === 0) return { address: null, fatherName: null };
  const text = words.map((word) => word.text).join(' ');
  const match = relation.exec(text);
  const comma = words.findIndex((word, index) => index > 0 && /[,;.]$/.test(word.text));
  const house = words.findIndex((word, index) => index > 1 && beginsHouse.test(word.text));
  const nameEnd = house > 0 && house <= comma ? house - 1 : comma;
  if (!match || nameEnd < 0) return { address: addressOf(words, mark.page), fatherName: null };
  const skipped = match[0].trim().split(' ').length;
  const name = printedName(words.slice(skipped, nameEnd + 1));
  const father = /[SD]/i.test(match[1] ?? '') ? name : null;
  return {
    address: addressOf(words, mark.page, nameEnd + 1),
    fatherName: father && found(father.text, father.words, mark.page),
  };
}

/** Without a legible label the address is the English line that begins with somebody: `S/O: Mohan Sample, 12 …`. */
function relationLine(pages: readonly Page[]): Mark | null {
  for (const [page, { lines }] of pages.entries())
    for (const [line, { words }] of lines.entries()) {
      const [first, second] = words;
      if (!first || !/^[SDWC]\/O:?$/.test(first.text) || !/^\p{Lu}\p{Ll}+/u.test(second?.text ?? ''))
        continue;
      return { page, line, first: 0, last: -1, slips: 0, box: { ...first.box, width: 0 } };
    }
  return null;
}
