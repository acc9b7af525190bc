import type { EmailTemplate } from './email-shapes.ts';

/** The e-mails about an approved loan: its offer, its agreement, its e-mandate. */
export const loanEmailTexts = {
  'loan-offer-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Your loan offer from {lender}',
      button: 'See the offer',
      text: `{lender} has made you a loan offer for application {reference}. Your sanction letter is ready. Log in to read it and the Key Facts Statement, and accept or decline the offer by {day}.

{link}`,
    },
    hi: {
      subject: '{lender} से आपका लोन प्रस्ताव',
      button: 'प्रस्ताव देखें',
      text: `{lender} ने आवेदन {reference} पर आपको लोन का प्रस्ताव दिया है। आपका लोन मंज़ूरी पत्र तैयार है। लॉगिन करके उसे और मुख्य तथ्य विवरण पढ़ें, और {day} तक प्रस्ताव स्वीकार या अस्वीकार करें।

{link}`,
    },
  },
  'agreement-ready-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Your loan agreement with {lender}',
      button: 'Read and sign',
      text: `Your loan agreement with {lender} for application {reference} is ready. Log in to read it and sign it with your Aadhaar.

{link}`,
    },
    hi: {
      subject: '{lender} के साथ आपका लोन अनुबंध',
      button: 'पढ़ें और हस्ताक्षर करें',
      text: `आवेदन {reference} के लिए {lender} के साथ आपका लोन अनुबंध तैयार है। लॉगिन करके उसे पढ़ें, और अपने आधार से हस्ताक्षर करें।

{link}`,
    },
  },
  'mandate-asked-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Set up the repayment of your loan',
      button: 'Set up e-mandate',
      text: `Your loan agreement with {lender} for application {reference} is signed. Now set up the e-mandate, so that your instalments are paid from your bank account on the day they are due. You confirm it in your UPI app or on your bank’s own page. It takes about three minutes.

{link}`,
    },
    hi: {
      subject: 'अपने लोन की चुकौती तय करें',
      button: 'ई-मैंडेट बनाएँ',
      text: `आवेदन {reference} के लिए {lender} के साथ आपके लोन अनुबंध पर हस्ताक्षर हो गए हैं। अब ई-मैंडेट बनाएँ, ताकि किस्तें तय तारीख पर आपके बैंक खाते से चुकाई जाएँ। पुष्टि आप अपने UPI ऐप में या अपने बैंक के ही पेज पर करेंगे। इसमें लगभग तीन मिनट लगते हैं।

{link}`,
    },
  },
  'mandate-reminder-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Your e-mandate is not set up yet',
      button: 'Set up e-mandate',
      text: `The e-mandate for your loan {reference} from {lender} is not set up yet. Without it, your instalments cannot be paid from your bank account by themselves, and the lender may not be able to pay out the loan.

{link}`,
    },
    hi: {
      subject: 'आपका ई-मैंडेट अभी नहीं बना है',
      button: 'ई-मैंडेट बनाएँ',
      text: `{lender} से आपके लोन {reference} का ई-मैंडेट अभी नहीं बना है। इसके बिना किस्तें आपके बैंक खाते से अपने आप नहीं चुकाई जा सकतीं, और हो सकता है कि ऋणदाता लोन की राशि न दे सके।

{link}`,
    },
  },
  'mandate-failed-email': {
    channel: 'email',
    why: 'application',
    en: {
      subject: 'Your e-mandate was not set up',
      button: 'Try again',
      text: `The e-mandate for your loan {reference} from {lender} was not set up: it was not accepted. Your loan agreement is not affected. Log in to see what to do, then try again or choose another account.

{link}`,
    },
    hi: {
      subject: 'आपका ई-मैंडेट नहीं बन सका',
      button: 'दोबारा कोशिश करें',
      text: `{lender} से आपके लोन {reference} का ई-मैंडेट नहीं बन सका: इसे स्वीकार नहीं किया गया। आपके लोन अनुबंध पर इसका कोई असर नहीं है। लॉगिन करके देखें कि क्या करना है, फिर दोबारा कोशिश करें या दूसरा खाता चुनें।

{link}`,
    },
  },
} as const satisfies Record<string, EmailTemplate>;
