import { folded } from './look-alikes.ts';
import type { Word } from './page.ts';

/** What Indian cards print over and beside the values of their holders, and what they print as headings. */
const labels = [
  ...['NAME', 'FULL NAME', 'SURNAME', 'GIVEN NAME', 'GIVEN NAMES', "ELECTOR'S NAME", "HOLDER'S NAME"],
  ...["FATHER'S NAME", "MOTHER'S NAME", "HUSBAND'S NAME", "WIFE'S NAME", "RELATION'S NAME", "GURU'S NAME"],
  ...['SON OF', 'DAUGHTER OF', 'WIFE OF', 'SON/DAUGHTER/WIFE OF', 'S/D/W OF', 'S/W/D OF'],
  ...['DATE OF BIRTH', 'DOB', 'YEAR OF BIRTH', 'PLACE OF BIRTH', 'AGE AS ON', 'GENDER', 'SEX', 'BLOOD GROUP'],
  ...['DATE OF ISSUE', 'ISSUE DATE', 'DATE OF FIRST ISSUE', 'FIRST ISSUE', 'DATE OF EXPIRY', 'ISSUED ON'],
  ...['VALIDITY', 'VALIDITY (NT)', 'VALIDITY (TR)', 'VALID TILL', 'VALID UPTO', 'VALID FROM', 'ORGAN DONOR'],
  ...[
    'ADDRESS',
    'PRESENT ADDRESS',
    'PERMANENT ADDRESS',
    'PLACE OF ISSUE',
    'NATIONALITY',
    'EMERGENCY CONTACT',
  ],
  ...['SIGNATURE', "HOLDER'S SIGNATURE", 'SIGNATURE OF HOLDER', 'ISSUING AUTHORITY', 'LICENSING AUTHORITY'],
  ...['LICENCE NO', 'LICENCE NUMBER', 'DRIVING LICENCE', 'DRIVING LICENSE', 'AUTHORISATION TO DRIVE'],
  ...['INDIAN UNION DRIVING LICENCE', 'THE UNION OF INDIA', 'GOVERNMENT OF INDIA', 'GOVT OF INDIA'],
  ...['INCOME TAX DEPARTMENT', 'PERMANENT ACCOUNT NUMBER', 'PERMANENT ACCOUNT NUMBER CARD'],
  ...['ELECTION COMMISSION OF INDIA', 'ELECTOR PHOTO IDENTITY CARD', 'IDENTITY CARD', 'REPUBLIC OF INDIA'],
  ...['UNIQUE IDENTIFICATION AUTHORITY OF INDIA', 'MERA AADHAAR', 'PASSPORT NO', 'COUNTRY CODE'],
].map(folded);

/** Short labels with a wrong letter are other words: MANE and NAMA are names. */
const slipsAllowed = (letters: number) => (letters < 7 ? 0 : Math.floor(letters / 6));

const longest = 6;

/** Whether the words begin with something that cards print themselves: that is nobody's name. */
export function beginsWithLabel(words: readonly Pick<Word, 'text'>[]): boolean {
  let text = '';
  for (const word of words.slice(0, longest)) {
    text += folded(word.text);
    if (text !== '' && labels.some((label) => isNearly(text, label))) return true;
  }
  return false;
}

/** At most so many letters wrong, missing or too many as a label of its length may have. */
function isNearly(text: string, label: string): boolean {
  const allowed = slipsAllowed(label.length);
  if (Math.abs(text.length - label.length) > allowed) return false;
  let costs = Array.from({ length: label.length + 1 }, (_, place) => place);
  for (const [row, sign] of [...text].entries()) {
    const next = [row + 1];
    for (let place = 1; place <= label.length; place++) {
      const same = label[place - 1] === sign ? 0 : 1;
      const least = Math.min((costs[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1);
      next.push(Math.min((costs[place - 1] ?? 0) + same, least));
    }
    costs = next;
  }
  return (costs[label.length] ?? 0) <= allowed;
}
