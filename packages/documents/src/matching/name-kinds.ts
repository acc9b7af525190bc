import { closeSound } from './sound.ts';
import { initialOf, type Spelt } from './spelt.ts';

/**
 * What a word of a name says about who it is. `own`: much. `common`: a surname that millions have. `weak`: a word put
 * into every second name. `respect`: a courtesy, or a word for a woman or man, that papers put or leave out.
 */
export type NameKind = 'own' | 'common' | 'weak' | 'respect' | 'initial';

const sounds = (words: string) => new Set(words.split(' ').map(closeSound));

const list = (words: string) => words.split(/\s+/);

/** Words put before a name that are no part of it. */
const titles = new Set(
  list(
    `SHRI SRI SHREE SH SMT SHRIMATI SHRIMATHI SRIMATI SRIMATHI SMTI TMT SUSHRI KUM KUMARI KM KU SOU SAU MR MRS MS MISS
    MASTER MST MSTR MX MOSAMMAT MUSAMMAT MOSSAMMAT MUSSAMMAT MUSAMAT MOSA DR PROF ADV ADVOCATE CA CS ER ENGR PT PANDIT
    JUSTICE REV FR JANAB JANABA MAULANA MOULANA MAULVI MOULVI ALHAJ HAJI COL CAPT MAJ GEN BRIG LT CDR CMDE SUBEDAR HAV LATE
    SWARGIYA SVARGIYA SARDAR SARDARNI THIRU TIRU THIRUMATHI THIRUMATI SELVI BABY`,
  ),
);
/** Of these, the ones that are also given names: dropped only when two words are left without them. */
const alsoNames = new Set(
  list(
    'SRI SHREE SHRI SH KUMARI CA CS ER COL KU SELVI செல்வி BABY SARDAR HAJI MASTER PANDIT SUBEDAR JUSTICE GEN PT',
  ),
);
/** Those of the scripts of India that do not read as one of these, as they are written; doctors most of all. */
const titlesInScripts = new Set(
  list(
    `डॉ डा डॉक्टर स्व स्वर्गीय पं सौ कै मोसम्मात ડૉ ડો ડા ડોક્ટર સ્વ સ્વર્ગીય ડૉક્ટર অধ্যাপক ডঃ ডাঃ ড ডা ডক্টর স্বর্গীয় মোসাম্মৎ
    মোসাঃ মোছাঃ মোসাম্মাৎ জনাব ਡਾ ਡਾਕਟਰ ਸ੍ਰੀ ਸ੍ਰੀਮਤੀ ਸ ਸਵਰਗੀ ଡା ଡଃ ଡାକ୍ତର ସ୍ୱ ସ୍ୱର୍ଗୀୟ திரு திருமதி செல்வி டாக்டர் முனைவர்
    డా డాక్టర్ స్వ ಡಾ ಡಾಕ್ಟರ್ ഡോ ഡോക്ടർ പരേതനായ`,
  ).map((word) => word.normalize('NFKD')),
);

/** Numbers of words: a title is taken off while it stands first and enough is left. */
export function withoutTitles(words: readonly Spelt[]): Spelt[] {
  const left = [...words];
  const isTitle = (word: Spelt) =>
    titlesInScripts.has(word.shown) || word.latin.some((text) => titles.has(text));
  while (left.length > 1 && left[0] && isTitle(left[0])) {
    if (left.length === 2 && [left[0].shown, ...left[0].latin].some((text) => alsoNames.has(text))) break;
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

/** Of these, the ones that are second given names too, or stand behind every name of their people. */
const secondNames = sounds('RAO REDDY KHAN ALI NAIDU PRASAD AHMED HUSSAIN RAHMAN NATH GOWDA');
/** True for a surname that is nothing else. */
export const isSurname = (word: Spelt): boolean =>
  word.close.some((sound) => common.has(sound) && !secondNames.has(sound));

/** Put after anybody's name or left out: Rameshbhai. Devi and Kaur are names. */
const courtesies = new Set(list('BEN BEHN BHAI BAHEN GARU JI JEE SAHAB SAHEB SAHIB'));
/** True for a word that says nothing of whose name it is. */
export const isCourtesy = (word: Spelt): boolean =>
  // Madhavrao is Madhav; Rao with a name of its own is a surname.
  (word.shown === 'RAO' && word.from !== undefined) || word.latin.some((text) => courtesies.has(text));

/** What a word says about whose name it is. */
export function kindOf(word: Spelt): NameKind {
  if (initialOf(word).length > 0) return 'initial';
  const among = (set: ReadonlySet<string>) => word.close.some((sound) => set.has(sound));
  if (among(respect) || isCourtesy(word)) return 'respect';
  if (among(weak)) return 'weak';
  return among(common) ? 'common' : 'own';
}
