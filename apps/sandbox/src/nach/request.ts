import type { KeyObject } from 'node:crypto';
import { XmlError } from '@pramaan/readers/xml-signature/error.ts';
import { onlyChild, readSignedXml } from '@pramaan/readers/xml-signature/verify.ts';
import type { Corporate } from './corporates.ts';
import { checksum, decode, open } from './secured.ts';

/** What a corporate asks a bank to allow. */
export interface AskedMandate {
  corporate: Corporate;
  id: string;
  created: string;
  name: string;
  purpose: string;
  debtor: string;
  account: string;
  accountType: string;
  bank: string;
  mode: string;
  first: string;
  last: string;
  amount: string;
}

/** Codes of what the gateway itself refuses. */
export const faults = {
  merchant: ['401', 'Merchant ID is not registered'],
  signature: ['402', 'Signature of the request could not be verified'],
  format: ['403', 'Request XML is not valid'],
  secured: ['404', 'Secured values could not be decrypted'],
  checksum: ['405', 'Checksum does not match'],
  mode: ['406', 'Bank ID or AuthMode is not valid'],
  dates: ['407', 'Final collection date is before the first'],
} as const;
export type Fault = keyof typeof faults;

type Form = Readonly<Record<string, string>>;
type Read =
  | { ok: true; asked: AskedMandate }
  | { ok: false; fault: Fault; id: string; corporate: Corporate | null };

const day = /^\d{4}-\d\d-\d\d(?:\+05:30)?$/;

function documentOf(xml: string, key: KeyObject) {
  try {
    const { publicKey: spki } = { publicKey: key.export({ type: 'spki', format: 'pem' }).toString() };
    const always = { notBefore: '2000-01-01T00:00:00Z', notAfter: '2100-01-01T00:00:00Z' };
    const proof = readSignedXml(xml, { keys: [{ name: 'corporate', spki, ...always, sandbox: false }] });
    return proof.state === 'trusted' ? proof.root : null;
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

/** Reads and checks a merchant's request as the gateway does (ONMAGS 4.2, §5.1.1, steps 1 to 6). */
export function readRequest(
  form: Form,
  of: (utility: string) => Corporate | null,
  privateKey: KeyObject,
): Read {
  const xml = decode(form.MandateReqDoc ?? '');
  const corporate = of(form.MerchantID ?? '');
  const said = /<MndtReqId>([0-9A-Za-z]{1,35})<\/MndtReqId>/.exec(xml)?.[1] ?? '';
  const refuse = (fault: Fault): Read => ({ ok: false, fault, id: said, corporate });
  if (!corporate) return refuse('merchant');
  const root = documentOf(xml, corporate.key);
  if (!root) return refuse('signature');
  const at = (...path: string[]) =>
    path.reduce<typeof root | null>((element, name) => element && onlyChild(element, name), root)
      ?.textContent ?? '';
  const info = (name: string) => at('MndtAuthReq', 'GrpHdr', 'ReqInitPty', 'Info', name);
  const mandate = (...path: string[]) => at('MndtAuthReq', 'Mndt', ...path);
  const whole =
    root.namespaceURI?.toLowerCase() === 'http://npci.org/onmags/schema' &&
    info('Id') === corporate.utility &&
    info('UtilCode') === corporate.utility &&
    mandate('CrAccDtl', 'AccNo') === corporate.utility &&
    mandate('MndtReqId') === said &&
    mandate('Mndt_Type') === 'DEBIT' &&
    mandate('Ocrncs', 'SeqTp') === 'RCUR' &&
    mandate('Ocrncs', 'Frqcy') === 'MNTH' &&
    ['SAVINGS', 'CURRENT'].includes(mandate('Dbtr', 'Acct_Type')) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(at('MndtAuthReq', 'GrpHdr', 'CreDtTm'));
  if (!whole) return refuse('format');
  if (
    !/^[A-Z]{4}$/.test(form.BankID ?? '') ||
    !['NetBanking', 'DebitCard', 'Aadhaar'].includes(form.AuthMode ?? '')
  )
    return refuse('mode');
  let secured: [account: string, first: string, last: string, amount: string];
  let told: string;
  try {
    const opened = (...path: string[]) => open(mandate(...path), privateKey);
    secured = [
      opened('Dbtr', 'AccNo'),
      opened('Ocrncs', 'FrstColltnDt'),
      opened('Ocrncs', 'FnlColltnDt'),
      opened('MaxAmt'),
    ];
    told = open(form.CheckSumVal ?? '', privateKey);
  } catch {
    return refuse('secured');
  }
  const [account, first, last, amount] = secured;
  if (told !== checksum(account, first, last, '', amount)) return refuse('checksum');
  if (!day.test(first) || !day.test(last) || !/^\d{1,10}\.\d\d$/.test(amount)) return refuse('format');
  if (last < first) return refuse('dates');
  return {
    ok: true,
    asked: {
      corporate,
      id: said,
      created: at('MndtAuthReq', 'GrpHdr', 'CreDtTm'),
      name: info('Name'),
      purpose: info('CatDesc'),
      debtor: mandate('Dbtr', 'Nm'),
      account,
      accountType: mandate('Dbtr', 'Acct_Type'),
      bank: form.BankID ?? '',
      mode: form.AuthMode ?? '',
      first,
      last,
      amount,
    },
  };
}
