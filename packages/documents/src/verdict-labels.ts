/**
 * Where a record came from and how its check ended, in words: on a card's badge, in a PDF. `file`: a PDF's own text,
 * which is read letter by letter; `declared`: nobody was asked.
 */
export const verdictLabels = {
  'doc.source.issuer-signed': 'Signed by the issuer',
  'doc.source.registry': 'Registry',
  'doc.source.locker': 'DigiLocker',
  'doc.source.ocr': 'Read from the picture',
  'doc.source.file': 'Read from the document',
  'doc.source.self-declared': 'Entered manually',
  'doc.source.unsigned': 'Signature not trusted',
  'doc.source.other': 'Other source',
  'doc.outcome.verified': 'Verified',
  'doc.outcome.unconfirmed': 'Read from photo',
  'doc.outcome.unconfirmed_file': 'Read from file',
  'doc.outcome.unmatched': 'Waiting for your name',
  'doc.outcome.mismatch': 'Mismatch',
  'doc.outcome.invalid': 'Not valid',
  'doc.outcome.expired': 'Expired',
  'doc.outcome.not_found': 'Not found',
  'doc.outcome.invalid_input': 'Not accepted',
  'doc.outcome.source_down': 'Source unreachable',
  'doc.outcome.pending': 'Pending',
  'doc.outcome.needs_review': 'Needs review',
  'doc.outcome.declared': 'Declared',
} as const;

export const verdictLabelsHindi: Readonly<Record<keyof typeof verdictLabels, string>> = {
  'doc.source.issuer-signed': 'जारीकर्ता के हस्ताक्षर',
  'doc.source.registry': 'रजिस्ट्री',
  'doc.source.locker': 'DigiLocker',
  'doc.source.ocr': 'तस्वीर से पढ़ा गया',
  'doc.source.file': 'दस्तावेज़ से पढ़ा गया',
  'doc.source.self-declared': 'आवेदक ने बताया',
  'doc.source.unsigned': 'हस्ताक्षर पर भरोसा नहीं',
  'doc.source.other': 'दूसरा स्रोत',
  'doc.outcome.verified': 'सत्यापित',
  'doc.outcome.unconfirmed': 'तस्वीर से पढ़ा',
  'doc.outcome.unconfirmed_file': 'फ़ाइल से पढ़ा',
  'doc.outcome.unmatched': 'आपके नाम का इंतज़ार',
  'doc.outcome.mismatch': 'अलग है',
  'doc.outcome.invalid': 'मान्य नहीं',
  'doc.outcome.expired': 'अवधि समाप्त',
  'doc.outcome.not_found': 'नहीं मिला',
  'doc.outcome.invalid_input': 'स्वीकार नहीं',
  'doc.outcome.source_down': 'स्रोत जवाब नहीं दे रहा',
  'doc.outcome.pending': 'जाँच हो रही है',
  'doc.outcome.needs_review': 'देखना बाक़ी',
  'doc.outcome.declared': 'दर्ज',
};

export type VerdictLabel = keyof typeof verdictLabels;
