import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allFiles, isSource, textOf } from './source/files.ts';

/** A value by its last name: `config.metricsToken`, `headers.authorization`. */
const value = String.raw`(?:[\w$]+(?:\(\))?\??\.)*[\w$]+`;
const secret = String.raw`(?:[\w$]+\??\.)*[\w$]*(?:token|secret|signature|hmac|nonce|password|authorization|digest)`;
/** What is no secret itself: nothing, a text or number that stands in the source, a length. */
const plain = String.raw`(?:null|undefined|true|false|\d|'|""|[\w$.?]+\.length\b)`;
const compared = [
  new RegExp(String.raw`(?<![\w.])(?:\w+ )?${secret} ?[!=]={1,2}(?!=)(?!\s*${plain})\s*\S+`, 'gi'),
  new RegExp(
    String.raw`(?<!typeof )(?<![\w.])${value} ?[!=]={1,2}(?!=) ?(?:${secret}\b(?![.(\w])|${'`'}[^${'`'}]*\$\{${secret}\})`,
    'gi',
  ),
];
const typeOf = /^typeof /;

/** Where a source compares a secret in a time that tells how much of it was right. */
const comparisonsIn = (source: string): string[] =>
  compared.flatMap((pattern) => source.match(pattern) ?? []).filter((found) => !typeOf.test(found));

test('the server compares secrets in constant time, with sameSecret', () => {
  const sources = allFiles().filter(
    (path) => /^apps\/api\/src\//.test(path) && isSource(path) && !/\.test/.test(path),
  );
  assert.ok(sources.length > 300, String(sources.length));
  const found = sources.flatMap((path) => comparisonsIn(textOf(path)).map((line) => `${path}: ${line}`));
  assert.deepEqual(found, []);
  const byHand = sources.filter((path) => textOf(path).includes('timingSafeEqual'));
  assert.deepEqual(byHand, ['apps/api/src/platform/same-secret.ts'], 'one helper compares them');
});

test('the search finds what it is for, and nothing else', () => {
  for (const line of [
    'request.headers.authorization === `Bearer $' + '{config.metricsToken}`',
    'if (given === token)',
    'payload.nonce !== nonce',
    'hmac !== expected',
    'right == body.clientSecret',
    'x === `v1,$' + '{signature}`',
  ])
    assert.equal(comparisonsIn(line).length > 0, true, line);
  for (const line of [
    "typeof token === 'string'",
    "token === ''",
    'token !== null',
    'tokens.length === 5',
    'signature.length !== right.length',
    'given.length === token.length',
    "signature.kind === 'lender'",
    'next.place === signature.place',
    "event.reason === 'signature'",
    'state === requireToken.state',
  ])
    assert.deepEqual(comparisonsIn(line), [], line);
});
