/**
 * Why a provider did not sign: code and message of `EsignResp`. Codes of UIDAI and of providers as seen in public lists
 * of error codes; those with SBX are this sandbox's own, because the annexure of the specification was not seen
 * (standards, appendix A 4).
 */
export const codes = {
  'invalid-number': ['998', 'Invalid Aadhaar Number/Virtual ID.'],
  'source-down': ['E-148', 'Ekyc services Unavailable.'],
  'code-wrong': ['ESP-415', 'Invalid OTP. No Of Retry Attempt Exhausted!!'],
  'code-wrong-once': ['400', 'Invalid OTP value.'],
  'code-not-sent': ['403', 'Maximum number of attempts for OTP match is exceeded or OTP is not generated.'],
  cancelled: ['ESP-944', 'User terminated eKYC process'],
  'cancelled-after-code': ['ESP-945', 'User terminated eKYC process after OTP Generation'],
  expired: ['ESP-946', 'User interface page expired'],
  'asp-signature': ['SBX-101', 'The signature of the request is not that of the ASP.'],
  'asp-time': ['SBX-102', 'The time of the request is more than fifteen minutes from now.'],
  'used-txn': ['SBX-103', 'The transaction id was used before.'],
  'wrong-version': ['SBX-104', 'The request is not eSign 2.1 with consent, OTP and pkcs7.'],
  'wrong-documents': ['SBX-105', 'The request must hold one to five SHA-256 hashes with ids from 1 on.'],
} as const;

export type Code = keyof typeof codes;
