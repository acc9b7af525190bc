/**
 * Keeps a small value from being read or changed at a summary in local storage (P §3.6). This is no secret and
 * guards nothing: the server believes neither the role nor the level that is stored here.
 */
const pad = 'pramaan';
const mark = 'p1';

const mixed = (text: string, salt: number) =>
  [...text]
    .map((letter, index) => {
      const other = pad.charCodeAt((index + salt) % pad.length) ^ (salt + index);
      return String.fromCharCode((letter.charCodeAt(0) ^ other) & 0xff);
    })
    .join('');

/** Plain ASCII in, letters that say nothing out; a different spelling each time. */
export function obfuscate(text: string): string {
  const salt = 1 + Math.floor(Math.random() * 120);
  return btoa(`${String.fromCharCode(salt)}${mixed(`${mark}${text}`, salt)}`);
}

/** What was obfuscated; null for missing and for damaged values. */
export function revealed(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    const raw = atob(stored);
    const text = mixed(raw.slice(1), raw.charCodeAt(0));
    return text.startsWith(mark) ? text.slice(mark.length) : null;
  } catch {
    return null;
  }
}
