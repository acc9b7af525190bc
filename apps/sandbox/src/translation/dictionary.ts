/** Enough Hindi for a demo; invented, and no more than words. */
const words: Readonly<Record<string, string>> = {
  नमस्ते: 'hello',
  नाम: 'name',
  पता: 'address',
  मकान: 'house',
  गली: 'street',
  गाँव: 'village',
  शहर: 'city',
  ज़िला: 'district',
  राज्य: 'state',
  किसान: 'farmer',
  दुकान: 'shop',
  पिता: 'father',
  माता: 'mother',
  पति: 'husband',
  पुरुष: 'male',
  महिला: 'female',
  भारत: 'India',
  दिल्ली: 'Delhi',
  मुंबई: 'Mumbai',
};

const dictionary = new Map(
  Object.entries(words).map(([hindi, english]) => [hindi.normalize('NFD'), english]),
);

/** Word by word when every word is known; else the text itself, marked as what would be English. */
export function toEnglish(text: string): string {
  const found = text
    .trim()
    .split(/\s+/)
    .map((word) => dictionary.get(word.normalize('NFD')));
  return found.every((word) => word !== undefined) ? found.join(' ') : `[en] ${text}`;
}
