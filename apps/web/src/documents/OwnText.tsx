import { cardTextReader } from '@pramaan/documents/card-texts-hindi.ts';
import { readBySentences } from '../lib/language-table.ts';

const read = readBySentences(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: cardTextReader });

/** A text that the product wrote into a card, in the language of the page. */
export function OwnText({ english }: { english: string }) {
  return <>{read(english)}</>;
}
