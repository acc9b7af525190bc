/** Stands for a character that no font of ours draws. Both fonts have it. */
const undrawn = '\u{fffd}';

/** Joiners shape Devanagari; elsewhere they only hide in the text. */
const strayJoiner = /(?<!\p{Script=Devanagari})[\u200c\u200d]|[\u200c\u200d](?!\p{Script=Devanagari})/gu;
/** Controls, marks of direction, zero-width characters, variation selectors: nothing of them can be seen. */
const invisible = /(?![\u200c\u200d])(?:\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point})/gu;
const space = /[\t\n\v\f\r\x85\p{Z}]+/gu;

/**
 * The text as a PDF can show it: one line, without what is invisible or turns the direction of reading, each
 * character that no font draws as U+FFFD. PDF/A lets no text in that has no glyph.
 *
 * @param drawn code points that the fonts draw
 */
export function drawable(text: string, drawn: ReadonlySet<number>): string {
  const seen = text
    .toWellFormed()
    .normalize('NFC')
    .replace(space, ' ')
    .replace(invisible, '')
    .replace(strayJoiner, '');
  let shown = '';
  for (const letter of seen) shown += drawn.has(letter.codePointAt(0) ?? 0) ? letter : undrawn;
  return shown;
}

/** Every text of `data`, made drawable; names of members are ours and stay. Counts the characters no font draws. */
export function drawableData(data: unknown, drawn: ReadonlySet<number>): { data: unknown; missing: number } {
  let missing = 0;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = drawable(value, drawn);
      if (text.includes(undrawn)) missing += text.split(undrawn).length - 1;
      return text;
    }
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member)]));
  };
  return { data: walk(data), missing };
}
