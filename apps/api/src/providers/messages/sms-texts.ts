import type { CompleteLanguage, Language } from '@pramaan/contract/languages.ts';

/** A text of one language, `{named}` placeholders in it; the DLT id it is registered under stands beside it. */
interface RegisteredText {
  templateId: string;
  text: string;
}

/** A text that is not registered in a language is sent in English (`render`). */
export type SmsTemplate = Record<CompleteLanguage, RegisteredText> &
  Partial<Record<Language, RegisteredText>> & {
    channel: 'sms';
    header: string;
  };

/**
 * The header and the 19-digit ids are invented: an operator registers these very texts under its own entity on the
 * DLT portal and writes the ids it is given here. A text and its id change together.
 */
const header = 'PRAMAN';
const webOtp = '\n\n@{host} #{code}';

/** SMS texts. A code stands first; the last line lets a phone's browser fill it in by itself (WebOTP). */
export const smsTexts = {
  'applicant-login': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000011',
      text: `{code} is your code to log in to your loan application. It is valid for 10 minutes. Do not share it with anyone.${webOtp}`,
    },
    hi: {
      templateId: '1107176000000000012',
      text: `{code} आपके लोन आवेदन में लॉगिन करने का कोड है। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।${webOtp}`,
    },
  },
  'staff-reset': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000021',
      text: `{code} is your code to reset your Pramaan password. Do not share it with anyone.${webOtp}`,
    },
    hi: {
      templateId: '1107176000000000022',
      text: `{code} आपका नया Pramaan पासवर्ड रखने का कोड है। इसे किसी को न बताएँ।${webOtp}`,
    },
  },
  'staff-invite-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000071',
      text: '{lender} has invited you to join its team. Choose your password within 72 hours: {link}',
    },
    hi: {
      templateId: '1107176000000000072',
      text: '{lender} आपको अपनी टीम में बुलाता है। 72 घंटे के भीतर यहाँ अपना पासवर्ड चुनें: {link}',
    },
  },
  'application-invite': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000141',
      text: '{lender} has started a loan application for you. Continue with this mobile number: {link}',
    },
    hi: {
      templateId: '1107176000000000142',
      text: '{lender} ने आपके लिए लोन आवेदन शुरू किया है। इसी मोबाइल नंबर से यहाँ आगे बढ़ें: {link}',
    },
  },
  'co-applicant-invite': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000291',
      text: '{applicant} has named you as co-applicant for a loan with {lender}. Log in with this mobile number and submit your documents: {link}',
    },
    hi: {
      templateId: '1107176000000000292',
      text: '{applicant} ने {lender} के लोन में आपको सह-आवेदक बताया है। इसी मोबाइल नंबर से लॉगिन करें और अपने दस्तावेज़ दें: {link}',
    },
  },
  'guarantor-invite': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000301',
      text: '{applicant} has named you as guarantor for a loan with {lender}: you pay if the borrower does not. Log in with this mobile number to read more and submit your documents: {link}',
    },
    hi: {
      templateId: '1107176000000000302',
      text: '{applicant} ने {lender} के लोन में आपको गारंटर बताया है: लोन लेने वाला न चुकाए तो आपको चुकाना होगा। इसी मोबाइल नंबर से लॉगिन करके पढ़ें और अपने दस्तावेज़ दें: {link}',
    },
  },
  'bank-page': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000151',
      text: 'Link your bank account for your loan application with {lender} within 30 minutes: {link}',
    },
    hi: {
      templateId: '1107176000000000152',
      text: '{lender} के लोन आवेदन के लिए 30 मिनट के भीतर यहाँ अपना बैंक खाता जोड़ें: {link}',
    },
  },
  'consent-link-mobile': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000031',
      text: '{lender} asks for your consent to verify your loan application. Review it and decide within 72 hours: {link}',
    },
    hi: {
      templateId: '1107176000000000032',
      text: '{lender} आपके लोन आवेदन की जाँच के लिए आपकी सहमति चाहता है। 72 घंटे के भीतर यहाँ पढ़कर फ़ैसला करें: {link}',
    },
  },
  'consent-code-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000041',
      text: `{code} is your code to confirm your mobile number for {lender}. It is valid for 10 minutes. Do not share it with anyone.${webOtp}`,
    },
    hi: {
      templateId: '1107176000000000042',
      text: `{code} वह कोड है जिससे {lender} जानेगा कि यह नंबर आपका है। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।${webOtp}`,
    },
  },
  'consent-receipt-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000051',
      text: 'You gave {lender} your consent. Receipt number: {receipt}. You can view or withdraw it at any time in your loan application, under My consents.',
    },
    hi: {
      templateId: '1107176000000000052',
      text: 'आपने {lender} को अपनी सहमति दी है। रसीद {receipt}। आप इसे कभी भी अपने लोन आवेदन में "मेरी सहमतियाँ" में देख और वापस ले सकते हैं।',
    },
  },
  'consent-withdrawn-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000061',
      text: 'You withdrew your consent to {lender}. Receipt number: {receipt}. No further checks will be made for it.',
    },
    hi: {
      templateId: '1107176000000000062',
      text: 'आपने {lender} को दी सहमति वापस ले ली है। रसीद {receipt}। अब से इसके लिए कोई जाँच नहीं होगी।',
    },
  },
  'erased-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000081',
      text: '{lender} has erased your data, as you requested. Certificate (without your name): {link}',
    },
    hi: {
      templateId: '1107176000000000082',
      text: '{lender} ने आपके कहने पर आपका रखा हुआ डेटा मिटा दिया है। प्रमाणपत्र, बिना आपके नाम के: {link}',
    },
  },
  'erased-part-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000091',
      text: '{lender} has erased the parts of your data that it may erase, as you requested. See what is retained and why under My data in your loan application. Certificate: {link}',
    },
    hi: {
      templateId: '1107176000000000092',
      text: '{lender} ने आपके कहने पर आपके डेटा में से जो मिटा सकता था, मिटा दिया है। क्या रहता है और क्यों, यह आपके लोन आवेदन में "मेरा डेटा" में है। प्रमाणपत्र: {link}',
    },
  },
  'checks-nearly-used-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000121',
      text: '{lender} has used 80% of its checks for today on Pramaan. You can raise the limit under Settings.',
    },
    hi: {
      templateId: '1107176000000000122',
      text: '{lender} आज की 80% जाँचें Pramaan पर इस्तेमाल कर चुका है। सीमा सेटिंग में बढ़ाई जा सकती है।',
    },
  },
  'checks-wholly-used-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000131',
      text: '{lender} has used all its checks for today on Pramaan. No further checks are made until tomorrow, or until you raise the limit under Settings.',
    },
    hi: {
      templateId: '1107176000000000132',
      text: '{lender} आज की सारी जाँचें Pramaan पर इस्तेमाल कर चुका है। कल तक, या सेटिंग में सीमा बढ़ाने तक, और कोई जाँच नहीं होगी।',
    },
  },
  'vendor-budget-used-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000161',
      text: '{lender} has used its monthly budget for {vendor} on Pramaan. Other vendors are asked first. Checks that only {vendor} can answer continue. You can change budgets under Settings.',
    },
    hi: {
      templateId: '1107176000000000162',
      text: '{vendor} के लिए {lender} का इस महीने का बजट Pramaan पर पूरा हो गया है। पहले दूसरी सेवाओं से पूछा जाएगा। जिन जाँचों का जवाब सिर्फ़ {vendor} दे सकता है, वे चलती रहेंगी। बजट सेटिंग में बदला जा सकता है।',
    },
  },
  'password-changed-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000111',
      text: 'The password of your {lender} login on Pramaan was changed. If you did not change it, tell the owner of your team now.',
    },
    hi: {
      templateId: '1107176000000000112',
      text: 'Pramaan पर आपके {lender} लॉगिन का पासवर्ड बदला गया। अगर आपने नहीं बदला तो अपनी टीम के मालिक को तुरंत बताएँ।',
    },
  },
  'application-received': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000241',
      text: '{lender} has received your complete loan application {reference}. See what comes next: {link}',
    },
    hi: {
      templateId: '1107176000000000242',
      text: '{lender} को आपका पूरा लोन आवेदन {reference} मिल गया है। आगे क्या होगा, यहाँ देखें: {link}',
    },
  },
  'loan-approved': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000181',
      text: '{lender} has approved your loan application {reference}. See what comes next: {link}',
    },
    hi: {
      templateId: '1107176000000000182',
      text: '{lender} ने आपका लोन आवेदन {reference} मंज़ूर कर लिया है। आगे क्या होगा, यहाँ देखें: {link}',
    },
  },
  'loan-declined': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000191',
      text: '{lender} could not approve your loan application {reference}. Read the reasons: {link}',
    },
    hi: {
      templateId: '1107176000000000192',
      text: '{lender} आपका लोन आवेदन {reference} मंज़ूर नहीं कर सका। कारण यहाँ पढ़ें: {link}',
    },
  },
  'loan-offer': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000201',
      text: '{lender} has made you a loan offer for application {reference}. Read your sanction letter and the Key Facts Statement, and decide by {day}: {link}',
    },
    hi: {
      templateId: '1107176000000000202',
      text: '{lender} ने आवेदन {reference} पर आपको लोन का प्रस्ताव दिया है। मंज़ूरी पत्र और मुख्य तथ्य विवरण पढ़ें, और {day} तक फ़ैसला करें: {link}',
    },
  },
  'appeal-answered': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000251',
      text: '{lender} has looked at your loan application {reference} again. Read the answer: {link}',
    },
    hi: {
      templateId: '1107176000000000252',
      text: '{lender} ने आपका लोन आवेदन {reference} दोबारा देखा है। जवाब यहाँ पढ़ें: {link}',
    },
  },
  'agreement-ready': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000211',
      text: 'Your loan agreement with {lender} for application {reference} is ready. Read it and sign it with your Aadhaar: {link}',
    },
    hi: {
      templateId: '1107176000000000212',
      text: 'आवेदन {reference} के लिए {lender} के साथ आपका लोन अनुबंध तैयार है। पढ़ें और आधार से हस्ताक्षर करें: {link}',
    },
  },
  'mandate-asked': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000261',
      text: 'Your loan agreement with {lender} for application {reference} is signed. Set up the e-mandate for your instalments: {link}',
    },
    hi: {
      templateId: '1107176000000000262',
      text: 'आवेदन {reference} के लिए {lender} के साथ आपके लोन अनुबंध पर हस्ताक्षर हो गए हैं। अपनी किस्तों के लिए ई-मैंडेट यहाँ बनाएँ: {link}',
    },
  },
  'mandate-reminder': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000271',
      text: 'Reminder from {lender}: the e-mandate for your loan {reference} is not set up yet. Set it up here: {link}',
    },
    hi: {
      templateId: '1107176000000000272',
      text: 'याद रखें: {lender} से आपके लोन {reference} का ई-मैंडेट अभी नहीं बना है। यहाँ बनाएँ: {link}',
    },
  },
  'mandate-failed': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000281',
      text: '{lender}: the e-mandate for your loan {reference} was not set up. See what to do and try again: {link}',
    },
    hi: {
      templateId: '1107176000000000282',
      text: '{lender}: आपके लोन {reference} का ई-मैंडेट नहीं बन सका। क्या करना है, यहाँ देखें और दोबारा कोशिश करें: {link}',
    },
  },
  'ask-sms': {
    channel: 'sms',
    header,
    en: {
      templateId: '1107176000000000101',
      text: '{lender} needs more information for your loan application. See what is needed and submit it here: {link}',
    },
    hi: {
      templateId: '1107176000000000102',
      text: '{lender} को आपके लोन आवेदन के लिए कुछ और चाहिए। क्या चाहिए, यहाँ देखें और दें: {link}',
    },
  },
} as const satisfies Record<string, SmsTemplate>;
