/**
 * Days and months in words, as every screen and PDF writes them: "5 Sep 2026", numbers 0 to 9.
 *
 * Indian English has "Sept" in Intl and three letters for every other month; here all have three.
 *
 * @param language a language's code, like `hi`
 */
export function calendarWords(
  language: string,
  options: Intl.DateTimeFormatOptions,
): { format: (at: Date) => string } {
  const words = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, options);
  return { format: (at) => words.format(at).replace(/\bSept\b/, 'Sep') };
}
