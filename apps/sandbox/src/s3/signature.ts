import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The one account of the sandbox's store. */
export const account = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox-secret' } as const;

interface SignedRequest {
  method: string;
  /** Path and query as they came. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
/** Fifteen minutes, as AWS allows. */
const skew = 15 * 60_000;

const momentOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** What S3 would say against a request: a code of its error list; null when it is signed as AWS Signature V4 demands. */
export function apiErrorOf(
  { method, url, headers, body }: SignedRequest,
  now = Date.now(),
  holder: { accessKeyId: string; secretAccessKey: string } = account,
): string | null {
  const found = shape.exec(headers.authorization ?? '');
  if (!found) return 'AccessDenied';
  const [, key, day = '', region = '', signedNames = '', signature = ''] = found;
  if (key !== holder.accessKeyId) return 'InvalidAccessKeyId';
  const stamp = String(headers['x-amz-date'] ?? '');
  const at = momentOf(stamp);
  if (Number.isNaN(at) || Math.abs(at - now) > skew || !stamp.startsWith(day)) return 'RequestTimeTooSkewed';
  const names = signedNames.split(';');
  // Signed by another's leave means nothing: the host and what is sent must be part of it.
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '/', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signedNames,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', stamp, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join(
    '\n',
  );
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (from, part) => hmac(from, part),
    hmac(`AWS4${holder.secretAccessKey}`, day),
  );
  const right = hmac(signingKey, toSign);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
