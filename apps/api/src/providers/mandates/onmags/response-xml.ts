import type { KeyObject } from 'node:crypto';
import type { TrustedKey } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { XmlError } from '@pramaan/readers/xml-signature/error.ts';
import { parseXml } from '@pramaan/readers/xml-signature/parse.ts';
import { onlyChild, readSignedXml } from '@pramaan/readers/xml-signature/verify.ts';
import type { MandateAnswer } from '../port.ts';
import { checksumOf, decrypted, unescaped } from './secured.ts';

type Element = ReturnType<typeof parseXml>['root'];

/** Who may answer, and the key that opens what they hid. */
export interface Gateway {
  key: TrustedKey;
  own: KeyObject;
  allowSandbox: boolean;
}

const largest = 100_000;
const within = (root: Element, ...path: readonly string[]) =>
  path.reduce<Element | null>((at, name) => at && onlyChild(at, name), root);
const textAt = (root: Element | null, ...path: readonly string[]) =>
  (root && within(root, ...path)?.textContent?.trim()) ?? '';

const by = { USER: 'person', BANK: 'bank' } as const;
const rejectedBy = (who: string) => by[who.toUpperCase() as keyof typeof by] ?? 'gateway';
const plain = (text: string, most: number) => text.replace(/\p{C}+/gu, ' ').slice(0, most);

/** An `ErrorXML` is neither signed nor encrypted: the gateway could not take the request, or somebody says so. */
function readError(xml: string): MandateAnswer | null {
  const body = onlyChild(parseXml(xml).root, 'MndtRejResp');
  const ref = textAt(body, 'OrigReqInfo', 'MndtReqId');
  if (!ref) return null;
  const of = (name: string) => textAt(body, 'MndtErrorDtls', name);
  return {
    ref,
    accepted: false,
    by: rejectedBy(of('RejectBy')),
    code: plain(of('ErrorCode'), 40),
    reason: plain(of('ErrorDesc'), 200),
    proved: false,
  };
}

/** Signed by the gateway, its secured values encrypted for us, and all of them in the checksum. */
function readResponse(
  xml: string,
  checksum: string,
  { key, own, allowSandbox }: Gateway,
): MandateAnswer | null {
  const proof = readSignedXml(xml, { keys: [key], allowSandbox });
  if (proof.state !== 'trusted') return null;
  const details = within(proof.root, 'MndtAccptResp', 'UndrlygAccptncDtls');
  const result = details && onlyChild(details, 'AccptncRslt');
  const secured = [
    textAt(result, 'Accptd'),
    textAt(result, 'AccptRefNo'),
    ...['ReasonCode', 'ReasonDesc', 'RejectBy'].map((name) => textAt(result, 'RjctRsn', name)),
  ].map((value) => (value === '' ? '' : decrypted(value, own)));
  if (secured.some((value) => value === null)) return null;
  const values = secured.map((value) => value ?? '');
  if (decrypted(checksum, own) !== checksumOf(values)) return null;
  const [accepted = '', bankReference = '', code = '', reason = '', rejecter = ''] = values;
  const ref = textAt(details, 'OrgnlMsgInf', 'MndtReqId');
  const reference = textAt(details, 'OrgnlMsgInf', 'MndtId');
  if (!ref) return null;
  if (accepted === 'true')
    return /^[0-9A-Za-z]{1,35}$/.test(reference)
      ? { ref, accepted: true, reference, bankReference: plain(bankReference, 40), payer: null }
      : null;
  return {
    ref,
    accepted: false,
    by: rejectedBy(rejecter),
    code: plain(code, 40),
    reason: plain(reason, 200),
    proved: true,
  };
}

/** Reads what the gateway posts to a merchant (ONMAGS 4.2, §5.1.2). Null for what is no answer, or is not the gateway's. */
export function readAnswer(form: Readonly<Record<string, unknown>>, gateway: Gateway): MandateAnswer | null {
  const { MandateRespDoc: sent, CheckSumVal: checksum, RespType: kind } = form;
  if (typeof sent !== 'string' || sent.length > largest) return null;
  const xml = unescaped(sent);
  try {
    return kind === 'ErrorXML'
      ? readError(xml)
      : readResponse(xml, typeof checksum === 'string' ? checksum : '', gateway);
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}
