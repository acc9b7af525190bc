import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { OpenIdError, openId } from './openid.ts';

/* Tokens and providers that are not what they say: algorithm confusion, mix-up, replay. */

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'provider-1';
const nonce = 'n'.repeat(43);
const now = new Date();
const seconds = Math.floor(now.valueOf() / 1000);

let server: Server;
let origin: string;
/** What the provider answers next. */
let token = '';
let discovered: object = {};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwkOf = (key: KeyObject) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig' });
const signed = (header: object, claims: object, key: KeyObject = own.privateKey) => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
};
const macked = (header: object, claims: object, secret: string | Buffer) => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

before(async () => {
  server = createServer((request, reply) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
        ...discovered,
      },
      '/jwks': { keys: [jwkOf(own.publicKey)] },
      '/token': { id_token: token },
    };
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

const rs256 = { alg: 'RS256', typ: 'JWT', kid };
const claims = () => ({
  ...{ iss: origin, aud: 'pramaan', sub: 'sita', iat: seconds, exp: seconds + 300, nonce },
  ...{ email: 'Sita@example.in', email_verified: true },
});
const signedIn = () =>
  openId(
    { issuer: origin, clientId: 'pramaan', clientSecret: 'secret', redirect: 'http://localhost/login-sso' },
    origin,
  ).signedIn('code', { nonce, verifier: 'v'.repeat(43) }, now);

test('a token that is right is believed', async () => {
  token = signed(rs256, claims());
  assert.deepEqual(await signedIn(), { subject: 'sita', email: 'sita@example.in' });
});

test('tokens of another key, algorithm, issuer, client, time or login are refused', async (t) => {
  const pem = own.publicKey.export({ format: 'pem', type: 'spki' });
  const good = signed(rs256, claims());
  const [head = '', body = '', value = ''] = good.split('.');
  const evil = { ...claims(), sub: 'owner', email: 'owner@example.in' };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims()).filter(([member]) => member !== name));
  const attacks: Record<string, string> = {
    'alg none': `${part({ alg: 'none' })}.${part(evil)}.`,
    'alg None': `${part({ alg: 'None' })}.${part(evil)}.`,
    'alg none with the old signature': `${part({ alg: 'none', kid })}.${part(evil)}.${value}`,
    'an HMAC with the public key as PEM': macked({ alg: 'HS256', kid }, evil, pem),
    'an HMAC with the public key as DER': macked(
      { alg: 'HS256', kid },
      evil,
      own.publicKey.export({ format: 'der', type: 'spki' }),
    ),
    'an HMAC with the client secret': macked({ alg: 'HS256' }, evil, 'secret'),
    'another key under the same id': signed(rs256, evil, stranger.privateKey),
    'a key that the token brings': signed(
      { ...rs256, jwk: jwkOf(stranger.publicKey) },
      evil,
      stranger.privateKey,
    ),
    'an address of keys that the token brings': signed(
      { ...rs256, jku: `${origin}/evil`, kid: 'evil' },
      evil,
      stranger.privateKey,
    ),
    'a key id that is a path': signed({ ...rs256, kid: '../../dev/null' }, evil, stranger.privateKey),
    'a changed claim': `${head}.${part(evil)}.${value}`,
    'a changed header': `${part({ ...rs256, alg: 'RS384' })}.${body}.${value}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'an unknown critical member': signed({ ...rs256, crit: ['x'], x: 1 }, claims()),
    'another issuer': signed(rs256, { ...claims(), iss: 'https://elsewhere.example' }),
    'an issuer with a slash more': signed(rs256, { ...claims(), iss: `${origin}/` }),
    'another client': signed(rs256, { ...claims(), aud: 'another' }),
    'no audience': signed(rs256, without('aud')),
    expired: signed(rs256, { ...claims(), exp: seconds - 10 }),
    'no expiry': signed(rs256, without('exp')),
    'not valid yet': signed(rs256, { ...claims(), nbf: seconds + 600 }),
    'no time of issue': signed(rs256, without('iat')),
    'no subject': signed(rs256, without('sub')),
    'the nonce of another login': signed(rs256, { ...claims(), nonce: 'm'.repeat(43) }),
    'no nonce': signed(rs256, without('nonce')),
    nothing: '',
  };
  for (const [what, forged] of Object.entries(attacks)) {
    token = forged;
    await assert.rejects(signedIn(), OpenIdError, what);
  }
  sayRefused(
    t,
    'OIDC tokens: algorithm confusion, foreign keys, mix-up, replay',
    Object.keys(attacks).length,
  );
});

test('a provider that names another issuer, or addresses that are not its own world, is not asked', async (t) => {
  token = signed(rs256, claims());
  const attacks: Record<string, object> = {
    'another issuer (mix-up)': { issuer: 'https://elsewhere.example' },
    'a token endpoint inside': { token_endpoint: 'http://169.254.169.254/latest' },
    'keys in a file': { jwks_uri: 'file:///etc/passwd' },
    'keys over plain HTTP': { jwks_uri: 'http://elsewhere.example/jwks' },
    'an authorization page as a script': { authorization_endpoint: 'javascript:alert(1)' },
    'no token endpoint': { token_endpoint: undefined },
  };
  for (const [what, more] of Object.entries(attacks)) {
    discovered = more;
    await assert.rejects(signedIn(), what);
  }
  discovered = {};
  sayRefused(t, 'OIDC providers: mix-up and addresses of others', Object.keys(attacks).length);
});
