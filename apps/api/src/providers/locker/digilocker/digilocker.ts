import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '../../../platform/same-secret.ts';
import { asOutcome, given, ProviderError, refused } from '../../bank-aggregator/outcome.ts';
import { textOf } from '../../bank-aggregator/read-value.ts';
import type { AuthorizeAsked, Locker, LockerFile } from '../port.ts';
import { type LockerReply, lockerCaller } from './digilocker-call.ts';
import { badRefresh } from './digilocker-errors.ts';
import { isDocumentUri, readAccount, readIssued, readSession } from './digilocker-reply.ts';
import { pulledFile, pullRequest } from './pull-document.ts';
import { widgetTag } from './widget-tag.ts';

export interface DigilockerSettings {
  /** Base of the partner API, up to `/public`. */
  url: string;
  /** Base of the page to which people are sent, up to `/public`; another host than the API's in production. */
  signInUrl: string;
  clientId: string;
  clientSecret: string;
  /** Every address to which people may come back, as registered at DigiLocker. */
  redirects: readonly string[];
  /** Address of the widget's `dl.js`. */
  script: string;
  /** Base of the requester's `pulldoc`, up to `/public`. */
  pullUrl: string;
  appId: string;
  appSecret: string;
  orgId: string;
  timeoutMs: number;
}

const wrongUri = () =>
  new ProviderError('invalid_input', 'That is not the address of a document in DigiLocker.');
const isMobile = (text: string) => /^[6-9]\d{9}$/.test(text);
const wrongMobile = () => new ProviderError('invalid_input', 'Type the ten digits of the mobile number.');

function authorizeUrl({ signInUrl, clientId, redirects }: DigilockerSettings, asked: AuthorizeAsked) {
  const { state, challenge, redirect, docs, validTill, purpose, signUp } = asked;
  if (!redirects.includes(redirect))
    return refused('invalid_input', 'DigiLocker may not send people back to that address.');
  if (!/^[A-Za-z0-9_-]{43}$/.test(challenge) || state.length < 16)
    return refused('invalid_input', 'The sign-in needs a challenge and a state that cannot be guessed.');
  if (!docs.every((code) => /^[A-Z0-9]{3,10}$/.test(code)))
    return refused('invalid_input', 'Those are not codes of documents in DigiLocker.');
  const url = new URL(`${signInUrl}/oauth2/1/authorize`);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(docs.length > 0 ? { req_doctype: docs.join(',') } : {}),
    consent_valid_till: String(Math.floor(+validTill / 1000)),
    ...(purpose ? { purpose } : {}),
    ...(signUp ? { dl_flow: 'signup' } : {}),
  }).toString();
  return given(url.href);
}

/** The bytes, proved by the locker's HMAC when it sends one: base64 of HMAC-SHA256 under our secret (standards §5.2). */
function fileOf(
  secret: string,
  accepted: readonly string[],
  { bytes, mediaType, hmac }: LockerReply,
): LockerFile {
  if (hmac !== null) {
    const expected = createHmac('sha256', secret).update(bytes).digest();
    if (!sameSecret(expected, Buffer.from(hmac, 'base64')))
      throw new ProviderError(
        'signature',
        'The document was changed on its way from DigiLocker. Fetch it again.',
      );
  }
  if (bytes.length === 0 || !accepted.includes(mediaType))
    throw new ProviderError(
      'unreadable',
      'DigiLocker sent something else than the document. Try again later.',
    );
  return { bytes, mediaType, integrity: hmac === null ? 'not-sent' : 'hmac' };
}

const pdfTypes = ['application/pdf', 'image/jpeg', 'image/png'];
const xmlTypes = ['application/xml', 'text/xml'];

