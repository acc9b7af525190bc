/**
 * What can be said of a PDF that somebody brings to /verify, each with one sentence and what to do. Names in braces are
 * filled in. Nobody's name is said but the lender's of an issued document of ours.
 */
export const issuedDocumentVerdicts = {
  genuine: 'This is a genuine document issued by {lender} on {day}. Nothing was changed. You can rely on it.',
  'genuine-unlisted':
    'This document was signed here on {day} and nothing was changed, but it is not in our register. Ask the person who gave it to you for a new one.',
  'other-document':
    'This is a genuine document issued by {lender} on {day}, but the code you scanned belongs to another document. Compare the two, and ask for the right file.',
  changed:
    'This document was signed here, but its content was changed afterwards. Do not rely on it. Ask the person who gave it to you for a new one.',
  added:
    'This document was signed here, but something was added to the file afterwards. Do not rely on it. Ask the person who gave it to you for a new one.',
  expired:
    'This file was signed with a certificate that was not valid at the time. Do not rely on it. Ask for a new one.',
  'aadhaar-esign':
    'This file was signed with Aadhaar eSign on {day} and was not changed after that. We do not check who signed it. Compare the name on the document.',
  'other-signed':
    'This file was not signed here. Someone else signed it on {day} with a certificate from a known authority, and it was not changed after that. Check with the organisation that issued it.',
  'other-untrusted':
    'This file was not signed here, and we do not know the signer, so the signature is not proof. Check with the organisation that issued it.',
  'other-changed':
    'Someone else signed this file, and it was changed afterwards. Do not rely on it. Ask the organisation that issued it for a new one.',
  'other-added':
    'Someone else signed this file, and something was added to it afterwards. Do not rely on it. Ask the organisation that issued it for the signed file.',
  broken: 'The signature in this file is damaged, so it is not proof. Ask for the original file.',
  'not-signed':
    'This PDF is not signed, so no one can tell if it was changed. Our documents are always signed. Ask for the original file, not a print or a scan.',
  'not-pdf': 'This is not a PDF. Choose the PDF file you received, not a photo, scan or screenshot of it.',
  locked:
    'This PDF is locked with a password. Our documents never have a password. Ask for the original file.',
  unreadable: 'This PDF could not be read. Download it again and choose the new file.',
} as const;

export type IssuedDocumentVerdict = keyof typeof issuedDocumentVerdicts;

/** Good: rely on it. Doubt: in order, but not a word of ours. Bad: do not. */
export const issuedDocumentTones: Readonly<Record<IssuedDocumentVerdict, 'good' | 'doubt' | 'bad'>> = {
  genuine: 'good',
  'genuine-unlisted': 'doubt',
  'other-document': 'doubt',
  changed: 'bad',
  added: 'bad',
  expired: 'bad',
  'aadhaar-esign': 'doubt',
  'other-signed': 'doubt',
  'other-untrusted': 'bad',
  'other-changed': 'bad',
  'other-added': 'bad',
  broken: 'bad',
  'not-signed': 'bad',
  'not-pdf': 'bad',
  locked: 'bad',
  unreadable: 'bad',
};
