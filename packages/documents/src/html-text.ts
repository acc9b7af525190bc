/** Signs that HTML gives a meaning, and how they are written as text. */
export const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that HTML shows as it is, in an element and in an attribute. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? '');