/** DigiLocker: the Authorized Partner API and the requester widget (standards §5). */
export function digilocker(settings: DigilockerSettings): Locker {
  const { url, clientId, clientSecret, appId, appSecret, orgId } = settings;
  const { call, json } = lockerCaller(settings.timeoutMs);
  const client = { client_id: clientId, client_secret: clientSecret };

  const fetched = (path: string, source: string, token: string, types: readonly string[]) =>
    call({ method: 'GET', url: `${url}${path}`, source, token }, (reply) =>
      fileOf(clientSecret, types, reply),
    );
  const document = (kind: 'file' | 'xml', token: string, uri: string) =>
    asOutcome(() => {
      if (!isDocumentUri(uri)) throw wrongUri();
      const source = `/oauth2/1/${kind}`;
      const path = `${source}/${encodeURIComponent(uri)}`;
      return fetched(path, source, token, kind === 'xml' ? xmlTypes : pdfTypes);
    });

  /** Account calls carry SHA-256 of secret, client id and time; other orders are known of other calls (standards §5.2). */
  const account = (path: string, form: Readonly<Record<string, string>>) => {
    const ts = String(Math.floor(Date.now() / 1000));
    const hmac = createHash('sha256').update(`${clientSecret}${clientId}${ts}`).digest('hex');
    const whole = { clientid: clientId, ts, hmac, ...form };
    return json({ method: 'POST', url: `${url}${path}`, source: path, form: whole });
  };
  const oauth = (path: string, form: Readonly<Record<string, string>>) =>
    ({ method: 'POST', url: `${url}${path}`, source: path, form: { ...form, ...client } }) as const;

  return {
    name: 'digilocker',
    url,
    authorizeUrl: (asked) => authorizeUrl(settings, asked),
    token: ({ code, verifier, redirect }) =>
      asOutcome(async () => {
        if (!settings.redirects.includes(redirect))
          throw new ProviderError('invalid_input', 'DigiLocker may not send people back to that address.');
        const form = {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirect,
          code_verifier: verifier,
        };
        return readSession(await json(oauth('/oauth2/1/token', form)), new Date());
      }),
    refresh: (refreshToken) =>
      asOutcome(async () => {
        const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
        return readSession(await json({ ...oauth('/oauth2/1/token', form), grant: badRefresh }), new Date());
      }),
    revoke: (token) =>
      asOutcome(() =>
        call(oauth('/oauth2/1/revoke', { token, token_type_hint: 'access_token' }), () => null),
      ),
    user: (token) =>
      asOutcome(async () => {
        const path = '/oauth2/1/user';
        return readAccount(await json({ method: 'GET', url: `${url}${path}`, source: path, token }));
      }),
    issuedDocuments: (token) =>
      asOutcome(async () => {
        const path = '/oauth2/2/files/issued';
        return readIssued(await json({ method: 'GET', url: `${url}${path}`, source: path, token }));
      }),
    file: (token, uri) => document('file', token, uri),
    xml: (token, uri) => document('xml', token, uri),
    aadhaar: (token) =>
      asOutcome(() => fetched('/oauth2/3/xml/eaadhaar', '/oauth2/3/xml/eaadhaar', token, xmlTypes)),
    widget: (at) => widgetTag(settings, at),
    pullShared: (uri, txn) =>
      asOutcome(async () => {
        if (!isDocumentUri(uri)) throw wrongUri();
        if (!/^[\w-]{1,100}$/.test(txn))
          throw new ProviderError('invalid_input', 'That is not a transaction of the DigiLocker widget.');
        const path = '/requestor/api/pulldoc/1/xml';
        const xml = pullRequest({ orgId, appId, appSecret, uri, txn }, new Date());
        const request = { method: 'POST', url: `${settings.pullUrl}${path}`, source: path, xml } as const;
        const bytes = await call(request, (reply) => pulledFile(reply.bytes, txn));
        return { bytes, mediaType: mediaTypeOf(bytes), integrity: 'not-sent' };
      }),
    isRegistered: (mobile) =>
      asOutcome(async () => {
        if (!isMobile(mobile)) throw wrongMobile();
        return textOf((await account('/account/2/verify', { mobile })).registered) === 'true';
      }),
    register: ({ mobile, name, dob, gender }) =>
      asOutcome(async () => {
        if (!isMobile(mobile)) throw wrongMobile();
        const born = dob.split('-').reverse().join('');
        const yes = { consent: 'Y', verification: 'Y', demoauth: 'N' };
        await account('/signup/2/demoauth', { mobile, name, dob: born, gender, ...yes });
        return null;
      }),
    verifyMobile: (mobile, otp) =>
      asOutcome(async () => {
        if (!isMobile(mobile)) throw wrongMobile();
        await account('/signup/1/demoauthverify', { mobile, otp });
        return null;
      }),
  };
}

/** By the first bytes: `pulldoc` does not say what it sends. */
function mediaTypeOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG')) return 'image/png';
  return /^\s*(?:\xef\xbb\xbf)?<\?xml|^\s*</.test(start) ? 'application/xml' : 'application/octet-stream';
}
