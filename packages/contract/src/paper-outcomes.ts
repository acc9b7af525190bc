/**
 * What can be said of a PDF that somebody brings to /verify, each with one sentence and what to do. Names in braces are
 * filled in. Nobody's name is said but the lender's of a paper of ours.
 */
export const paperOutcomes = {
  genuine: 'This is a genuine paper of {lender}, made on {day}. Nothing was changed. You can rely on it.',
  'genuine-unlisted':
    'This paper was signed here on {day} and nothing was changed, but it is not in our register. Ask whoever gave it to you for a new one.',
  'other-paper':
    'This is a genuine paper of {lender}, made on {day}, but not the one whose code you scanned. Compare the two, and ask for the right file.',
  changed:
    'This paper was signed here, but its content was changed afterwards. Do not rely on it. Ask whoever gave it to you for a new one.',
  added:
    'This paper was signed here, but something was added to the file afterwards. Do not rely on it. Ask whoever gave it to you for a new one.',
  expired:
    'This file was signed with a certificate that was not valid at that time. Do not rely on it. Ask for a new one.',
  'aadhaar-esign':
    'This file was signed with Aadhaar eSign on {day} and was not changed since. Whether the signer is the right person is not said here: compare the name on the paper.',
  'other-signed':
    'This file was not signed here. Somebody else, with a certificate of a known authority, signed it on {day}, and it was not changed since. Check with whoever issued it.',
  'other-untrusted':
    'This file was not signed here, and its signature is of nobody known to us: it proves nothing. Ask whoever issued it.',
  'other-changed':
    'Somebody else signed this file, and it was changed afterwards. Do not rely on it. Ask whoever issued it for a new one.',
  'other-added':
    'Somebody else signed this file, and something was added to it afterwards. Do not rely on it. Ask whoever issued it for the file as it was signed.',
  broken: 'The signature in this file is damaged, so it proves nothing. Ask for the file as it was issued.',
  'not-signed':
    'This PDF is not signed, so nobody can tell whether it was changed. A paper of ours is always signed: ask for the file itself, not a print or a scan.',
  'not-pdf':
    'This is not a PDF. Choose the PDF file as you were given it, not a photo, scan or screenshot of it.',
  locked:
    'This PDF is locked with a password, and our papers never are. Ask for the file without a password.',
  unreadable: 'This PDF could not be read. Download it again, and choose that file.',
} as const;

export type PaperOutcome = keyof typeof paperOutcomes;

/** Good: rely on it. Doubt: in order, but not a word of ours. Bad: do not. */
export const paperTones: Readonly<Record<PaperOutcome, 'good' | 'doubt' | 'bad'>> = {
  genuine: 'good',
  'genuine-unlisted': 'doubt',
  'other-paper': 'doubt',
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
