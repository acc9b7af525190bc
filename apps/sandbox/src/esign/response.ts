import { randomUUID } from 'node:crypto';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { type Holder, issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { detachedCms } from '@pramaan/readers/pdf-signing/make-cms.ts';
import { signXml } from '@pramaan/specimens/signed/sign-xml.ts';
import { element } from '@pramaan/specimens/signed/xml-text.ts';
import { type Code, codes } from './codes.ts';
import type { InjectedFault } from './faults.ts';
import type { ProviderKeys } from './provider-keys.ts';
import type { EsignRequest } from './request.ts';
import type { Answer } from './sessions.ts';
import { signerCertificate } from './signer-certificate.ts';

const istOffsetMs = 5.5 * 60 * 60 * 1000;
const stamp = (time: number) => new Date(time + istOffsetMs).toISOString().slice(0, 19);
const day = 86_400_000;

interface Said {
  status: '0' | '1';
  errCode: string;
  errMsg: string;
  inside: string;
}

type Asked = Pick<EsignRequest, 'txn' | 'responseUrl'>;

function answerOf(
  asked: Asked,
  said: Said,
  keys: ProviderKeys,
  injectedFaults: InjectedFault | null,
): Answer {
  const { status, errCode, errMsg, inside } = said;
  const txn = injectedFaults === 'other-transaction' ? `${asked.txn}x` : asked.txn;
  const espTxn = randomUUID();
  const at = Date.now() - (injectedFaults === 'old-answer' ? day : 0);
  const plain = element(
    'EsignResp',
    { status, ts: stamp(at), txn, resCode: espTxn, errCode, errMsg },
    inside,
  );
  const by =
    injectedFaults === 'wrong-responder'
      ? issueCertificate({ commonName: 'DS SANDBOX ESIGN 1' })
      : keys.responder;
  const signed = injectedFaults === 'unsigned' ? plain : signXml(plain, by, 'rsa-sha256');
  const sent =
    injectedFaults === 'tampered'
      ? signed.replace(/ errMsg="[^"]*"/, ' errMsg="All is well"')
      : injectedFaults === 'doctype'
        ? `<!DOCTYPE EsignResp [<!ENTITY x "y">]>${signed}`
        : signed;
  return { action: asked.responseUrl, fields: { eSignResponse: sent, espTxnID: espTxn } };
}

/** The answer when nothing was signed. */
export function refusal(
  asked: Asked,
  code: Code,
  keys: ProviderKeys,
  injectedFaults: InjectedFault | null = null,
): Answer {
  const [errCode, errMsg] = codes[code];
  return answerOf(asked, { status: '0', errCode, errMsg, inside: '' }, keys, injectedFaults);
}

/** The answer with one detached PKCS#7 for each hash, all of one certificate made for this alone. */
export function signatures(
  request: EsignRequest,
  person: Person,
  keys: ProviderKeys,
  injectedFaults: InjectedFault | null,
): Answer {
  const now = Date.now();
  const stranger =
    injectedFaults === 'wrong-authority'
      ? issueCertificate({
          commonName: 'Sandbox sub-CA for eSign',
          organisation: 'Sandbox PKI',
          authority: true,
        })
      : null;
  const authority = stranger ?? keys.authority;
  const from = injectedFaults === 'expired-certificate' ? now - day : now;
  const signer = signerCertificate(person, authority, from);
  const another = injectedFaults === 'second-signer' ? signerCertificate(person, authority, from) : signer;
  const documents = injectedFaults === 'missing-document' ? request.documents.slice(1) : request.documents;
  const inside = [
    element('UserX509Certificate', {}, another.certificate.raw.toString('base64')),
    element(
      'Signatures',
      {},
      documents.map((each) => signature(each, signer, authority, injectedFaults)).join(''),
    ),
  ].join('');
  const said: Said = { status: '1', errCode: 'NA', errMsg: 'NA', inside };
  return answerOf(request, said, keys, injectedFaults);
}

function signature(
  { id, hash }: EsignRequest['documents'][number],
  signer: Holder,
  authority: Holder,
  injectedFaults: InjectedFault | null,
): string {
  const digest = injectedFaults === 'other-document' ? Buffer.alloc(32, 7) : hash;
  const timed = injectedFaults !== 'no-signing-time';
  const cms = detachedCms({ signer, chain: [authority], digest, at: new Date(), timed });
  return element('DocSignature', { id, sigHashAlgorithm: 'SHA256', error: '' }, cms.toString('base64'));
}
