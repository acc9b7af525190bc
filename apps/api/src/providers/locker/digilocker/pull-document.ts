import { createHash } from 'node:crypto';
import { parseXml } from '@pramaan/readers/xml-signature/parse.ts';
import { onlyChild } from '@pramaan/readers/xml-signature/verify.ts';
import { ProviderError } from '../../bank-aggregator/outcome.ts';
import { SourceDown } from '../../outbound/resilience.ts';

interface PullAsked {
  orgId: string;
  appId: string;
  appSecret: string;
  uri: string;
  txn: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? '');

/** Indian time with its offset, to the millisecond. */
const stamp = (at: Date) => `${new Date(+at + 19_800_000).toISOString().slice(0, 23)}+05:30`;

/** Lower-case hex SHA-256 of the secret and the request's time, letter by letter (standards §5.1). */
export const keyHash = (secret: string, ts: string) =>
  createHash('sha256').update(`${secret}${ts}`).digest('hex');

/** `PullDocRequest` for a document that was shared through the widget. */
export function pullRequest({ orgId, appId, appSecret, uri, txn }: PullAsked, at: Date): string {
  const ts = stamp(at);
  const attributes = { ver: '1.0', ts, txn, orgId, appId, keyhash: keyHash(appSecret, ts) };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<?xml version="1.0" encoding="UTF-8"?><PullDocRequest xmlns:ns2="http://tempuri.org/" ${written.join(' ')}><DocDetails><URI>${escaped(uri)}</URI></DocDetails></PullDocRequest>`;
}

const limits = { bytes: 15 * 1024 * 1024, elements: 100 };

/** The file out of a `PullDocResponse`. Throws SourceDown for what is no such answer, ProviderError for a failure. */
export function pulledFile(xml: Uint8Array, txn: string): Buffer {
  let root: ReturnType<typeof parseXml>['root'];
  try {
    root = parseXml(xml, limits).root;
  } catch {
    throw new SourceDown('an unreadable reply');
  }
  const status = onlyChild(root, 'ResponseStatus');
  if (root.localName !== 'PullDocResponse' || !status) throw new SourceDown('an unreadable reply');
  const said = status.getAttribute('Status') || (status.textContent ?? '').trim();
  if (said === '9')
    throw new ProviderError('source_down', 'The issuer has not sent the document yet. Try again later.');
  if (said !== '1')
    throw new ProviderError('not_found', 'DigiLocker did not give the shared document. Share it again.');
  if (status.getAttribute('txn') !== txn)
    throw new ProviderError('unreadable', 'DigiLocker answered another request than ours.');
  const details = onlyChild(root, 'DocDetails');
  const base64 = (details && onlyChild(details, 'docContent'))?.textContent?.replace(/\s+/g, '') ?? '';
  if (base64 === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64))
    throw new ProviderError('unreadable', 'DigiLocker answered without the document.');
  return Buffer.from(base64, 'base64');
}
