const embedded = /^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** First characters, in base64, of the two kinds of picture that a record may hold. */
const signatures = [
  { begins: '/9j/', type: 'image/jpeg' },
  { begins: 'iVBORw0KGgo', type: 'image/png' },
];

/**
 * The address of a picture held in a record, or null when the value is no picture of ours: only JPEG and PNG,
 * and only inside the page. An address of someone else's server is never fetched.
 */
export function imageAddress(value: string): string | null {
  const text = value.replace(/\s+/g, '');
  if (embedded.test(text)) return text;
  const known = signatures.find(({ begins }) => text.startsWith(begins));
  return known && base64.test(text) ? `data:${known.type};base64,${text}` : null;
}
