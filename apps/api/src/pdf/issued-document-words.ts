import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { reportWords, reportWordsHindi } from '@pramaan/documents/report-words.ts';
import { verdictLabels, verdictLabelsHindi } from '@pramaan/documents/verdict-labels.ts';

const english = {
  ...verdictLabels,
  ...reportWords,
  made: 'Created by Pramaan on {moment}',
  page: 'Page {page} of {pages}',
  sandbox: 'SANDBOX – test data',
  missing: 'Some characters are not available in the fonts of this document. Each is printed as',
  checkTitle: 'Is this document genuine?',
  check: 'Scan the code or open the address below, and choose this file to see whether it was changed.',
  checkAlt: 'QR code with the address at which this document can be verified',
  summaryPart: 'summary',
  aadhaar: 'Aadhaar',
  applicant: 'Applicant',
  reference: 'Reference',
  lender: 'Lender',
  madeOn: 'Created on',
  inside: 'Contents and sources',
  document: 'Document',
  verdict: 'Result',
  source: 'Source',
  when: 'Time (IST)',
  typed: 'Declared by the applicant, not yet reviewed by the lender',
  empty: 'No documents have been submitted yet.',
  findings: 'Open findings',
  unreadable: 'This picture cannot be displayed.',
} as const;

type IssuedDocumentWords = Readonly<Record<keyof typeof english, string>>;

/** Every sentence of our PDFs but those of the cards and of statements. Another language is one more member. */
export const issuedDocumentWords: Readonly<Record<CompleteLanguage, IssuedDocumentWords>> = {
  en: english,
  hi: {
    ...verdictLabelsHindi,
    ...reportWordsHindi,
    made: 'Pramaan ने {moment} को बनाया',
    page: 'पृष्ठ {page} / {pages}',
    sandbox: 'सैंडबॉक्स – बनावटी जानकारी',
    missing: 'कुछ अक्षर इस दस्तावेज़ के फ़ॉन्ट में नहीं हैं। हर एक की जगह यह है:',
    checkTitle: 'क्या यह दस्तावेज़ असली है?',
    check: 'कोड स्कैन करें या नीचे का पता खोलें और यह फ़ाइल चुनें: पता चलेगा कि कुछ बदला गया है या नहीं।',
    checkAlt: 'QR कोड: वह पता जहाँ इस दस्तावेज़ की जाँच हो सकती है',
    summaryPart: 'सारांश',
    aadhaar: 'आधार',
    applicant: 'आवेदक',
    reference: 'संदर्भ',
    lender: 'ऋणदाता',
    madeOn: 'बनाने का समय',
    inside: 'इस दस्तावेज़ में क्या है, और यह कैसे पता है',
    document: 'दस्तावेज़',
    verdict: 'नतीजा',
    source: 'कैसे पता है',
    when: 'कब (भारतीय समय)',
    typed: 'आवेदक ने भरा है; ऋणदाता ने अभी नहीं देखा',
    empty: 'अभी कुछ नहीं दिया गया है।',
    findings: 'खुले निष्कर्ष',
    unreadable: 'यह तस्वीर दिखाई नहीं जा सकती।',
  },
};
