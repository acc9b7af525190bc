import { XmlError, type XmlErrorCode } from '@pramaan/readers/xml-signature/error.ts';
import { childrenNamed } from '@pramaan/readers/xml-signature/parse.ts';
import {
  attribute,
  onlyChild,
  readSignedXml,
  type SignedXmlVerification,
} from '@pramaan/readers/xml-signature/verify.ts';
import { inTime, type Returned } from '../document-signatures.ts';
import { readIndianTime } from '../indian-time.ts';
import type { EsignExpected } from '../port.ts';
import { reasonOf } from '../reasons.ts';
import { EsignError } from '../refused.ts';
import type { EsignTrust } from '../trust.ts';

/** Names under which providers post the answer (standards §8.1: they differ). */
const answerFields = new Set(['esignresponse', 'esignresp', 'msg', 'xml']);
const txnFields = new Set(['esptxnid', 'obj', 'esptxn']);

/** What is in the way of reading it at all; everything else is wrong with its signature. */
const unreadable = new Set<XmlErrorCode>([
  'empty',
  'too-large',
  'too-deep',
  'encoding',
  'not-xml',
  'doctype',
  'instruction',
]);

const plain = (text: string) => (/^[\w .:-]{1,80}$/.test(text) ? text : '');

function field(form: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): string {
  const found = Object.entries(form).find(([name]) => names.has(name.toLowerCase()))?.[1];
  return typeof found === 'string' ? found : '';
}

interface ReadAnswer {
  returned: Returned;
  espTxn: string;
  sandbox: boolean;
}

function prove(xml: string, trust: EsignTrust): SignedXmlVerification {
  try {
    return readSignedXml(xml, { keys: trust.providers, allowSandbox: trust.allowSandbox }, (root) =>
      readIndianTime(attribute(root, 'ts')),
    );
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new EsignError(unreadable.has(error.code) ? 'unreadable' : 'signature');
  }
}

/**
 * Reads the posted `EsignResp` and proves that it is the provider's, answers this request, in its time, and says that
 * all was signed. Throws EsignRefusal, `proved` when the provider itself says no. Source: standards §8.1.
 */
export function readAnswer(
  form: Readonly<Record<string, unknown>>,
  expected: EsignExpected,
  trust: EsignTrust,
): ReadAnswer {
  const proof = prove(field(form, answerFields), trust);
  const { root } = proof;
  if (root.localName !== 'EsignResp') throw new EsignError('unreadable');
  const says = (name: string) => attribute(root, name);
  const proved = proof.state === 'trusted';
  const signed = says('status') === '1';
  // A refusal is told even when nobody stands behind it; the caller leaves the request open then.
  if (signed && !proved) throw new EsignError('signature');
  if (says('txn') !== expected.txn) throw new EsignError('other_request');
  if (!inTime(readIndianTime(says('ts')), expected)) throw new EsignError('stale');
  if (!signed) {
    const code = plain(says('errCode'));
    throw new EsignError(reasonOf(code), { code, proved });
  }
  const list = onlyChild(root, 'Signatures');
  const signatures = list ? childrenNamed(list, 'DocSignature') : [];
  return {
    returned: {
      certificate: onlyChild(root, 'UserX509Certificate')?.textContent ?? '',
      signatures: signatures.map((each) => ({
        id: attribute(each, 'id'),
        value: each.textContent ?? '',
        error: attribute(each, 'error'),
      })),
    },
    espTxn: plain(says('resCode')) || plain(field(form, txnFields)),
    sandbox: proof.state === 'trusted' && proof.signer.sandbox,
  };
}
