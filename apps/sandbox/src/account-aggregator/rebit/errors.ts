/** ReBIT's error codes that the sandbox answers with, and their HTTP status (standards §7.1). */
const statuses = {
  InvalidRequest: 400,
  SignatureDoesNotMatch: 400,
  InvalidCustomerAddress: 400,
  InvalidConsentPurpose: 400,
  InvalidConsentHandle: 400,
  InvalidConsentId: 400,
  InvalidConsentStatus: 400,
  InvalidConsentDetail: 400,
  InvalidConsentUse: 400,
  InvalidKey: 400,
  InvalidDateRange: 400,
  InvalidSessionId: 400,
  InvalidNotifier: 400,
  Unauthorized: 401,
  DataFetchRequestInProgress: 403,
  ConsentExpired: 403,
  ConsentRevoked: 403,
  ConsentPaused: 403,
  NoSuchVersion: 404,
  NoDataFound: 404,
  IdempotencyError: 409,
} as const;

type RebitCode = keyof typeof statuses;

/** A refusal in ReBIT's form; the error handler of this player sends it. */
export class RebitError extends Error {
  readonly code: RebitCode;
  readonly statusCode: number;

  constructor(code: RebitCode, message: string) {
    super(message);
    this.code = code;
    this.statusCode = statuses[code];
  }
}
