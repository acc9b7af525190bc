/** Why nothing was signed, or why what came is not believed; and what to do then. */
export const sentences = {
  cancelled:
    'Signing was cancelled at the signing service. Nothing was signed. Start again when you are ready.',
  code_again: 'This code is not correct. Type it again, or ask for a new one.',
  code_over: 'This code has expired, was used, or was never sent. Nothing was signed; ask for a new one.',
  wrong_code: 'The code was wrong three times, so nothing was signed. Start again for a new code.',
  too_many_codes: 'Too many codes were asked for. Nothing was signed; wait half an hour, then start again.',
  expired: 'The signing page was open too long, so nothing was signed. Start again.',
  no_mobile:
    'This Aadhaar has no mobile number, so no code can be sent. Add one at an Aadhaar centre, then start again.',
  wrong_number: 'This Aadhaar number or Virtual ID does not exist or is locked. Check it, then start again.',
  source_down: 'Aadhaar or the signing service is not responding. Nothing was signed. Try again later.',
  refused: 'The signing service did not take our request. Nothing was signed; the lender has to look at it.',
  other: 'The signing service gave no signature. Nothing was signed; start again.',
  unreadable: 'What the signing service sent cannot be read. Nothing was signed; start again.',
  signature:
    'What came does not carry the signature of the signing service, so it was not believed. Start again.',
  other_request: 'What came answers another request than this one, so it was not taken. Start again.',
  stale: 'What came was not made in the time of this request, so it was not taken. Start again.',
  incomplete: 'Not every document came back signed, so none was taken. Start again.',
  other_document: 'What came back signs another document than was sent, so it was not taken. Start again.',
  untrusted:
    'The signer’s certificate leads to no authority that is trusted here, so the signature was not taken.',
  certificate_expired:
    'The signer’s certificate was not valid when it signed, so the signature was not taken. Start again.',
} as const;

export type Reason = keyof typeof sentences;

/**
 * Codes of UIDAI and of providers, as far as public lists show them (standards §8.1 and appendix A 4). Whatever is not
 * here is `other`.
 */
const reasons: Readonly<Record<string, Reason>> = {
  '110': 'no_mobile',
  '111': 'no_mobile',
  '112': 'no_mobile',
  '330': 'wrong_number',
  '331': 'wrong_number',
  '332': 'wrong_number',
  '400': 'code_again',
  '403': 'code_over',
  '515': 'wrong_number',
  '517': 'wrong_number',
  '950': 'source_down',
  '952': 'too_many_codes',
  '953': 'too_many_codes',
  '995': 'wrong_number',
  '996': 'wrong_number',
  '997': 'wrong_number',
  '998': 'wrong_number',
  'E-119': 'source_down',
  'E-148': 'source_down',
  'ESP-415': 'wrong_code',
  'ESP-944': 'cancelled',
  'ESP-945': 'cancelled',
  'ESP-946': 'expired',
};

/** What a provider's error code means for the person. `SBX-` are the sandbox's own: our request was not right. */
export function reasonOf(code: string): Reason {
  return reasons[code] ?? (code.startsWith('SBX-') ? 'refused' : 'other');
}
