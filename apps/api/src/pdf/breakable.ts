const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** After these a word is cut before it is cut anywhere: narrations are words between slashes. */
const seam = /[/\-_.,:;@|*#+&=]/;

/**
 * A text whose words longer than `most` letters may be broken, so that no cell runs into the next: the text itself,
 * or its parts, between which the template lets the line end. Nothing is put into the text: a soft hyphen or a
 * zero-width space would come along when it is copied.
 */
export function breakable(text: string, most: number): string | string[] {
  if (text.length <= most || !new RegExp(`\\S{${most + 1}}`, 'u').test(text)) return text;
  const parts: string[] = [];
  let [part, word] = ['', 0];
  for (const { segment } of letters.segment(text)) {
    if (word >= most) {
      const cut = lastSeam(part, Math.ceil(most / 2));
      parts.push(part.slice(0, cut));
      part = part.slice(cut);
      word = part.length;
    }
    part += segment;
    word = /\s/.test(segment) ? 0 : word + 1;
  }
  return [...parts, part];
}

/** Where to cut: behind the last seam in the last `within` letters, else at the end. */
function lastSeam(part: string, within: number): number {
  for (let at = part.length - 1; at >= part.length - within; at--)
    if (seam.test(part[at] ?? '')) return at + 1;
  return part.length;
}
