import type { CompleteLanguage, Language } from '@pramaan/contract/languages.ts';

/**
 * A text of one language, `{named}` placeholders in it. Both parts of an e-mail are made of it: its paragraphs, with a blank
 * line between them, are the plain text; in the HTML a paragraph that is a link is a button, and a code is shown large.
 */
interface EmailText {
  subject: string;
  text: string;
  /** What the button says, where there is a link. */
  button?: string;
}

/** A text that a language does not have is sent in English (`render`). */
export type EmailTemplate = Record<CompleteLanguage, EmailText> &
  Partial<Record<Language, EmailText>> & {
    channel: 'email';
    why: keyof typeof whys;
  };

/** Why the person gets the e-mail: the last words of both parts. In Marathi where a lender may write e-mails in it. */
export const whys = {
  application: {
    en: '{lender} sent you this e-mail because your address was given in a loan application.',
    hi: '{lender} ने यह ई-मेल आपको इसलिए भेजा है क्योंकि एक लोन आवेदन में आपका पता दिया गया है।',
    mr: '{lender} ने हा ई-मेल तुम्हाला पाठवला आहे कारण एका कर्ज अर्जात तुमचा पत्ता दिला आहे.',
  },
  team: {
    en: '{lender} sent you this e-mail because you are a member of its team on Pramaan.',
    hi: '{lender} ने यह ई-मेल आपको इसलिए भेजा है क्योंकि आप Pramaan पर उसकी टीम में हैं।',
  },
  notifications: {
    en: '{lender} sent you this e-mail because your notification settings on Pramaan ask for it. You can change them there.',
    hi: '{lender} ने यह ई-मेल आपको इसलिए भेजा है क्योंकि Pramaan पर आपने सूचनाएँ ई-मेल से माँगी हैं। आप इसे वहीं बदल सकते हैं।',
  },
  dashboards: {
    en: '{lender} sent you this e-mail because your setting on the dashboards asks for it. You can change it there.',
    hi: '{lender} ने यह ई-मेल आपको इसलिए भेजा है क्योंकि आपने डैशबोर्ड ई-मेल से माँगा है। आप इसे वहीं बदल सकते हैं।',
  },
  invitation: {
    en: '{lender} sent you this e-mail because a member of its team invited your address.',
    hi: '{lender} ने यह ई-मेल आपको इसलिए भेजा है क्योंकि उसकी टीम के किसी सदस्य ने आपका पता देकर बुलाया है।',
  },
} as const satisfies Record<string, Record<CompleteLanguage, string> & Partial<Record<Language, string>>>;

/** Under a button, for a mail program that does not open it. */
export const linkHints: Record<CompleteLanguage, string> & Partial<Record<Language, string>> = {
  en: 'If the button does not open, copy this link into your browser:',
  hi: 'अगर बटन न खुले तो यह लिंक अपने ब्राउज़र में कॉपी करें:',
  mr: 'बटण उघडत नसेल तर ही लिंक तुमच्या ब्राउझरमध्ये कॉपी करा:',
};
