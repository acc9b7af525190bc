import { randomBytes, randomInt } from 'node:crypto';
import { type Holder, issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { signXml } from '@pramaan/specimens/signed/sign-xml.ts';
import type { Corporate } from './corporates.ts';
import { type AskedMandate, type Fault, faults } from './request.ts';
import { checksum, encode, hide } from './secured.ts';

/** What is posted to the merchant. */
export interface Answer {
  action: string;
  fields: Record<'MandateRespDoc' | 'CheckSumVal' | 'RespType', string>;
}

/** Ways in which an answer is not what it should be, ordered by a test for the next answers. */
export const breaches = ['tampered', 'unsigned', 'wrong-signer', 'wrong-checksum', 'other-request'] as const;
export type Breach = (typeof breaches)[number];

/** What a bank says of a mandate: accepted, or with one of NACH's reasons why not. */
export const results = {
  accepted: null,
  'by-person': ['M021', 'Rejected by customer', 'USER'],
  'account-closed': ['M004', 'Account closed', 'BANK'],
  'name-differs': ['M012', 'Drawers name differs', 'BANK'],
  'limit-exceeded': ['M032', 'Amount exceeds the limit of the bank', 'BANK'],
} as const satisfies Record<string, readonly [code: string, words: string, by: string] | null>;
export type Result = keyof typeof results;

const now = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 19);
const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const documentOf = (inner: string) => `<Document xmlns="http://npci.org/onmags/schema">${inner}</Document>`;
const header = () =>
  tag(
    'GrpHdr',
    tag('MsgId', randomBytes(16).toString('hex')) + tag('CreDtTm', now()) + tag('ReqInitPty', 'NPCI'),
  );

/** The number of the mandate at every bank: four letters of the bank and sixteen digits. */
const newUmrn = (bank: string) =>
  `${bank}7${String(randomInt(10 ** 12)).padStart(12, '0')}${String(randomInt(1000)).padStart(3, '0')}`;

/** The signed answer of a bank, its secured values encrypted for the merchant (ONMAGS 4.2, §5.2.2). */
export function responseTo(
  { corporate, id, created, bank }: AskedMandate,
  result: Result,
  gateway: Holder,
  breach: Breach | null,
): Answer {
  const said = results[result];
  const values = said
    ? ['false', '', ...said]
    : ['true', randomBytes(8).toString('hex').toUpperCase(), 'N/A', 'N/A', 'N/A'];
  const [accepted = '', reference = '', code = '', words = '', by = ''] = values.map((value) =>
    value === '' ? '' : hide(value, corporate.key),
  );
  const original = [
    tag('MndtReqId', breach === 'other-request' ? `${id.slice(0, -1)}x` : id),
    tag('NPCI_RefMsgId', randomBytes(16).toString('hex')),
    tag('CreDtTm', created),
    tag('MndtId', newUmrn(bank)),
  ].join('');
  const reason = tag('RjctRsn', tag('ReasonCode', code) + tag('ReasonDesc', words) + tag('RejectBy', by));
  const outcome = [
    tag('Accptd', accepted),
    tag('AccptRefNo', reference),
    reason,
    tag('DBTR', tag('IFSC', `${bank}0000001`)),
  ].join('');
  const plain = documentOf(
    tag(
      'MndtAccptResp',
      header() + tag('UndrlygAccptncDtls', tag('OrgnlMsgInf', original) + tag('AccptncRslt', outcome)),
    ),
  );
  const signer =
    breach === 'wrong-signer' ? issueCertificate({ commonName: 'SANDBOX NACH GATEWAY' }) : gateway;
  const signed = breach === 'unsigned' ? plain : signXml(plain, signer, 'rsa-sha256');
  const sent = breach === 'tampered' ? signed.replace(/<MndtId>..../, '<MndtId>XXXX') : signed;
  const sum = checksum(...(breach === 'wrong-checksum' ? ['x'] : values));
  return {
    action: corporate.responseUrl,
    fields: {
      MandateRespDoc: encode(sent),
      CheckSumVal: hide(sum, corporate.key),
      RespType: 'RespXML',
    },
  };
}

/** The gateway's own refusal: neither signed nor encrypted. */
export function errorTo(corporate: Corporate, id: string, fault: Fault): Answer {
  const [code, words] = faults[fault];
  const details = tag('ErrorCode', code) + tag('ErrorDesc', words) + tag('RejectBy', 'NPCI');
  const body = header() + tag('OrigReqInfo', tag('MndtReqId', id)) + tag('MndtErrorDtls', details);
  return {
    action: corporate.responseUrl,
    fields: {
      MandateRespDoc: encode(documentOf(tag('MndtRejResp', body))),
      CheckSumVal: '',
      RespType: 'ErrorXML',
    },
  };
}
