import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base32, codeOf, newTotpSecret, otpauthUri, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test('the codes of RFC 6238 appendix B and RFC 4226 appendix D', () => {
  for (const [seconds, code] of [
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ] as const)
    assert.equal(codeOf(secret, stepAt(new Date(seconds * 1000)), 8), code, String(seconds));
  const hotp = [
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ];
  assert.deepEqual(
    hotp.map((_, step) => codeOf(secret, step)),
    hotp,
  );
});

test('base32 as in RFC 4648 §10, without padding', () => {
  const vectors = {
    '': '',
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  };
  for (const [text, code] of Object.entries(vectors)) assert.equal(base32(Buffer.from(text)), code);
  assert.match(base32(newTotpSecret()), /^[A-Z2-7]{32}$/);
});

test('a neighbour’s code is taken, an older or a used one is not', () => {
  const now = new Date(1_700_000_000_000);
  const step = stepAt(now);
  for (const near of [-1, 0, 1])
    assert.equal(stepOf(secret, codeOf(secret, step + near), now, 0), step + near);
  for (const far of [-2, 2]) assert.equal(stepOf(secret, codeOf(secret, step + far), now, 0), null);
  assert.equal(stepOf(secret, codeOf(secret, step), now, step), null);
  for (const bad of ['', '12345', 'abcdef', '1234567']) assert.equal(stepOf(secret, bad, now, 0), null);
});

test('the address names issuer and account, escaped', () => {
  const uri = new URL(otpauthUri(secret, 'Saral & Finance', 'a b@c'));
  assert.equal(uri.searchParams.get('issuer'), 'Saral & Finance');
  assert.equal(uri.searchParams.get('secret'), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  assert.equal(decodeURIComponent(uri.pathname.split('/').at(-1) ?? ''), 'Saral & Finance:a b@c');
});
