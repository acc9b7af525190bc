import { messages } from './messages.ts';

/**
 * Every way a call can fail: HTTP status and the sentence people read. The specification's sentences are
 * exact (P §8); failures it words are HTTP 200 with `success: false` (architecture, "A call, whole").
 */
export const errors = {
  BAD_REQUEST: { status: 400, message: 'Some of the details sent are missing or not valid.' },
  BROKEN_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  NOT_LOGGED_IN: { status: 401, message: messages.notLoggedIn },
  SESSION_EXPIRED: { status: 403, message: 'Your session has ended. Please log in again.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  WRONG_ACTOR: { status: 403, message: 'The admin in the request is not the admin who is logged in.' },
  CROSS_SITE: {
    status: 403,
    message: 'This request did not come from our page. Reload the page and try again.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  NO_SUCH_APPLICANT: { status: 404, message: 'We could not find this applicant.' },
  WRONG_METHOD: { status: 405, message: 'This address does not accept this type of request.' },
  CASE_ELSEWHERE: {
    status: 409,
    message: 'This application is not assigned to you. Ask your manager if you need to work on it.',
  },
  CONFLICT: {
    status: 409,
    message: 'Someone else has changed this. Reload the page, then make your change again.',
  },
  TOO_LARGE: { status: 413, message: 'This is too large. A file can be up to 10 MB and a form up to 1 MB.' },
  WRONG_TYPE: { status: 415, message: 'This content type is not supported here.' },
  TOO_MANY: { status: 429, message: 'Too many attempts. Wait a minute, then try again.' },
  FILES_BUSY: {
    status: 429,
    message: 'We are reading many files at the moment. Nothing was lost. Try again in a minute.',
  },
  CHECK_LIMIT: {
    status: 429,
    message: 'This was checked too often today. Try again tomorrow. Everything you entered is saved.',
  },
  CHECKS_PAUSED: {
    status: 429,
    message: 'Checks are paused for today. Try again tomorrow. Everything you entered is saved.',
  },
  INTERNAL: { status: 500, message: 'Some Error Occured. Please Try Again Later' },
  STARTING: { status: 503, message: 'The service is starting. Please try again in a few seconds.' },
  UNAVAILABLE: {
    status: 503,
    message:
      'The service is temporarily unavailable. Wait a minute, then check whether your last change was saved before you repeat it.',
  },

  NOT_IN_THIS_STAGE: {
    status: 200,
    message: 'This is not possible at the application’s current stage. Reload the page to see it.',
  },
  DATA_MISSING: {
    status: 200,
    message:
      'The application cannot be approved yet because required documents are missing. Request them, or accept what was submitted.',
  },
  FINDING_BLOCKS: {
    status: 200,
    message:
      'A finding that blocks the approval is open. Resolve it: request the document again, or reject the record that is wrong.',
  },
  DEVIATION_NEEDS_REASON: {
    status: 200,
    message:
      'A finding of high severity is open, or the policy does not approve it. Give a reason to approve past it.',
  },
  SAME_PERSON: {
    status: 200,
    message: 'A second person has to approve this. You cannot approve your own work.',
  },
  OWN_LOAN_REQUEST: {
    status: 200,
    message: 'You changed the loan request of this application, so a colleague must decide it.',
  },
  JOINS_ANOTHER: {
    status: 200,
    message: 'This person joins another application. Decide there.',
  },
  NOBODY_JOINS: {
    status: 200,
    message: 'Nobody can be added to this application any more. Ask the lender if somebody else should sign.',
  },
  JOINS_ALREADY: {
    status: 200,
    message: 'This mobile number is already in this application. Enter that of the person to add.',
  },
  OWN_DECISION: {
    status: 200,
    message:
      'You decided this application, so you cannot change what the decision rests on. Ask a colleague.',
  },
  TERMS_DIFFER: {
    status: 200,
    message:
      'The amount, tenure or rate is not the proposed one. Check the proposal, then enter the three figures again or decline it.',
  },
  REAUTHENTICATION_NEEDED: {
    status: 200,
    message:
      'To confirm a decision of this size, enter the code of your second factor, or your password if you have no second factor.',
  },
  OFFER_SETTINGS: {
    status: 200,
    message:
      'The Key Facts Statement lacks the lender’s own details. Enter the grievance officer and the cooling-off days under Settings, then make the offer.',
  },
  OFFER_LIVE: {
    status: 200,
    message: 'This application has an offer already. Withdraw it before you make another one.',
  },
  OFFER_CLOSED: {
    status: 200,
    message: 'This offer is no longer open, so nothing was changed. Reload the page to see where it is.',
  },
  APPEAL_CLOSED: {
    status: 200,
    message:
      'You have already asked for another look, or the decision has changed. Reload the page to see where it is.',
  },
  AGREEMENT_INCOMPLETE: {
    status: 200,
    message: 'The agreement lacks details of a party. Complete them, then make the agreement.',
  },
  AGREEMENT_UNSIGNED: {
    status: 200,
    message: 'The loan agreement is not signed by everyone yet. Hand the loan over after that.',
  },
  CONDITIONS_OPEN: {
    status: 200,
    message: 'A condition of the approval is not met yet. Mark it as met, then hand the loan over.',
  },
  MANDATE_NEEDED: {
    status: 200,
    message: 'The applicant has not set up repayment by e-mandate yet. Hand the loan over after that.',
  },
  MANDATE_CLOSED: {
    status: 200,
    message: 'Repayment cannot be set up for this loan now. Reload the page to see where it is.',
  },
  AGREEMENT_ENDED: {
    status: 200,
    message: 'The offer of this agreement no longer stands, so it cannot be signed. Ask for a new offer.',
  },
  COOLING_OFF_OVER: {
    status: 200,
    message: 'The cooling-off period is over. Contact the lender to repay the loan early.',
  },
  TOO_LATE: { status: 200, message: 'It is too late to reverse this.' },

  ALREADY_APPLIED: {
    status: 200,
    message: 'This number already has an application with you. Ask a manager who works on it.',
  },

  APPLICATION_OPEN: {
    status: 200,
    message: 'You have an application here that is not finished yet. Continue with it.',
  },

  LOGIN_WRONG: { status: 200, message: 'The login or the password is incorrect. Check both and try again.' },
  LOGIN_DISABLED: {
    status: 200,
    message: 'Your Login Credentials are disabled. Please Contact Administrator',
  },
  OTP_MISMATCH: { status: 200, message: 'OTP Miss Match' },
  OTP_LOCKED: { status: 200, message: 'Too many incorrect codes. Request a new code in a minute.' },
  PASSWORD_WRONG: { status: 200, message: 'The current password is incorrect.' },
  PASSWORD_WEAK: {
    status: 200,
    message:
      'Choose a password of at least 10 characters that is hard to guess. Do not use a common word or your name.',
  },
  RESET_EXPIRED: { status: 200, message: 'Verify the code again before you set the password.' },
  NO_CONSENT: {
    status: 200,
    message:
      'The applicant has not agreed to this check, or has withdrawn the consent. Get their consent, then check again.',
  },
  LINK_EXPIRED: { status: 200, message: 'Link has expired' },
  ALREADY_VERIFIED: { status: 200, message: 'User is already verified' },

  SERVER_UNREACHABLE: { status: 200, message: 'Server Unreachable. Please try after sometime' },
  NO_DATA_AVAILABLE: { status: 200, message: 'No Data Available. Server Error' },
  VERIFICATION_FAILED: {
    status: 200,
    message: 'The service did not accept these details. Compare them with the document and try again.',
  },
  NO_DATA_FOUND: { status: 200, message: 'No Data Found' },
  FILE_LOCKED: {
    status: 200,
    message: 'This PDF is locked. Enter its password and send it again.',
  },
  SAME_PAPER: {
    status: 200,
    message: 'You gave this paper already. Choose another one.',
  },
  NOT_THIS_DOCUMENT: {
    status: 200,
    message: 'This does not look like the right document. Choose another file, or another document.',
  },
  FILE_GONE: {
    status: 404,
    message: 'This file is no longer stored. Upload it again.',
  },
  FILE_UNCHECKED: {
    status: 200,
    message:
      'We cannot check this file for viruses right now. Nothing was saved. Send it again in a few minutes.',
  },
  FILES_DOWN: {
    status: 503,
    message: 'Files are not available right now. Nothing was changed. Try again in a few minutes.',
  },
  CREDIT_OFF: {
    status: 200,
    message: 'No credit bureau is connected. Ask the lender to connect one.',
  },
  CREDIT_NEEDS: {
    status: 200,
    message: 'The credit bureau needs name, PAN and date of birth. Add them first, then ask again.',
  },
  CREDIT_ASKING: {
    status: 200,
    message: 'We are already asking the credit bureau. Reload the page in a minute.',
  },
  CREDIT_DOWN: {
    status: 200,
    message: 'The credit bureau is not responding. Nothing was changed. Try again later.',
  },
  CREDIT_REFUSED: {
    status: 200,
    message:
      'The credit bureau did not accept the request. Compare PAN and date of birth with the documents.',
  },
  BANK_SEARCH_FAILED: { status: 200, message: 'Internal Server Error. Please Try Again' },
  BANK_TOKEN_REFUSED: {
    status: 200,
    message: `${messages.somethingWrong}: ${messages.bankTokenInvalid}`,
  },
  BANK_SESSION_EXPIRED: {
    status: 200,
    message: 'The session with the bank has ended. Start again from the bank page.',
  },
  BANK_SOURCE_DOWN: {
    status: 200,
    message: 'This source is not responding right now. Try again later, or use another method.',
  },
  LOCKER_DOWN: {
    status: 200,
    message: 'DigiLocker is not responding right now. Try again later, or use another method.',
  },
  LOCKER_REFUSED: { status: 200, message: 'DigiLocker did not accept the request. Try again later.' },
  LOCKER_SIGN_IN_EXPIRED: {
    status: 200,
    message: 'This DigiLocker sign-in has ended, or was not started here. Sign in to DigiLocker again.',
  },
  LOCKER_CANCELLED: {
    status: 200,
    message: 'No document was shared. Share one, or use another method.',
  },
  LOCKER_SESSION_OVER: {
    status: 200,
    message: 'The DigiLocker session has ended. Sign in to DigiLocker again.',
  },
  LOCKER_NOT_THERE: {
    status: 200,
    message: 'This document is not in DigiLocker, or it was not shared. Share it, or use another method.',
  },
  LOCKER_EXISTS: {
    status: 200,
    message: 'This mobile number already has a DigiLocker account. Sign in to it.',
  },
  ESIGN_CODE_WRONG: {
    status: 200,
    message: 'This code is not correct. Type it again, or ask for a new one.',
  },
  ESIGN_CODE_OVER: {
    status: 200,
    message: 'This code can no longer be used. Nothing was signed. Ask for a new code.',
  },
  ESIGN_REFUSED: { status: 200, message: 'Nothing was signed. Start again.' },
  ESIGN_SIGNED_BEFORE: {
    status: 200,
    message: 'This document is already signed. Reload the page to see it.',
  },
  ESIGN_SOURCE_DOWN: {
    status: 200,
    message: 'The signing service is not responding. Nothing was signed. Try again later.',
  },
  ESIGN_OFF: {
    status: 200,
    message: 'This signing method is not available here. Choose another method, or ask the lender.',
  },
  FACTOR_WANTED: {
    status: 200,
    message: 'Enter the code from your authenticator app or a recovery code, or use a passkey.',
  },
  FACTOR_WRONG: {
    status: 200,
    message: 'This code is incorrect or was already used. Wait for the next one, or use a recovery code.',
  },
  FACTOR_ON: {
    status: 200,
    message: 'You already use two-factor authentication. Remove it before you set up another method.',
  },
  FACTOR_OFF: { status: 200, message: 'Two-factor authentication is not set up yet. Set it up first.' },
  FACTOR_REQUIRED: { status: 200, message: 'Your role requires two-factor authentication.' },
  FACTOR_NEEDED: {
    status: 200,
    message:
      'Your role requires two-factor authentication. Set it up under My account, or log in again with it.',
  },
  PASSKEY_WRONG: {
    status: 200,
    message: 'This passkey did not work. Try again, or log in with your password.',
  },
  PASSKEY_MANY: { status: 200, message: 'You already have 20 passkeys. Remove one you no longer use.' },
  SERVICE_OFF: { status: 200, message: 'This service is not available here. Choose another way.' },
  SSO_OFF: { status: 200, message: 'This way to log in is not available. Log in with your password.' },
  SSO_DOWN: {
    status: 200,
    message: 'The login provider did not respond as expected. Check its URL, or try again later.',
  },
  SSO_OVER: {
    status: 200,
    message: 'This login has expired or was started elsewhere. Start again from the login page.',
  },
  SSO_REFUSED: { status: 200, message: 'The login provider did not confirm your identity. Start again.' },
  SSO_NOBODY: {
    status: 200,
    message:
      'No team member has the e-mail address that the login provider confirmed. Contact your administrator.',
  },
  KEY_REFUSED: {
    status: 401,
    message: 'This API key is unknown, revoked or expired.',
  },
  WEBHOOK_ADDRESS: {
    status: 200,
    message: 'This is not a public https URL. Enter another one.',
  },
  TEAM_NO_ADDRESS: {
    status: 200,
    message: 'Enter a mobile number or an e-mail address to send the invitation to.',
  },
  TEAM_TAKEN: {
    status: 200,
    message: 'This user name, mobile number or e-mail address belongs to another login. Choose another.',
  },
  TEAM_RANK: { status: 403, message: 'You cannot manage people with this role.' },
  TEAM_NOBODY: { status: 404, message: 'This person is not in your team.' },
  TEAM_JOINED: { status: 200, message: 'This person has already joined. They can reset their password.' },
  RETAINED_BY_LAW: {
    status: 200,
    message: 'The law requires a longer retention period. Enter at least the number of days shown.',
  },
  LEGAL_HOLD: {
    status: 200,
    message: 'This application is under a legal hold, so nothing can be erased. Lift the hold first.',
  },
  ERASURE_REQUESTED: { status: 200, message: 'You have already asked for this. The lender will answer.' },
  NOTHING_TO_ERASE: {
    status: 200,
    message:
      'The law requires us to retain everything that is left of this application. Nothing can be erased yet.',
  },
  QR_REFUSED: { status: 200, message: 'This QR code could not be read.' },
  FILE_REFUSED: { status: 200, message: 'This file could not be read. Use a clear photo or a PDF.' },
} as const;

export type ErrorCode = keyof typeof errors;

/** One thing wrong with what was sent: where, and what to do about it. */
export interface FieldFault {
  path: string;
  message: string;
}

/** The one error of the product: a code of the catalogue, and a sentence when the catalogue's is too general. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly faults: readonly FieldFault[];
  /** Seconds after which the same may be tried again, where that is known. */
  retryAfter?: number;

  constructor(code: ErrorCode, message?: string, faults: readonly FieldFault[] = []) {
    super(message ?? errors[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.faults = faults;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
