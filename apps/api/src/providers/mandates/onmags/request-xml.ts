import type { KeyObject, X509Certificate } from 'node:crypto';
import { signXml } from '@pramaan/readers/xml-signature/sign.ts';
import type { MandateRequest } from '../port.ts';
import { checksumOf, encrypted, escaped } from './secured.ts';

/** Who collects: a corporate of NACH and its sponsor bank. */
export interface Corporate {
  /** Utility code, which is also the id at the gateway. */
  utility: string;
  sponsor: { name: string; ifsc: string };
  /** RSA, at least 2048 bits; the gateway has its certificate. */
  privateKey: KeyObject;
  certificate: X509Certificate;
}

/** NPCI's category of loan instalments. */
const category = { code: 'L001', words: 'Loan instalment payment' };
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/** `2017-02-09T15:11:39`, Indian time. */
export const indianMoment = (at: Date): string =>
  new Date(at.valueOf() + istOffsetMs).toISOString().slice(0, 19);

const element = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const words = (name: string, text: string, most: number) =>
  element(
    name,
    escaped(
      text
        .toWellFormed()
        .replace(/\p{C}+/gu, ' ')
        .trim()
        .slice(0, most),
    ),
  );

/** The account, both days and both amounts: encrypted one by one, and together in the checksum. */
function securedOf({ debtor, first, last, limit }: MandateRequest) {
  const maxAmount = limit.toFixed(2);
  // A fixed amount has its place in the checksum, also where the mandate has a limit.
  return {
    account: debtor.account,
    first,
    last,
    maxAmount,
    checksum: [debtor.account, first, last, '', maxAmount],
  };
}

/**
 * The fields of a mandate request, `MndtAuthReq` of ONMAGS 4.2 (§5.1.1): secured values encrypted for the gateway, the document
 * signed by us, then escaped. Throws TypeError for what no gateway could take.
 */
export function requestFields(
  ask: MandateRequest,
  { utility, sponsor, privateKey, certificate }: Corporate,
  gateway: KeyObject,
): Record<string, string> {
  if (!/^[0-9A-Za-z]{1,35}$/.test(ask.ref))
    throw new TypeError('A mandate request has an id of 1 to 35 letters and digits.');
  const { checksum, ...plain } = securedOf(ask);
  const hidden = (text: string) => encrypted(text, gateway);
  const party = [
    words('Id', utility, 18),
    words('CatCode', category.code, 4),
    words('UtilCode', utility, 18),
    words('CatDesc', category.words, 50),
    words('Name', ask.lender, 40),
    words('Spn_Bnk_Nm', sponsor.name, 140),
  ].join('');
  const header = [
    words('MsgId', ask.ref, 35),
    words('CreDtTm', indianMoment(ask.at), 25),
    element('ReqInitPty', element('Info', party)),
  ].join('');
  const days = [
    words('SeqTp', 'RCUR', 4),
    words('Frqcy', 'MNTH', 4),
    element('FrstColltnDt', hidden(plain.first)),
    element('FnlColltnDt', hidden(plain.last)),
  ].join('');
  const debtor = [
    words('Nm', ask.debtor.name, 40),
    element('AccNo', hidden(plain.account)),
    words('Acct_Type', ask.debtor.kind, 35),
    words('Cons_Ref_No', ask.loan, 35),
  ].join('');
  const creditor = [
    words('Nm', ask.lender, 140),
    words('AccNo', utility, 18),
    words('MmbId', sponsor.ifsc, 11),
  ].join('');
  const mandate = [
    words('MndtReqId', ask.ref, 35),
    words('Mndt_Type', 'DEBIT', 35),
    words('Schm_Nm', ask.loan, 20),
    element('Ocrncs', days),
    `<MaxAmt Ccy="INR">${hidden(plain.maxAmount)}</MaxAmt>`,
    element('Dbtr', debtor),
    element('CrAccDtl', creditor),
  ].join('');
  const document = `<Document xmlns="http://npci.org/onmags/schema">${element('MndtAuthReq', element('GrpHdr', header) + element('Mndt', mandate))}</Document>`;
  return {
    MerchantID: utility,
    MandateReqDoc: escaped(signXml(document, { privateKey, certificate }, 'rsa-sha256')),
    CheckSumVal: hidden(checksumOf(checksum)),
    BankID: ask.debtor.ifsc.slice(0, 4),
    AuthMode: ask.mode,
  };
}
