/** What a person can agree to, one by one (DPDP Act, section 6; product §7). */
export const purposes = ['verification', 'bureau', 'bank'] as const;
export type Purpose = (typeof purposes)[number];

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** How a lender words its consent page: the specification's two pre-ticked lines, or one unticked line per purpose. */
export type ConsentStyle = 'notice' | 'itemised';

/** The words a person agrees to. Their version and hash stand in the ledger: change a text, and its version with it. */
export interface Notice {
  purpose: Purpose;
  version: string;
  /** One line, and what it means, by language. `{lender}` stands for the lender's name. */
  line: Readonly<Record<Language, string>>;
  more: Readonly<Record<Language, string>>;
}

export const notices: readonly Notice[] = [
  {
    purpose: 'verification',
    version: '2026-11',
    line: {
      en: '{lender} may check the documents I give with the offices that issued them.',
      hi: '{lender} मेरे दिए दस्तावेज़ उन्हें जारी करने वाले दफ़्तरों से जाँच सकता है।',
    },
    more: {
      en: 'The numbers I type or show are sent to the registries that hold them. The answers are kept with my application for as long as the law asks, and used to decide on my loan. I can withdraw this at any time.',
      hi: 'जो नंबर मैं दूँ वे उन्हें रखने वाली रजिस्ट्री को भेजे जाते हैं। जवाब मेरे आवेदन के साथ उतने समय रखे जाते हैं जितना क़ानून कहे, और मेरे लोन के फ़ैसले में काम आते हैं। मैं यह सहमति कभी भी वापस ले सकता/सकती हूँ।',
    },
  },
  {
    purpose: 'bureau',
    version: '2026-11',
    line: {
      en: '{lender} may see my credit report at a credit bureau.',
      hi: '{lender} क्रेडिट ब्यूरो से मेरी क्रेडिट रिपोर्ट देख सकता है।',
    },
    more: {
      en: 'My name, PAN and date of birth are sent to a credit bureau, which answers with my loans and how I repaid them. I can withdraw this at any time.',
      hi: 'मेरा नाम, पैन और जन्मतिथि क्रेडिट ब्यूरो को भेजे जाते हैं, जो मेरे लोन और उनकी अदायगी बताता है। मैं यह सहमति कभी भी वापस ले सकता/सकती हूँ।',
    },
  },
  {
    purpose: 'bank',
    version: '2026-11',
    line: {
      en: '{lender} may read the bank statement I choose to share.',
      hi: '{lender} वह बैंक स्टेटमेंट पढ़ सकता है जो मैं साझा करूँ।',
    },
    more: {
      en: 'Only the account and the months that I choose. Nothing can be paid or moved with it. I can withdraw this at any time.',
      hi: 'केवल वही खाता और महीने जो मैं चुनूँ। इससे कोई भुगतान नहीं हो सकता। मैं यह सहमति कभी भी वापस ले सकता/सकती हूँ।',
    },
  },
];

/** The notice of a purpose, as it stands now. */
export function noticeOf(purpose: Purpose): Notice {
  const notice = notices.find((one) => one.purpose === purpose);
  if (!notice) throw new Error(`No notice says what ${purpose} means.`);
  return notice;
}

/** The exact text agreed to: what is hashed into the ledger. */
export function noticeText(notice: Notice, language: Language, lender: string): string {
  return `${notice.line[language]}\n${notice.more[language]}`.replaceAll('{lender}', lender);
}
