/** The specification's constants (P §9, C §9) and the limits of product §2–3, §7. Times in milliseconds unless named. */
export const limits = {
  snackbar: 3000,
  snackbarConsent: 2000,
  snackbarNoData: 7000,
  otpResendLock: 60_000,
  bankSearchDebounce: 400,
  lockerRestyleDelay: 1000,
  otpDigits: 6,
  /** Of a code, and of the session in which a reset code sets a new password. */
  otpLife: 10 * 60_000,
  /** From one address; a stranger’s guesses leave the person theirs. */
  otpTries: 5,
  /** From all addresses together. */
  otpTriesTogether: 50,
  /** Codes per number or address in a day; then the same answer, and no message. */
  otpPerDay: 20,
  sessionIdle: 30 * 60_000,
  sessionStaff: 8 * 60 * 60_000,
  sessionApplicant: 2 * 60 * 60_000,
  sessionWarning: 2 * 60_000,
  consentLinkLife: 72 * 60 * 60_000,
  /** Messages in a day: to one address, and of one lender (against pumping). */
  messagesPerAddress: 30,
  messagesPerLender: 20_000,
  invitationLife: 72 * 60 * 60_000,
  shareLife: 72 * 60 * 60_000,
  /** Bytes of a JSON body. */
  jsonBody: 1024 * 1024,
  /** Members and list items of a request together. The longest form and the largest draft have some hundreds. */
  jsonMembers: 5_000,
  /** Objects and lists inside one another. */
  jsonDepth: 40,
  /** Characters of a member's name. */
  jsonName: 200,
  /** Bytes of an uploaded file. */
  file: 10 * 1024 * 1024,
  filesPerApplicant: 60,
  /** Months of a bank statement that a lender asks for unless they say otherwise. */
  statementMonths: 6,
  /** Bytes of one part of a resumable upload. */
  filePart: 256 * 1024,
  /** Pages that are picked out of a PDF: with more it is sent whole. */
  chosenPages: 20,
  /** How long a half-sent file waits for its rest. */
  partialFileLife: 24 * 60 * 60_000,
  /** How long a request at the eSign provider may stay unanswered. */
  esignRequestLife: 24 * 60 * 60_000,
  handoverLife: 15 * 60_000,
  /** How long the address of the bank page on a phone works. */
  bankPageLife: 30 * 60_000,
  /** How long a signed link to a file holds: to fetch it, to send it. */
  fetchLinkLife: 5 * 60_000,
  sendLinkLife: 15 * 60_000,
  /** Pixels of the longer side of a person's picture. */
  pictureSide: 640,
  page: 50,
} as const;

/** Questions to sources that cost money, in a day. */
export const checkLimits = {
  /** Of one person, asked by themselves or by anybody else. A whole application asks about eighty. */
  perPerson: 150,
  /** Of one person for one document, asked by themselves. */
  perDocument: 10,
  /** The same, asked by the lender's people and programs. */
  perDocumentByStaff: 20,
  /** Of all people of a lender that set nothing else. */
  perLender: 20_000,
} as const;

/** Where the address map opens (P §9). */
export const map = { zoom: 16, latitude: 12.96, longitude: 77.645, height: 380 } as const;

/** Success flag on the wire: 1 means ok, 0 means failed; booleans are what we send (product §2). */
export const successFlag = { ok: 1, failed: 0 } as const;

export const currency = 'INR';
export const translationTarget = 'en';
export const translationModel = 'base';
/** Types of a bank account (C §3), each with its code. */
export const accountTypes = { SAVING: 1, CURRENT: 2, OVERDRAFT: 3 } as const;
export type AccountType = keyof typeof accountTypes;

/** Form16 and ITR (P §9). */
export const instances = 3;

/** Settings of P §9. */
export const settings = {
  production: true,
  creditScore: true,
  creditCount: true,
  inputsDisabled: false,
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
} as const;
