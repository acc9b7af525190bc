import { closeSound } from './sound.ts';
import { initialOf, type Spelt } from './spelt.ts';

/**
 * What a word of a name says about who it is. `own`: much. `common`: a surname that millions have. `weak`: a word put
 * into every second name. `respect`: a courtesy, or a word for a woman or man, that papers put or leave out.
 */
export type NameKind = 'own' | 'common' | 'weak' | 'respect' | 'initial';

const sounds = (words: string) => new Set(words.split(' ').map(closeSound));

/** Words put before a name that are no part of it. */
const titles = new Set(
  'SHRI SRI SHREE SH SMT SHRIMATI SHRIMATHI SMTI SUSHRI KUM KUMARI KM KU MR MRS MS MISS MASTER MST MSTR MX DR PROF ADV CA CS ER COL CAPT MAJ LATE LT SARDAR SARDARNI THIRU THIRUMATHI SELVI BABY HAJI'.split(
    ' ',
  ),
);
/** Of these, the ones that are also given names: dropped only when two words are left without them. */
const alsoNames = new Set(
  'SRI SHREE SHRI SH KUMARI CA CS ER COL KU SELVI BABY SARDAR HAJI MASTER'.split(' '),
);
const doctor = 'डॉ';

/** Numbers of words: a title is taken off while it stands first and enough is left. */
export function withoutTitles(words: readonly Spelt[]): Spelt[] {
  const left = [...words];
  const isTitle = (word: Spelt) => word.shown === doctor || word.latin.some((text) => titles.has(text));
  while (left.length > 1 && left[0] && isTitle(left[0])) {
    if (left.length === 2 && left[0].latin.some((text) => alsoNames.has(text))) break;
    left.shift();
  }
  return left;
}

const respect = sounds(
  'DEVI BAI BEN BHAI BEHN BEGUM BIBI BI BANO KHATOON BEWA KAUR KUMARI AMMA AMMAL GARU JI JEE SAHAB SAHEB SAHIB',
);
const weak = sounds('KUMAR SINGH LAL MOHAMMED SYED SHEIKH ABDUL MIYAN MIAN RANI');
const common = sounds(
  'SHARMA VERMA GUPTA PATEL RAO REDDY KHAN ALI DAS YADAV JAIN SHAH MISHRA PANDEY TIWARI CHOUDHARY NAIR MENON ' +
    'PILLAI IYER IYENGAR JOSHI THAKUR PRASAD NAIDU MEHTA AGARWAL ROY GHOSH BOSE PAUL SAHU SAHA BEHERA PATIL JADHAV ' +
    'PAWAR SHINDE GAIKWAD KULKARNI DESHMUKH DESAI ANSARI PATHAN QURESHI HUSSAIN AHMED RAHMAN MONDAL BISWAS SARKAR ' +
    'DUTTA SEN NATH KAPOOR MALHOTRA CHOPRA ARORA BHATIA GILL SIDHU DHILLON SANDHU RATHORE CHAUHAN SOLANKI PARMAR ' +
    'MAKWANA RAWAT NEGI BISHT GOWDA SHETTY HEGDE NAIK NAYAK BHAT KAMBLE MURMU SOREN DUBEY SHUKLA SRIVASTAVA SINHA ' +
    'TRIPATHI CHATTERJEE MUKHERJEE BANERJEE FERNANDES DSOUZA MAURYA RAJPUT PRAJAPATI GOEL BANSAL MITTAL',
);

/** What a word says about whose name it is. */
export function kindOf(word: Spelt): NameKind {
  if (initialOf(word)) return 'initial';
  const among = (set: ReadonlySet<string>) => word.close.some((sound) => set.has(sound));
  if (among(respect)) return 'respect';
  if (among(weak)) return 'weak';
  return among(common) ? 'common' : 'own';
}
