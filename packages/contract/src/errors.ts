import { messages } from './messages.ts';

/**
 * Every way a call can fail: HTTP status and the sentence people read. The specification's sentences are
 * exact (P §8); failures it words are HTTP 200 with `success: false` (architecture, "A call, whole").
 */
export const errors = {
  BAD_REQUEST: { status: 400, message: 'Some of what was sent is missing or not right.' },
  BROKEN_JSON: { status: 400, message: 'What was sent is not readable JSON.' },
  NOT_LOGGED_IN: { status: 401, message: messages.notLoggedIn },
  SESSION_EXPIRED: { status: 403, message: 'Your session has ended. Please log in again.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  WRONG_ACTOR: { status: 403, message: 'The admin named in the request is not the one who is logged in.' },
  CROSS_SITE: {
    status: 403,
    message: 'This request did not come from our own page. Reload the page and try again.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  NO_SUCH_APPLICANT: { status: 404, message: 'There is no such applicant.' },
  WRONG_METHOD: { status: 405, message: 'This address does not take that kind of request.' },
  CONFLICT: {
    status: 409,
    message: 'Someone changed this meanwhile. Reload it, then make your change again.',
  },
  TOO_LARGE: { status: 413, message: 'This is larger than we take: 10 MB for a file, 1 MB for a form.' },
  WRONG_TYPE: { status: 415, message: 'We cannot read this kind of content here.' },
  TOO_MANY: { status: 429, message: 'Too many tries. Wait a minute, then try again.' },
  INTERNAL: { status: 500, message: 'Some Error Occured. Please Try Again Later' },
  STARTING: { status: 503, message: 'We are starting up. Please try again in a few seconds.' },

  NOT_IN_THIS_STAGE: {
    status: 200,
    message: 'This cannot be done where the application stands now. Reload it to see where that is.',
  },
  DATA_MISSING: {
    status: 200,
    message: 'It cannot be approved yet: something needed is missing. Ask for it, or accept what was given.',
  },
  SAME_PERSON: {
    status: 200,
    message: 'Somebody else has to confirm it: who decided may not.',
  },
  TOO_LATE: { status: 200, message: 'It is too late to take this back.' },

  LOGIN_WRONG: { status: 200, message: 'The login or the password is not right. Check both and try again.' },
  LOGIN_DISABLED: {
    status: 200,
    message: 'Your Login Credentials are disabled. Please Contact Administrator',
  },
  OTP_MISMATCH: { status: 200, message: 'OTP Miss Match' },
  OTP_LOCKED: { status: 200, message: 'Too many wrong codes. Ask for a new code in a minute.' },
  PASSWORD_WRONG: { status: 200, message: 'The old password is not right.' },
  PASSWORD_WEAK: {
    status: 200,
    message:
      'Choose a password of at least 10 characters that others would not guess: no common word, no name of yours.',
  },
  RESET_EXPIRED: { status: 200, message: 'Verify the code again, then set the password.' },
  NO_CONSENT: {
    status: 200,
    message:
      'The person has not agreed to this check, or has withdrawn. Ask for their consent, then check again.',
  },
  LINK_EXPIRED: { status: 200, message: 'Link has expired' },
  ALREADY_VERIFIED: { status: 200, message: 'User is already verified' },
  SERVER_ERROR: { status: 200, message: messages.serverError },

  SERVER_UNREACHABLE: { status: 200, message: 'Server Unreachable. Please try after sometime' },
  NO_DATA_AVAILABLE: { status: 200, message: 'No Data Available. Server Error' },
  VERIFICATION_FAILED: {
    status: 200,
    message: 'The service refused the details. Check them against the document.',
  },
  NO_DATA_FOUND: { status: 200, message: 'No Data Found' },
  FILE_LOCKED: {
    status: 200,
    message: 'This PDF is locked. Enter its password, and send it again.',
  },
  NOT_THIS_DOCUMENT: {
    status: 200,
    message: 'This does not look like the document asked for. Choose another file, or another document.',
  },
  FILE_GONE: {
    status: 404,
    message: 'This file is not here any more.',
  },
  FILE_UNCHECKED: {
    status: 200,
    message:
      'This file cannot be checked for viruses just now. Nothing was kept: send it again in a few minutes.',
  },
  FILES_DOWN: {
    status: 200,
    message: 'Files cannot be kept or fetched just now. Nothing is half done: try again in a few minutes.',
  },
  CREDIT_OFF: {
    status: 200,
    message: 'No credit bureau is connected here. Ask the lender to connect one.',
  },
  CREDIT_NEEDS: {
    status: 200,
    message: 'The credit bureau is asked with name, PAN and date of birth. Give those first, then ask again.',
  },
  CREDIT_ASKING: {
    status: 200,
    message: 'The credit bureau is being asked just now. Reload the page in a minute.',
  },
  CREDIT_DOWN: {
    status: 200,
    message: 'The credit bureau does not answer. Nothing was fetched; try again later.',
  },
  CREDIT_REFUSED: {
    status: 200,
    message:
      'The credit bureau did not take the question. Check PAN and date of birth against the documents.',
  },
  BANK_SEARCH_FAILED: { status: 200, message: 'Internal Server Error. Please Try Again' },
  BANK_TOKEN_REFUSED: {
    status: 200,
    message: `${messages.somethingWrong}: ${messages.bankTokenInvalid}`,
  },
  BANK_SESSION_OVER: {
    status: 200,
    message: 'The session at the bank has ended. Begin again from the bank page.',
  },
  BANK_SOURCE_DOWN: {
    status: 200,
    message: 'This source does not answer right now. Try again in a while, or take another way.',
  },
  LOCKER_DOWN: {
    status: 200,
    message: 'DigiLocker does not answer right now. Try again in a while, or give the document another way.',
  },
  LOCKER_REFUSED: { status: 200, message: 'DigiLocker did not take the request. Try again later.' },
  LOCKER_VISIT_OVER: {
    status: 200,
    message: 'This visit to DigiLocker did not begin here, or is over. Sign in again.',
  },
  LOCKER_CANCELLED: {
    status: 200,
    message: 'No document was shared. Share one, or give the document another way.',
  },
  LOCKER_SESSION_OVER: {
    status: 200,
    message: 'The sign-in at DigiLocker has ended. Sign in there again.',
  },
  LOCKER_NOT_THERE: {
    status: 200,
    message: 'DigiLocker has no such document for this person, or it was not shared.',
  },
  LOCKER_EXISTS: {
    status: 200,
    message: 'A DigiLocker exists for this mobile number. Sign in to it.',
  },
  ESIGN_CODE_WRONG: { status: 200, message: 'The code is not right. Type it again, or ask for a new one.' },
  ESIGN_CODE_OVER: { status: 200, message: 'This code is used up. Ask for a new one, then sign with that.' },
  ESIGN_REFUSED: { status: 200, message: 'Nothing was signed. Start again.' },
  ESIGN_SIGNED_BEFORE: {
    status: 200,
    message: 'This is signed already. Reload the page to see the signed document.',
  },
  ESIGN_SOURCE_DOWN: {
    status: 200,
    message: 'The signing service does not answer. Nothing was signed; try again later.',
  },
  ESIGN_OFF: {
    status: 200,
    message: 'Signing in this way is not offered here. Choose another way, or ask the lender.',
  },
  FACTOR_WANTED: {
    status: 200,
    message: 'Enter the code of your authenticator app, a recovery code, or use a passkey.',
  },
  FACTOR_WRONG: {
    status: 200,
    message: 'This code is not right, or was used. Wait for the next one, or take a recovery code.',
  },
  FACTOR_ON: { status: 200, message: 'You have a second factor already. Remove it first to set up another.' },
  FACTOR_OFF: { status: 200, message: 'There is no second factor yet. Set it up first.' },
  FACTOR_REQUIRED: { status: 200, message: 'Your lender wants a second factor of your role: it stays.' },
  FACTOR_NEEDED: {
    status: 200,
    message: 'Set up your second factor under My account first. If you have one, log in again with it.',
  },
  PASSKEY_WRONG: {
    status: 200,
    message: 'This passkey did not work here. Try again, or log in with your password.',
  },
  PASSKEY_MANY: { status: 200, message: 'You have twenty passkeys already. Remove one you no longer use.' },
  SSO_OFF: { status: 200, message: 'There is no such login here. Log in with your password.' },
  SSO_DOWN: {
    status: 200,
    message: 'The login provider does not answer as one. Check its address, or try again later.',
  },
  SSO_OVER: {
    status: 200,
    message: 'This login was begun elsewhere, or is over. Begin again from the login page.',
  },
  SSO_REFUSED: { status: 200, message: 'The login provider did not confirm who you are. Begin again.' },
  SSO_NOBODY: {
    status: 200,
    message: 'Nobody of this team has the address that the login provider confirmed. Ask your administrator.',
  },
  KEY_REFUSED: {
    status: 401,
    message: 'This API key is unknown, revoked or over. Ask the lender for another.',
  },
  WEBHOOK_ADDRESS: {
    status: 200,
    message: 'This is no address of the public internet that begins with https. Enter another one.',
  },
  TEAM_NO_ADDRESS: {
    status: 200,
    message: 'Enter a mobile number or an e-mail address: the invitation goes there.',
  },
  TEAM_TAKEN: {
    status: 200,
    message: 'This user name, mobile number or e-mail address belongs to another login. Choose another.',
  },
  TEAM_RANK: { status: 403, message: 'You may not manage a person of this role.' },
  TEAM_NOBODY: { status: 404, message: 'There is no such person in your team.' },
  TEAM_JOINED: { status: 200, message: 'This person has joined already. They can reset their password.' },
  KEPT_BY_LAW: {
    status: 200,
    message: 'A law wants this kept longer. Enter at least the days that stand beside it.',
  },
  LEGAL_HOLD: {
    status: 200,
    message: 'A legal hold stands on this application: nothing of it is erased. Lift the hold first.',
  },
  ERASURE_ASKED: { status: 200, message: 'You have asked for this already. The lender will answer.' },
  NOTHING_TO_ERASE: {
    status: 200,
    message: 'A law keeps all that is left of this application. Nothing of it can be erased yet.',
  },
  QR_REFUSED: { status: 200, message: 'This QR could not be read.' },
  FILE_REFUSED: { status: 200, message: 'This file could not be read. Use a clear photo or a PDF.' },
} as const;

export type ErrorCode = keyof typeof errors;

/** One thing wrong with what was sent: where, and what to do about it. */
export interface FieldFault {
  path: string;
  message: string;
}

/** The one error of the product: a code of the catalogue, and a sentence when the catalogue's is too general. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly faults: readonly FieldFault[];

  constructor(code: ErrorCode, message?: string, faults: readonly FieldFault[] = []) {
    super(message ?? errors[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.faults = faults;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
