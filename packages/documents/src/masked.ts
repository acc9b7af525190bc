/** All but the last four characters hidden, grouped in fours for twelve-digit numbers: XXXX XXXX 1234. */
export function masked(value: unknown): string {
  const text = String(value).replaceAll(' ', '');
  if (text.length <= 4) return text;
  const hidden = 'X'.repeat(text.length - 4) + text.slice(-4);
  return text.length === 12 ? hidden.replace(/(.{4})(?=.)/g, '$1 ') : hidden;
}
