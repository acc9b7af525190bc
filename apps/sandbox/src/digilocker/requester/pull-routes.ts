import { setTimeout as sleep } from 'node:timers/promises';
import { parseXml } from '@pramaan/readers/xml-signature/parse.ts';
import { onlyChild } from '@pramaan/readers/xml-signature/verify.ts';
import { element } from '@pramaan/specimens/signed/xml-text.ts';
import type { FastifyInstance } from 'fastify';
import { isFresh, partner, sameText, sha256 } from '../partner.ts';
import type { LockerWorld } from '../world.ts';
import type { ShareBook } from './shares.ts';

interface Asked {
  ts: string;
  txn: string;
  orgId: string;
  appId: string;
  keyhash: string;
  uri: string;
}

function readRequest(xml: string): Asked | null {
  try {
    const { root } = parseXml(xml);
    if (root.localName !== 'PullDocRequest') return null;
    const of = (name: string) => root.getAttribute(name) ?? '';
    const details = onlyChild(root, 'DocDetails');
    const uri = details && onlyChild(details, 'URI');
    return {
      ts: of('ts'),
      txn: of('txn'),
      orgId: of('orgId'),
      appId: of('appId'),
      keyhash: of('keyhash'),
      uri: uri?.textContent?.trim() ?? '',
    };
  } catch {
    return null;
  }
}

const isKnownApp = ({ orgId, appId, ts, keyhash }: Asked) =>
  orgId === partner.orgId &&
  appId === partner.appId &&
  sameText(keyhash, sha256(`${partner.appKey}${ts}`)) &&
  isFresh(Date.parse(ts) / 1000);

/** Status 1 is success, 0 failure, 9 pending (standards §5.1). */
function answer(
  status: '0' | '1' | '9',
  { ts, txn }: Pick<Asked, 'ts' | 'txn'>,
  content?: Uint8Array,
): string {
  const details =
    content === undefined
      ? ''
      : element('DocDetails', {}, element('docContent', {}, Buffer.from(content).toString('base64')));
  return `<?xml version="1.0" encoding="UTF-8"?>${element(
    'PullDocResponse',
    { 'xmlns:ns2': 'http://tempuri.org/' },
    element('ResponseStatus', { Status: status, ts, txn }, status) + details,
  )}`;
}

/** `pulldoc`: the file of a shared document, asked for by its URI and transaction. */
export function pullRoutes(api: FastifyInstance, { signer, settings }: LockerWorld, shares: ShareBook): void {
  api.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  api.post<{ Body: string }>('/digilocker/public/requestor/api/pulldoc/1/xml', async ({ body }, reply) => {
    reply.type('application/xml');
    const asked = readRequest(String(body));
    if (!asked) return reply.code(400).send(answer('0', { ts: '', txn: '' }));
    const share = shares.get(asked.txn);
    const allowed =
      isKnownApp(asked) && share && share.document.uri === asked.uri && share.until > Date.now();
    if (!allowed || share.holder.ending === 'down') return answer('0', asked);
    share.pulls += 1;
    if (share.holder.ending === 'slow' && share.pulls === 1) {
      await sleep(settings.slowMs);
      return answer('9', asked);
    }
    return answer('1', asked, await share.document.pdf(signer()));
  });
}
