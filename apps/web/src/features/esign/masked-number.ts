/** 999933119405 → 9999 3311 9405, as it stands on the card. */
export const grouped = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** XXXX XXXX 9405: what stays on the screen once the field is left. */
export const masked = (typed: string) => {
  const digits = typed.replace(/\D/g, '');
  return digits.length < 12 ? grouped(digits) : grouped(digits).replace(/\d(?=.{4,})/g, 'X');
};
