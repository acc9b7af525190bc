import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { XmlError } from '@pramaan/readers/xml-signature/error.ts';
import { childrenNamed } from '@pramaan/readers/xml-signature/parse.ts';
import { attribute, onlyChild, readSignedXml } from '@pramaan/readers/xml-signature/verify.ts';
import type { Code } from './codes.ts';
import type { ProviderKeys } from './provider-keys.ts';

/** What an ASP asks to have signed (eSign 2.1). */
export interface EsignRequest {
  aspId: string;
  txn: string;
  responseUrl: string;
  documents: { id: string; hash: Buffer; info: string }[];
}

export type ReadRequest =
  | { ok: true; request: EsignRequest }
  /** `back`: where to send the refusal, when the sender is known; else it is shown to whoever stands there. */
  | { ok: false; code: Code; back: Pick<EsignRequest, 'txn' | 'responseUrl'> | null };

const mostMinutes = 15;

/** `yyyy-MM-ddTHH:mm:ss`, Indian time without an offset; some send milliseconds too. */
const timeOf = (ts: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?$/.test(ts) ? Date.parse(`${ts}+05:30`) : Number.NaN;

/** Reads and proves the request of an ASP, whose certificate this provider's authority issued. Source: standards §8.1. */
export function readRequest(xml: string, { root, authority }: ProviderKeys): ReadRequest {
  const refuse = (
    code: Code,
    back: Pick<EsignRequest, 'txn' | 'responseUrl'> | null = null,
  ): ReadRequest => ({
    ok: false,
    code,
    back,
  });
  const aspId = /<Esign\b[^>]*\baspId="([^"&<>]{1,60})"/.exec(xml)?.[1] ?? '';
  let element: ReturnType<typeof readSignedXml>['root'];
  try {
    const proof = readSignedXml(xml, {
      keys: [],
      issuers: [
        {
          roots: [readCertificate(root.certificate.raw)],
          intermediates: [readCertificate(authority.certificate.raw)],
          organisations: [aspId],
        },
      ],
    });
    if (proof.state !== 'trusted' || attribute(proof.root, 'aspId') !== aspId) return refuse('asp-signature');
    element = proof.root;
  } catch (error) {
    if (error instanceof XmlError) return refuse('asp-signature');
    throw error;
  }
  const responseUrl = attribute(element, 'responseUrl');
  const txn = attribute(element, 'txn');
  if (!/^https?:\/\//.test(responseUrl) || !URL.canParse(responseUrl)) return refuse('wrong-version');
  const back = { txn, responseUrl };
  const says = (name: string) => attribute(element, name);
  if (
    element.localName !== 'Esign' ||
    says('ver') !== '2.1' ||
    says('sc') !== 'Y' ||
    says('AuthMode') !== '1' ||
    says('responseSigType') !== 'pkcs7' ||
    !/^[\w-]{1,60}$/.test(txn)
  )
    return refuse('wrong-version', back);
  if (!(Math.abs(timeOf(says('ts')) - Date.now()) < mostMinutes * 60_000)) return refuse('asp-time', back);
  const docs = onlyChild(element, 'Docs');
  const hashes = docs ? childrenNamed(docs, 'InputHash') : [];
  const documents = hashes.map((each, at) => ({
    id: attribute(each, 'id') === String(at + 1) ? String(at + 1) : '',
    hash: Buffer.from(/^[0-9a-f]{64}$/.exec(each.textContent?.trim() ?? '')?.[0] ?? '', 'hex'),
    info: attribute(each, 'hashAlgorithm') === 'SHA256' ? attribute(each, 'docInfo') : '',
  }));
  const whole = documents.every(({ id, hash, info }) => id && hash.length === 32 && info);
  if (!whole || documents.length === 0 || documents.length > 5) return refuse('wrong-documents', back);
  return { ok: true, request: { aspId, txn, responseUrl, documents } };
}
