import { randomBytes } from 'node:crypto';

/** Yodlee's error codes that the sandbox uses, with their HTTP status and sentence (standards §6.1). */
const known = {
  Y001: [401, 'loginName and password required'],
  Y002: [401, 'Invalid loginName/password'],
  Y007: [401, 'Authorization header missing'],
  Y008: [401, 'Invalid token in authorization header'],
  Y009: [401, 'Session tokens missing'],
  Y400: [400, 'loginName already exists'],
  Y800: [400, 'Invalid value for'],
  Y804: [400, 'Permitted values of top between 1 - 500'],
  Y807: [404, 'Resource not found'],
  Y811: [400, 'Required field/value missing'],
} as const;
type YCode = keyof typeof known;

/** An answer with a Y-code; Fastify's error handler of this player sends it. */
export class YodleeError extends Error {
  readonly code: YCode;
  readonly statusCode: number;

  /** @param about the member at fault, for Y800 and Y811 */
  constructor(code: YCode, about = '') {
    const [status, sentence] = known[code];
    super(`${sentence} ${about}`.trim());
    this.code = code;
    this.statusCode = status;
  }
}

export const errorBody = (code: string, message: string) => ({
  errorCode: code,
  errorMessage: message,
  referenceCode: `u${randomBytes(8).toString('hex')}`,
});
