const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** After these a word is cut before it is cut anywhere: narrations are words between slashes. */
const seams = new Set('/-_.,:;@|*#+&=');

/**
 * A text whose words longer than `most` letters may be broken, so that no cell runs into the next: the text itself,
 * or its parts, between which the template lets the line end. Nothing is put into the text: a soft hyphen or a
 * zero-width space would come along when it is copied.
 */
export function breakable(text: string, most: number): string | string[] {
  if (text.length <= most || longestWord(text) <= most) return text;
  const parts: string[] = [];
  let [part, word] = ['', 0];
  for (const letter of lettersOf(text)) {
    if (word >= most) {
      const cut = lastSeam(part, Math.ceil(most / 2));
      parts.push(part.slice(0, cut));
      part = part.slice(cut);
      word = part.length;
    }
    part += letter;
    word = isSpace(letter) ? 0 : word + 1;
  }
  return [...parts, part];
}

const isSpace = (letter: string) => letter <= ' ' || letter === '\u00a0';

function longestWord(text: string): number {
  let [longest, start] = [0, 0];
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isSpace(text.charAt(at))) continue;
    longest = Math.max(longest, at - start);
    start = at + 1;
  }
  return longest;
}

/** What a reader takes for one letter; in plain ASCII each character is one. */
function lettersOf(text: string): Iterable<string> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Where to cut: behind the last seam in the last `within` letters, else at the end. */
function lastSeam(part: string, within: number): number {
  for (let at = part.length - 1; at >= Math.max(0, part.length - within); at--)
    if (seams.has(part.charAt(at))) return at + 1;
  return part.length;
}
