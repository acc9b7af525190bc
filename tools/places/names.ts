/** India Post's shouting, in the spelling people use: BENGALURU URBAN → Bengaluru Urban. Mixed case is left alone. */
function spoken(name: string): string {
  const tidy = name.replace(/[,|"\s]+/g, ' ').trim();
  if (tidy !== tidy.toUpperCase() && tidy !== tidy.toLowerCase()) return tidy;
  return tidy
    .toLowerCase()
    .replace(/(?<![\p{L}\d])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/ (And|Of) /g, (word) => word.toLowerCase());
}

/** True for a name the source knows; it writes NA for the others. */
export function isNamed(name: string): boolean {
  return name !== '' && name.toUpperCase() !== 'NA';
}

export const districtName = spoken;

export function stateName(name: string): string {
  return spoken(name.replace(/^THE /, ''));
}

/** The locality of an office: "Shivajinagar S.O (Pune)" → Shivajinagar; counters inside other offices have none. */
export function officeName(office: string): string {
  if (/\b(counter|extn)\b/i.test(office)) return '';
  const bare = office
    .replace(/\s(?:S\.?O|H\.?O)\b\.?\s.*$/, '')
    .replace(/\s*\([^()]*\)?\s*$/, '')
    .replace(/[\s.]*\b(?:[HSBP]|G\.?P)\.?O\b[\s.]*$/i, '');
  return spoken(bare);
}
