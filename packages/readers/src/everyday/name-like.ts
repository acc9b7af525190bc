/** A person's or a firm's name as papers print it: up to seven words of letters, one of them longer than an initial. */
export const isNameLike = (text: string): boolean =>
  /^[\p{L}.&'-]+(?: [\p{L}.&'-]+){0,6} ?$/u.test(text) && /\p{L}{3}/u.test(text);

/** A name without the courtesy before it and the comma behind it. */
export const bareName = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:Mr|Mrs|Ms|Miss|Shri|Shree|Sri|Sh|Smt|Kum|Km|Kumari|Dr)\b\.?|M\/s\.?)\s*/i, '')
    .replace(/[\s,;:]+$/, '');

/** A firm's name without M/s: Shree and Dr. may be parts of it. */
export const firmName = (text: string): string =>
  text
    .trim()
    .replace(/^M\/s\.?\s*/i, '')
    .replace(/[\s,;:]+$/, '');
