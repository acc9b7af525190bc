import type { Mark } from '../reading/find-mark.ts';
import { found } from '../reading/found.ts';
import { besideName } from '../reading/labelled.ts';
import type { Page } from '../reading/page.ts';
import { phrase, phrasesOf } from '../reading/phrases.ts';
import { beginsWithLabel } from '../reading/printed-labels.ts';
import { printedName } from '../reading/printed-name.ts';
import type { FieldReading } from '../reading/reading.ts';
import { nameAbove } from '../reading/wrapped-name.ts';

/** How sure a word must be to be Latin print: Devanagari read as Latin is nonsense, and mostly less sure. */
const latin = 0.45;

/** The holder's name in Latin letters: the line above the date of birth, which is under the one in Hindi. */
export function readHolder(pages: readonly Page[], birth: Mark | null): FieldReading | null {
  if (!birth) return null;
  const line = phrasesOf(pages)
    .filter(({ page, box, words }) => {
      const above = page === birth.page && box.top + box.height / 2 < birth.box.top;
      const near = box.top > birth.box.top - 5 * birth.box.height;
      const beside =
        box.left < birth.box.left + birth.box.width * 2 &&
        box.left + box.width > birth.box.left - 8 * birth.box.height;
      return (
        above &&
        near &&
        beside &&
        !beginsWithLabel(words) &&
        words.some(({ confidence, text }) => confidence > latin && /^[A-Za-z]{2,}/.test(text))
      );
    })
    .at(-1);
  const name = line && printedName(line.words);
  if (!name) return null;
  const more = nameAbove(pages, { ...line, ...phrase(name.words, line.page) });
  const words = [...(more?.words ?? []), ...name.words];
  const text = more ? `${more.text} ${name.text}` : name.text;
  return found(text, words, line.page, { doubt: name.leftOut || more ? besideName : null });
}
