import { wordTable } from './address-words.ts';
import { romanised } from './indic.ts';

/* What addresses in the scripts of India call their parts, where a romanised word would not tell it. */

const words = wordTable(
  [
    'नं क्र নং ਨੰ નં எண் నెం నం ನಂ നം>NO, জেলা ਜ਼ਿਲ੍ਹਾ जिल्हा மாவட்டம் జిల్లా ಜಿಲ್ಲೆ ജില്ല>DISTRICT',
    'வட்டம் మండలం ತಾಲೂಕು ತಾಲ್ಲೂಕು താലൂക്ക്>TALUK, ਪਿੰਡ கிராமம் గ్రామం ಗ್ರಾಮ ഗ്രാമം>VILLAGE, ডাকঘর ਡਾਕ அஞ்சல் പോസ്റ്റ്>POST',
    'পোঃ পো>PO, ও ਤੇ>AND, வீட்டு கதவு ఇంటి డోర్ ಮನೆ വീട് বাড়ি>HOUSE, வீதி வீதீ వీధి>STREET, சாலை>ROAD, ಅಡ್ಡರಸ್ತೆ>CROSS, ಹಂತ>STAGE',
    'প্লেস>PLACE, অ্যাভিনিউ এভিনিউ>AVENUE, பிளாட்>FLAT, கிழக்கு>EAST, மேற்கு>WEST, வடக்கு>NORTH, தெற்கு>SOUTH',
  ].join(', '),
);
/** The same with a full stop: मु. पो. ता. जि. */
const shortened = wordTable(
  'मु મુ>AT, पो પો>PO, ता તા>TALUK, जि જિ>DISTRICT, तह ਤਹਿ>TALUK, ग्रा>VILLAGE, ਜ਼ਿ>DISTRICT',
);

/** What a word in a script of India means in an address, or null; `behind` is what follows it in the text. */
export function meantInScript(word: string, behind: string): string | null {
  return (behind.startsWith('.') ? shortened.get(word) : undefined) ?? words.get(word) ?? null;
}

/** How the letters of the alphabet are called in the scripts of India, romanised. */
const letters = new Map(
  'E:A BI:B SI:C DI:D I:E EPH:F EF:F JI:G ECH:H AICH:H AI:I JE:J KE:K EL:L EM:M EN:N PI:P AR:R ES:S TI:T YU:U VI:V'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** The letter that a short word in a script names: बी is B; null for other words. */
export const letterNamed = (word: string): string | null => letters.get(romanised(word)[0] ?? '') ?? null;
