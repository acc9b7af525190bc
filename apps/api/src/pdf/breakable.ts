import { letterWidth } from './letter-width.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** After these a word is cut before it is cut anywhere: narrations are words between slashes. */
const seams = new Set('/-_.,:;@|*#+&=');

/**
 * A text whose words wider than `room` may be broken, so that no cell runs into the next: the text itself, or its
 * parts, between which the template lets the line end. Nothing is put into the text: a soft hyphen or a zero-width
 * space would come along when it is copied.
 *
 * @param room in shares of the letters' size
 */
export function breakable(text: string, room: number): string | string[] {
  if (text.length * widest <= room || !hasWordOver(text, room / widest)) return text;
  const parts: string[] = [];
  let [part, width] = ['', 0];
  for (const letter of lettersOf(text)) {
    const own = letterWidth(letter);
    if (width > 0 && !isSpace(letter) && width + own > room) {
      const cut = lastSeam(part);
      parts.push(part.slice(0, cut));
      part = part.slice(cut);
      width = widthOf(part);
    }
    part += letter;
    width = isSpace(letter) ? 0 : width + own;
  }
  return parts.length === 0 ? text : [...parts, part];
}

const widest = 1.5;
const isSpace = (letter: string) => letter <= ' ' || letter === '\u00a0';

function hasWordOver(text: string, letters: number): boolean {
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isSpace(text.charAt(at))) continue;
    if (at - start > letters) return true;
    start = at + 1;
  }
  return false;
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of lettersOf(text)) width += letterWidth(letter);
  return width;
}

/** What a reader takes for one letter; in plain ASCII each character is one. */
function lettersOf(text: string): Iterable<string> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Where to cut: behind the last seam in the second half of the word, else at the end. */
function lastSeam(part: string): number {
  let start = part.length;
  while (start > 0 && !isSpace(part.charAt(start - 1))) start -= 1;
  for (let at = part.length - 1; at > (start + part.length) / 2; at--)
    if (seams.has(part.charAt(at))) return at + 1;
  return part.length;
}
