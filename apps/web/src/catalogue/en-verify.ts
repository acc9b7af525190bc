import { paperOutcomes } from '@pramaan/contract/paper-outcomes.ts';

/** What /verify says. The sentences of the outcomes are those that the call answers with. */
export const enVerify = {
  'verify.title': 'Verify a document',
  'verify.lead':
    'Choose the PDF you received. We check that it is genuine and unchanged. We do not store the file.',
  'verify.code': 'The code belongs to: {what}, issued by {lender} on {day}.',
  'verify.code.more':
    'A code alone is not proof, because it can be copied to another document. Check the file too.',
  'verify.code.unknown':
    'This code is not from a document issued here. Scan it again, or choose the file itself.',
  'verify.choose': 'Choose the PDF',
  'verify.another': 'Verify another PDF',
  'verify.drop': 'or drop it here',
  'verify.file': 'File: {name}',
  'verify.working': 'Checking the file…',
  'verify.tooLarge':
    'This file is larger than 10 MB. Documents issued here are smaller. Ask for the original file.',
  'verify.pages': 'Pages that are different from what was signed: {pages}.',
  'verify.paper': '{what}, issued by {lender} on {day}',
  'verify.tone.good': 'Genuine and unchanged',
  'verify.tone.doubt': 'Check further',
  'verify.tone.bad': 'Do not rely on it',
  'verify.kind.full': 'Loan Applicant Report',
  'verify.kind.summary': 'Loan Applicant Report, summary',
  'verify.kind.verification': 'Customer Verification Report',
  'verify.kind.public': 'Verified documents',
  'verify.kind.aadhaar': 'Aadhaar page',
  'verify.kind.bank-statement': 'Bank statement',
  'verify.kind.erasure': 'Certificate of erasure',
  'verify.kind.card': 'One document of a report',
  'verify.genuine': paperOutcomes.genuine,
  'verify.genuine-unlisted': paperOutcomes['genuine-unlisted'],
  'verify.other-paper': paperOutcomes['other-paper'],
  'verify.changed': paperOutcomes.changed,
  'verify.added': paperOutcomes.added,
  'verify.expired': paperOutcomes.expired,
  'verify.aadhaar-esign': paperOutcomes['aadhaar-esign'],
  'verify.other-signed': paperOutcomes['other-signed'],
  'verify.other-untrusted': paperOutcomes['other-untrusted'],
  'verify.other-changed': paperOutcomes['other-changed'],
  'verify.other-added': paperOutcomes['other-added'],
  'verify.broken': paperOutcomes.broken,
  'verify.not-signed': paperOutcomes['not-signed'],
  'verify.not-pdf': paperOutcomes['not-pdf'],
  'verify.locked': paperOutcomes.locked,
  'verify.unreadable': paperOutcomes.unreadable,
} as const;
