/** Scripts in which a joiner (U+200D) or non-joiner (U+200C) changes how letters are drawn. */
const joining = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Arabic'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** The sign that takes a consonant's vowel away; a joiner behind it may end the word, as in Malayalam. */
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
const joiner = '[\\u200c\\u200d]';
const needed = [
  `(?<=[${joining}])${joiner}(?=[${joining}])`,
  `(?<=${virama})${joiner}`,
  // One picture made of several: a family.
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\u{1f3fb}-\\u{1f3ff}])\\u200d(?=\\p{Extended_Pictographic})',
];
/** Format characters that are seen: Arabic and Kaithi signs at a number. */
const visible = '[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}]';
const unseen = new RegExp(
  `(?!${needed.join('|')}|${visible}|\\p{Variation_Selector})[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/**
 * Text as a person typed it, without characters that are not seen or turn the direction of reading: with them a name can
 * look like another, or a file's name end in another type. Joiners stay where a script needs them.
 */
export const typedText = (text: string): string => text.replace(unseen, '');
