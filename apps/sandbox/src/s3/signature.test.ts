import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiErrorOf } from './signature.ts';

/** The worked example of AWS's own page on Signature Version 4 for S3, with its made-up account. */
const holder = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: ['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/'),
};
const now = Date.parse('2013-05-24T00:00:00Z');
const example = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
};

test('AWS’s own example is signed right', () => {
  assert.equal(apiErrorOf(example, now, holder), null);
});

test('whatever is changed of it is refused, by the name that S3 gives', () => {
  const { headers } = example;
  const changed = {
    SignatureDoesNotMatch: [
      { ...example, url: '/other.txt' },
      { ...example, url: '/test.txt?acl' },
      { ...example, method: 'DELETE' },
      { ...example, headers: { ...headers, range: 'bytes=0-99' } },
      { ...example, headers: { ...headers, host: 'another.example' } },
    ],
    XAmzContentSHA256Mismatch: [{ ...example, body: Buffer.from('other bytes') }],
    RequestTimeTooSkewed: [{ ...example, headers: { ...headers, 'x-amz-date': '20130524T001600Z' } }],
    AccessDenied: [
      { ...example, headers: { ...headers, authorization: '' } },
      { ...example, headers: { ...headers, authorization: headers.authorization.replace('host;', '') } },
    ],
  };
  for (const [code, requests] of Object.entries(changed))
    for (const request of requests)
      assert.equal(apiErrorOf(request, now, holder), code, JSON.stringify(request));
  assert.equal(apiErrorOf(example, now + 16 * 60_000, holder), 'RequestTimeTooSkewed');
  assert.equal(apiErrorOf(example, now), 'InvalidAccessKeyId');
});
