import { aadhaarDoctype } from '@pramaan/readers/locker-xml/layouts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LockerError } from '../errors.ts';
import { type Grant, type Tokens, tokenLife } from '../grants.ts';
import type { Holder } from '../holders.ts';
import { partner, sameText, sha256 } from '../partner.ts';
import type { LockerWorld } from '../world.ts';

type Form = Readonly<Record<string, string>>;

/** Of a request by the token that it carries. Throws LockerError without one. */
export function bearerOf({ headers }: FastifyRequest): string {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) throw new LockerError(401, 'invalid_token', 'The access token is missing.');
  return token;
}

/** Id and secret, in the form or as HTTP Basic (RFC 6749 §2.3.1). */
function checkClient({ headers }: FastifyRequest, form: Form): void {
  const basic = /^Basic (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':')
    : [form.client_id, form.client_secret];
  if (!sameText(id ?? '', partner.clientId) || !sameText(secret ?? '', partner.clientSecret))
    throw new LockerError(401, 'invalid_client', 'The client_id or the client_secret is not right.');
}

/** Who the person is, as both the token and `GET /user` say it. */
const accountOf = ({ person, lockerId, mobile, documents }: Holder) => ({
  digilockerid: lockerId,
  name: person.name,
  // DDMMYYYY
  dob: person.dob.split('-').reverse().join(''),
  gender: person.gender,
  eaadhaar: documents.some(({ doctype }) => doctype === aadhaarDoctype) ? 'Y' : 'N',
  reference_key: sha256(`reference ${mobile}`),
  mobile,
});

const tokenReply = (grant: Grant, { access, refresh }: Tokens) => ({
  access_token: access,
  expires_in: tokenLife,
  token_type: 'Bearer',
  scope: 'files.issueddocs userdetails',
  consent_valid_till: Math.floor(grant.validTill / 1000),
  refresh_token: refresh,
  ...accountOf(grant.holder),
  new_account: 'N',
});

/** The token endpoints of the Authorized Partner API (standards §5.2). */
export function tokenRoutes(api: FastifyInstance, { grants }: LockerWorld): void {
  api.post<{ Body: Form | null }>('/digilocker/public/oauth2/1/token', (request) => {
    const form = request.body ?? {};
    checkClient(request, form);
    if (form.grant_type === 'refresh_token') {
      const { grant, tokens } = grants.renew(form.refresh_token ?? '');
      return tokenReply(grant, tokens);
    }
    if (form.grant_type !== 'authorization_code')
      throw new LockerError(400, 'unsupported_grant_type', 'The grant_type is not supported.');
    for (const name of ['code', 'redirect_uri', 'code_verifier'] as const)
      if (!form[name]) throw new LockerError(400, 'invalid_request', `The ${name} parameter is missing.`);
    const redirectUri = URL.parse(form.redirect_uri ?? '')?.href ?? '';
    const { grant, tokens } = grants.exchange(form.code ?? '', redirectUri, form.code_verifier ?? '');
    return tokenReply(grant, tokens);
  });

  api.post<{ Body: Form | null }>('/digilocker/public/oauth2/1/revoke', (request) => {
    const form = request.body ?? {};
    checkClient(request, form);
    if (!form.token) throw new LockerError(400, 'invalid_request', 'The token parameter is missing.');
    grants.revoke(form.token);
    return { success: true };
  });

  api.get('/digilocker/public/oauth2/1/user', (request) =>
    accountOf(grants.grantOf(bearerOf(request)).holder),
  );
}
