import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from './source/files.ts';

/* What deploy/nginx.conf promises in docs/operations.md and docs/asvs.md. nginx itself is not asked: few machines have it. */

const lines = textOf('deploy/nginx.conf')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'));
/** The values of a directive, wherever it stands. */
const valuesOf = (directive: string) =>
  lines
    .filter((line) => line.startsWith(`${directive} `))
    .map((line) => line.slice(directive.length + 1, -1).trim());
/** The lines of the block that begins with `opening`. */
const blockOf = (opening: string) => {
  const from = lines.indexOf(opening);
  assert.ok(from >= 0, opening);
  return lines.slice(from + 1, lines.indexOf('}', from));
};

test('TLS 1.2 and 1.3 alone, with suites of forward secrecy and authenticated encryption', () => {
  assert.deepEqual(valuesOf('ssl_protocols'), ['TLSv1.2 TLSv1.3']);
  assert.deepEqual(valuesOf('ssl_prefer_server_ciphers'), ['on']);
  const suites = valuesOf('ssl_ciphers').flatMap((list) => list.split(':'));
  assert.ok(suites.length >= 4, suites.join());
  for (const suite of suites)
    assert.match(suite, /^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM|CHACHA20-POLY1305)/);
});

test('over plain HTTP pages are led on and calls are refused', () => {
  assert.deepEqual(blockOf('location ~ ^/(api|kyc)/ {'), ['return 403;']);
  assert.deepEqual(
    lines.filter((line) => line.startsWith('return 301')),
    ['return 301 https://$host$request_uri;'],
  );
});

test('nginx’s own replies carry the security headers, the product’s are left alone', () => {
  assert.deepEqual(valuesOf('add_header'), [
    'Strict-Transport-Security $own_hsts always',
    'Content-Security-Policy $own_policy always',
    'X-Content-Type-Options $own_nosniff always',
    'Referrer-Policy $own_referrer always',
  ]);
  assert.deepEqual(blockOf('map $upstream_http_x_request_id $own_reply {'), ['""      yes;', 'default "";']);
  assert.match(blockOf('map $own_reply$https $own_hsts {')[0] ?? '', /"max-age=31536000; includeSubDomains"/);
  const policy = blockOf('map $own_reply $own_policy {')[0] ?? '';
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    assert.ok(policy.includes(directive), directive);
});

test('the caller’s address is nginx’s word; neither address nor query is logged', () => {
  assert.ok(valuesOf('proxy_set_header').includes('X-Forwarded-For $remote_addr'));
  assert.doesNotMatch(
    valuesOf('log_format').join(),
    /\$(?:request|request_uri|uri|args|query_string|http_\w+)\b/,
  );
});
