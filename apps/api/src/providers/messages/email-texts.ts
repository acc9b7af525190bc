import type { EmailTemplate } from './email-shapes.ts';
import { loanEmailTexts } from './loan-email-texts.ts';

const linkEnd = {
  en: `

{link}

The link is valid for 72 hours and is only for you. If you did not expect this message, you can ignore it.`,
  hi: `

{link}

यह लिंक 72 घंटे तक चलेगा, और केवल आपके लिए है। अगर आपको इस संदेश की उम्मीद नहीं थी तो इसे छोड़ दें: आपके बिना कुछ नहीं होगा।`,
};

/** Every e-mail. The plain text says all that the HTML says, and the link is spelt out in both. */
export const emailTexts = {
  'staff-invite-email': {
    channel: 'email',
    why: 'invitation',
    en: {
      subject: '{lender} has invited you to join its team',
      button: 'Choose your password',
      text: `{lender} has invited you to join its team on Pramaan. Open this page to choose your password:${linkEnd.en}`,
    },
    hi: {
      subject: '{lender} आपको अपनी टीम में बुलाता है',
      button: 'पासवर्ड चुनें',
      text: `{lender} आपको Pramaan पर अपनी टीम में बुलाता है। यह पेज खोलें और अपना पासवर्ड चुनें:${linkEnd.hi}`,
    },
  },
  'consent-link-personal': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Confirm your personal e-mail address for {lender}',
      button: 'Confirm e-mail address',
      text: `Dear {name},

{lender} asks you to confirm your personal e-mail address. Open this page and request a code:${linkEnd.en}`,
    },
    hi: {
      subject: '{lender} के लिए अपना निजी ई-मेल पता पक्का करें',
      button: 'अपना ई-मेल पता पक्का करें',
      text: `प्रिय {name},

{lender} चाहता है कि आप पक्का करें कि यह निजी ई-मेल पता आपका है। यह पेज खोलें और कोड मँगाएँ:${linkEnd.hi}`,
    },
  },
  'consent-link-business': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Confirm your business e-mail address for {lender}',
      button: 'Confirm e-mail address',
      text: `Dear {name},

{lender} asks you to confirm your business e-mail address. Open this page and request a code:${linkEnd.en}`,
    },
    hi: {
      subject: '{lender} के लिए अपना कामकाजी ई-मेल पता पक्का करें',
      button: 'अपना ई-मेल पता पक्का करें',
      text: `प्रिय {name},

{lender} चाहता है कि आप पक्का करें कि यह कामकाजी ई-मेल पता आपका है। यह पेज खोलें और कोड मँगाएँ:${linkEnd.hi}`,
    },
  },
  'consent-code-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Your code for {lender}',
      text: `{code} is your code to confirm this e-mail address for {lender}.

It is valid for 10 minutes. Do not share it with anyone.`,
    },
    hi: {
      subject: '{lender} के लिए आपका कोड',
      text: `{code} वह कोड है जिससे {lender} जानेगा कि यह ई-मेल पता आपका है।

यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
    },
  },
  'consent-receipt-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Receipt for your consent to {lender}',
      text: `You gave {lender} your consent. Receipt number: {receipt}.

You can view or withdraw your consent at any time in your loan application, under My consents.`,
    },
    hi: {
      subject: 'रसीद: आपने {lender} को सहमति दी',
      text: `आपने {lender} को अपनी सहमति दी है। रसीद {receipt}।

आप इसे कभी भी अपने लोन आवेदन में "मेरी सहमतियाँ" में देख और वापस ले सकते हैं।`,
    },
  },
  'consent-withdrawn-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Receipt for withdrawing your consent to {lender}',
      text: `You withdrew your consent to {lender}. Receipt number: {receipt}.

No further checks will be made for it.`,
    },
    hi: {
      subject: 'रसीद: आपने {lender} को दी सहमति वापस ली',
      text: `आपने {lender} को दी सहमति वापस ले ली है। रसीद {receipt}।

अब से इसके लिए कोई जाँच नहीं होगी।`,
    },
  },
  'checks-nearly-used-email': {
    channel: 'email',
    why: 'team',
    en: {
      subject: '{lender}: 80% of today’s checks are used',
      text: `{lender} has used 80% of its checks for today. When all are used, no further checks are made until tomorrow.

You can see who uses them under Usage, and raise the limit under Settings.`,
    },
    hi: {
      subject: '{lender}: आज की 80% जाँचें इस्तेमाल हो चुकीं',
      text: `{lender} आज की 80% जाँचें इस्तेमाल कर चुका है। सब इस्तेमाल होने पर कल तक और कोई जाँच नहीं होगी।

उपयोग में देखें कि इन्हें कौन इस्तेमाल करता है। सीमा सेटिंग में बढ़ाई जा सकती है।`,
    },
  },
  'checks-wholly-used-email': {
    channel: 'email',
    why: 'team',
    en: {
      subject: '{lender}: all of today’s checks are used',
      text: `{lender} has used all its checks for today. No further checks are made until tomorrow. What applicants enter is saved.

You can see who uses them under Usage, and raise the limit under Settings.`,
    },
    hi: {
      subject: '{lender}: आज की सारी जाँचें इस्तेमाल हो चुकीं',
      text: `{lender} आज की सारी जाँचें इस्तेमाल कर चुका है। कल तक और कोई जाँच नहीं होगी। आवेदक जो लिखते हैं वह सुरक्षित रहता है।

उपयोग में देखें कि इन्हें कौन इस्तेमाल करता है। सीमा सेटिंग में बढ़ाई जा सकती है।`,
    },
  },
  'vendor-budget-used-email': {
    channel: 'email',
    why: 'team',
    en: {
      subject: '{lender}: this month’s budget for {vendor} is used',
      text: `{lender} has used this month’s budget for checks by {vendor}. From now on the other vendors are asked first. Checks that only {vendor} can answer continue and cost more than the budget.

You can see what was used under Usage, and change budgets and vendors under Settings.`,
    },
    hi: {
      subject: '{lender}: {vendor} का इस महीने का बजट पूरा हो गया',
      text: `{vendor} की जाँचों के लिए {lender} का इस महीने का बजट पूरा हो गया है। अब पहले दूसरी सेवाओं से पूछा जाएगा। जिन जाँचों का जवाब सिर्फ़ {vendor} दे सकता है, वे चलती रहेंगी और बजट से ज़्यादा खर्च होगा।

क्या इस्तेमाल हुआ, यह उपयोग में देखें। बजट और सेवाएँ सेटिंग में बदली जा सकती हैं।`,
    },
  },
  'password-changed-email': {
    channel: 'email',
    why: 'team',
    en: {
      subject: 'Your {lender} password was changed',
      text: `The password of your {lender} login on Pramaan was changed.

If you changed it, you need to do nothing. If not, tell the owner of your team now, and set a new password with “Forgot password”.`,
    },
    hi: {
      subject: 'आपका {lender} पासवर्ड बदला गया',
      text: `Pramaan पर आपके {lender} लॉगिन का पासवर्ड बदला गया।

अगर आपने बदला है तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अपनी टीम के मालिक को तुरंत बताएँ, और “पासवर्ड भूल गए” से नया पासवर्ड रखें।`,
    },
  },
  'application-received-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: '{lender} has received your loan application',
      button: 'See your application',
      text: `{lender} has received your complete loan application {reference} and will review it. We tell you when it is decided, or if something else is needed.

{link}`,
    },
    hi: {
      subject: '{lender} को आपका लोन आवेदन मिल गया',
      button: 'अपना आवेदन देखें',
      text: `{lender} को आपका पूरा लोन आवेदन {reference} मिल गया है और वह इसकी जाँच करेगा। फ़ैसला होने पर, या कुछ और चाहिए तो, हम आपको बताएँगे।

{link}`,
    },
  },
  'loan-approved-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: '{lender} has approved your loan',
      button: 'See your application',
      text: `{lender} has approved your loan application {reference}. It will tell you the next steps.

{link}`,
    },
    hi: {
      subject: '{lender} ने आपका लोन मंज़ूर किया',
      button: 'अपना आवेदन देखें',
      text: `{lender} ने आपका लोन आवेदन {reference} मंज़ूर कर लिया है। आगे के कदम वही आपको बताएगा।

{link}`,
    },
  },
  'loan-declined-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Your loan application to {lender}',
      button: 'See your application',
      text: `{lender} could not approve your loan application {reference}. The reasons:

{reasons}

If you do not agree, log in to ask for another look. The letter about the decision is there too.

{link}`,
    },
    hi: {
      subject: '{lender} को दिया गया आपका लोन आवेदन',
      button: 'अपना आवेदन देखें',
      text: `{lender} आपका लोन आवेदन {reference} मंज़ूर नहीं कर सका। कारण:

{reasons}

अगर आप सहमत नहीं हैं, तो लॉगिन करके दोबारा देखने को कहें। फ़ैसले का पत्र भी वहीं है।

{link}`,
    },
  },
  'appeal-answered-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: '{lender} has looked at your application again',
      button: 'Read the answer',
      text: `You asked {lender} to look at your loan application {reference} again. It has, and its answer is in your application.

{link}`,
    },
    hi: {
      subject: '{lender} ने आपका आवेदन दोबारा देखा है',
      button: 'जवाब पढ़ें',
      text: `आपने {lender} से अपना लोन आवेदन {reference} दोबारा देखने को कहा था। उसने देख लिया है, और उसका जवाब आपके आवेदन में है।

{link}`,
    },
  },
  ...loanEmailTexts,
  'notifications-email': {
    channel: 'email',
    why: 'notifications',
    en: {
      subject: 'Unread notifications on Pramaan: {count}',
      button: 'Open notifications',
      text: `Dear {name},

These notifications about your cases are unread: {kinds}.

{link}`,
    },
    hi: {
      subject: 'Pramaan पर बिना पढ़ी सूचनाएँ: {count}',
      button: 'सूचनाएँ खोलें',
      text: `प्रिय {name},

आपके मामलों की ये सूचनाएँ अभी पढ़ी नहीं गई हैं: {kinds}।

{link}`,
    },
  },
  'dashboard-email': {
    channel: 'email',
    why: 'dashboards',
    en: {
      subject: '{lender}: {days}',
      button: 'Open the dashboards',
      text: `Dear {name},

{days}: {started} applications started, {approved} approved, {rejected} rejected. Approval rate: {rate}.

Open cases now: {open}. Overdue: {overdue}.

{link}`,
    },
    hi: {
      subject: '{lender}: {days}',
      button: 'डैशबोर्ड खोलें',
      text: `प्रिय {name},

{days}: {started} आवेदन शुरू, {approved} स्वीकृत, {rejected} अस्वीकृत। स्वीकृति दर: {rate}।

अभी खुले मामले: {open}। समय बीत चुका: {overdue}।

{link}`,
    },
  },
  'ask-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: '{lender} needs more information for your loan application',
      button: 'See what is needed',
      text: `Dear {name},

{lender} needs more information for your loan application. Log in with your mobile number to see what is needed and why, and to submit it:

{link}`,
    },
    hi: {
      subject: '{lender} को आपके लोन आवेदन के लिए कुछ और चाहिए',
      button: 'देखें कि क्या चाहिए',
      text: `प्रिय {name},

{lender} को आपके लोन आवेदन के लिए कुछ और चाहिए। क्या चाहिए और क्यों, यह अपने मोबाइल नंबर से लॉगिन करके देखें और वहीं दें:

{link}`,
    },
  },
} as const satisfies Record<string, EmailTemplate>;
