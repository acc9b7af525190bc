/** What a report says besides its cards, on the screen and in a PDF. Names in braces are filled in. */
export const reportWords = {
  'doc.portrait': 'Photo',
  'doc.proof.passed': 'Passed',
  'doc.proof.failed': 'Differs',
  'doc.proof.doubtful': 'Unsure',
  'report.summary': 'Loan Applicant Report',
  'report.full': 'Loan Applicant Report',
  'report.verification': 'Customer Verification Report',
  'report.public': 'Verified documents',
  'report.look': 'Needs attention',
  'report.missing': 'Not provided',
  'report.verified': '{count} verified',
  'report.attention': '{count} need attention',
  'report.checking': '{count} being checked',
  'report.other': '{count} noted, not checked',
} as const;

export const reportWordsHindi: Readonly<Record<keyof typeof reportWords, string>> = {
  'doc.portrait': 'फ़ोटो',
  'doc.proof.passed': 'ठीक है',
  'doc.proof.failed': 'अलग है',
  'doc.proof.doubtful': 'पक्का नहीं',
  'report.summary': 'ऋण आवेदक रिपोर्ट',
  'report.full': 'ऋण आवेदक रिपोर्ट',
  'report.verification': 'ग्राहक सत्यापन रिपोर्ट',
  'report.public': 'जाँचे हुए दस्तावेज़',
  'report.look': 'ध्यान देने योग्य',
  'report.missing': 'नहीं दिया गया',
  'report.verified': '{count} जाँचे हुए',
  'report.attention': '{count} पर ध्यान दें',
  'report.checking': '{count} की जाँच हो रही है',
  'report.other': '{count} दर्ज, बिना जाँच',
};
