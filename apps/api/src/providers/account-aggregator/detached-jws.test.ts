import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { createLocalJWKSet } from 'jose';
import { checkBody, openWhole, signBody } from './detached-jws.ts';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'aggregator-1';
const keys = createLocalJWKSet({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256' }] });
const body = '{"status":"ACTIVE"}';
const other = '{"status":"PAUSED"}';
const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

test('what the aggregator signed is believed', async () => {
  await checkBody(await signBody(body, { privateKey: own.privateKey, kid }), body, keys);
});

test('messages that another signed, or that another algorithm or form would let through, are refused', async (t) => {
  const good = await signBody(body, { privateKey: own.privateKey, kid });
  const [head = '', , value = ''] = good.split('.');
  const pem = own.publicKey.export({ format: 'pem', type: 'spki' });
  const header = { alg: 'RS256', kid, b64: false, crit: ['b64'] };
  const rsa = (own_: object, payload: string, key = stranger.privateKey) =>
    `${part(own_)}..${sign('sha256', Buffer.from(`${part(own_)}.${payload}`), key).toString('base64url')}`;
  const mac = (own_: object, payload: string) =>
    `${part(own_)}..${createHmac('sha256', pem)
      .update(`${part(own_)}.${payload}`)
      .digest('base64url')}`;
  const attacks: Record<string, [jws: string, body: string]> = {
    'another body': [good, other],
    'a body with a blank more': [good, `${body} `],
    'no JWS': ['', body],
    'alg none': [`${part({ ...header, alg: 'none' })}..${value}`, body],
    'alg none without a value': [`${part({ ...header, alg: 'none' })}..`, body],
    'an HMAC with the public key': [mac({ ...header, alg: 'HS256' }, other), other],
    'another RSA padding': [`${part({ ...header, alg: 'PS256' })}..${value}`, body],
    'another key under the same id': [rsa(header, other), other],
    'a key that the message brings': [
      rsa({ ...header, jwk: stranger.publicKey.export({ format: 'jwk' }) }, other),
      other,
    ],
    'an unknown key id': [rsa({ ...header, kid: 'nobody' }, other), other],
    'a payload inside beside the body': [`${head}.${part(body)}.${value}`, other],
    'the encoding changed': [`${part({ alg: 'RS256', kid })}..${value}`, body],
    'an unknown critical member': [rsa({ ...header, crit: ['b64', 'x'], x: 1 }, body, own.privateKey), body],
    'an own form that is not declared critical': [
      rsa({ alg: 'RS256', kid, b64: false }, body, own.privateKey),
      body,
    ],
    'four parts': [`${good}.x`, body],
    'a header that is no JSON': [`${part('nonsense')}..${value}`, body],
  };
  for (const [what, [jws, sent]] of Object.entries(attacks))
    await assert.rejects(checkBody(jws, sent, keys), { reason: 'signature' }, what);
  const whole = [
    `${part({ alg: 'none' })}.${part(other)}.`,
    `${part({ alg: 'RS256', kid })}.${part(other)}.${value}`,
  ];
  for (const jws of whole) await assert.rejects(openWhole(jws, keys), { reason: 'signature' }, jws);
  sayRefused(
    t,
    'JWS of the account aggregator: confusion, foreign keys, forms',
    Object.keys(attacks).length + whole.length,
  );
});
