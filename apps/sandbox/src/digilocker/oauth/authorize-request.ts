import { isMobile } from '../holders.ts';
import { partner } from '../partner.ts';

/** What a partner asks of the person (standards §5.2). */
export interface AuthorizeRequest {
  redirectUri: URL;
  state: string;
  challenge: string;
  /** Types of documents asked for; none means all. */
  doctypes: readonly string[];
  /** Milliseconds. */
  validTill: number;
  purpose: string;
  /** A mobile number that the partner has verified, or blank. */
  verifiedMobile: string;
  signUp: boolean;
}

export type ReadRequest =
  | { outcome: 'asked'; request: AuthorizeRequest }
  /** Told to the person: to send them back could send them to a stranger. */
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'error'; redirectUri: URL; state: string; code: string; sentence: string };

const dayMs = 86_400_000;
const defaultDays = 30;
const mostDays = 366;

/** Reads `GET /oauth2/1/authorize`. PKCE with S256 is demanded of everyone. */
export function readAuthorizeRequest(query: Readonly<Record<string, string>>): ReadRequest {
  const { client_id, redirect_uri = '', state = '', code_challenge = '' } = query;
  if (client_id !== partner.clientId)
    return { outcome: 'refused', sentence: 'The locker knows no partner with this client_id.' };
  const redirectUri = URL.parse(redirect_uri);
  if (!redirectUri || !/^https?:$/.test(redirectUri.protocol) || redirectUri.hash !== '')
    return { outcome: 'refused', sentence: 'The redirect_uri is not an address to go back to.' };
  const error = (code: string, sentence: string) =>
    ({ outcome: 'error', redirectUri, state, code, sentence }) as const;
  if (query.response_type !== 'code')
    return error('unsupported_response_type', 'The response_type must be code.');
  if (state === '') return error('invalid_request', 'The state parameter is missing.');
  if (query.code_challenge_method !== 'S256' || !/^[A-Za-z0-9_-]{43}$/.test(code_challenge))
    return error('invalid_request', 'A code_challenge with code_challenge_method S256 is required.');
  const seconds = query.consent_valid_till;
  const validTill = seconds === undefined ? Date.now() + defaultDays * dayMs : Number(seconds) * 1000;
  if (!(validTill > Date.now() && validTill <= Date.now() + mostDays * dayMs))
    return error('invalid_request', 'The consent_valid_till must be a time within a year, in seconds.');
  const mobile = query.verified_mobile ?? '';
  return {
    outcome: 'asked',
    request: {
      redirectUri,
      state,
      challenge: code_challenge,
      doctypes: (query.req_doctype ?? '')
        .split(',')
        .map((code) => code.trim().toUpperCase())
        .filter((code) => code !== ''),
      validTill,
      purpose: (query.purpose ?? '').slice(0, 100),
      verifiedMobile: isMobile(mobile) ? mobile : '',
      signUp: query.dl_flow === 'signup',
    },
  };
}
