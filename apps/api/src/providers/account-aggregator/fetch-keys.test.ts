import assert from 'node:assert/strict';
import { createCipheriv, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { ProviderError } from '../bank-aggregator/outcome.ts';
import {
  exchangeKey,
  type FetchKeys,
  keyMaterialOf,
  newFetchKeys,
  openRecord,
  readPublicKey,
} from './fetch-keys.ts';

/** RFC 7748 §6.1, and the nonces of Sahamati's published vector (standards §7.1). */
const alice = {
  d: '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
  x: '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
};
const bob = 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f';
const nonces = [
  '2OZz6xYAnS6a83WcOZFLQH/0YVcl1vWE+zespfGAWFo=',
  'WY9hFnr4WLFd9mVvItMIdBjFygVDpPpoi/BZ3Z3lBfY=',
] as const;
const sessionKey = '3b434ed3f93ce5ef1115a89955a50c0fa3ef09f449a842fed3bf81c2939f4261';

const url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
const alicesKey = createPrivateKey({
  key: { kty: 'OKP', crv: 'X25519', d: url(alice.d), x: url(alice.x) },
  format: 'jwk',
});

test('the published vector: the session key of RFC 7748’s keys and those nonces', (context) => {
  const publicKey = readPublicKey(bob);
  assert.ok(publicKey);
  const [ours, theirs] = nonces.map((nonce) => Buffer.from(nonce, 'base64'));
  assert.ok(ours && theirs);
  const { key, iv } = exchangeKey(alicesKey, publicKey, ours, theirs);
  assert.equal(key.toString('hex'), sessionKey);
  assert.equal(iv.length, 12);
  // The nonces' XOR is the same from both sides.
  assert.deepEqual(exchangeKey(alicesKey, publicKey, theirs, ours).key, key);
  context.diagnostic('1 published vector');
});

test('a bank’s key in every spelling in use; other curves are none', () => {
  const { publicKey } = generateKeyPairSync('x25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const bare = der.subarray(-32);
  const spellings = [
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    der.toString('base64'),
    bare.toString('base64'),
    bare.toString('hex'),
  ];
  for (const spelling of spellings) assert.ok(readPublicKey(spelling)?.equals(publicKey), spelling);
  const { publicKey: p256 } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  for (const wrong of [
    p256.export({ type: 'spki', format: 'pem' }).toString(),
    '',
    'BEGIN',
    'zz',
    bob.slice(2),
  ])
    assert.equal(readPublicKey(wrong), null, wrong);
});

/** A bank's side, written out: what it publishes, and a record it has encrypted. */
function bank(keys: FetchKeys, text: string) {
  const theirs = newFetchKeys();
  const { key, iv } = exchangeKey(
    createPrivateKey(theirs.privateKey),
    createPublicKey(keys.publicKey),
    Buffer.from(theirs.nonce, 'base64'),
    Buffer.from(keys.nonce, 'base64'),
  );
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { material: keyMaterialOf(theirs), bytes };
}

test('opens what was encrypted for it, as text or in base64; nothing else', () => {
  const keys = newFetchKeys();
  const record = '{"account":{"type":"deposit","note":"₹"}}';
  for (const text of [record, Buffer.from(record).toString('base64')]) {
    const { material, bytes } = bank(keys, text);
    assert.equal(openRecord(keys, material, bytes.toString('base64')), record);
  }
  const { material, bytes } = bank(keys, record);
  const closed = (given: object, encrypted: string, own = keys) =>
    assert.throws(
      () => openRecord(own, { ...material, ...given }, encrypted),
      (error: unknown) => {
        assert.ok(error instanceof ProviderError);
        assert.equal(error.reason, 'decryption');
        return true;
      },
    );
  const text = bytes.toString('base64');
  for (const at of [0, bytes.length >> 1, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    closed({}, changed.toString('base64'));
  }
  closed({ Nonce: newFetchKeys().nonce }, text);
  closed({ Nonce: 'AAAA' }, text);
  closed({}, text, newFetchKeys());
  closed({}, '');
  closed({}, bytes.subarray(0, 10).toString('base64'));
  closed({ DHPublicKey: { KeyValue: 'nonsense' } }, text);
  // A point of small order, with which the secret would be known to all.
  closed({ DHPublicKey: { KeyValue: '00'.repeat(32) } }, text);
});
