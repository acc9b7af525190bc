import { type KeyObject, sign } from 'node:crypto';
import type { TrustedKey } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { XmlError } from '@pramaan/readers/xml-signature/error.ts';
import { attribute, onlyChild, readSignedXml } from '@pramaan/readers/xml-signature/verify.ts';
import type { MandateAnswer } from '../../mandates/port.ts';
import type { UpiMandateRequest, UpiMandates } from '../port.ts';

/** The payee: its UPI address and the organisation whose key signs the link. */
interface Payee {
  address: string;
  organisation: string;
  key: KeyObject;
}

interface UpiSettings {
  /** What the link begins with: `upi://mandate`. */
  app: string;
  ready: () => Promise<boolean>;
  /** Asked again each time: the sandbox registers us on first use. */
  known: () => { payee: Payee; bank: TrustedKey; allowSandbox: boolean };
}

/** Merchant category of institutions that lend. */
const lending = '6012';
const largest = 60_000;
/** `2027-01-31` as `31012027`. */
const compact = (day: string) => day.split('-').reverse().join('');
const plain = (text: string, most: number) => text.replace(/\p{C}+/gu, ' ').slice(0, most);

/**
 * The parameters of `upi://mandate`, in the order in which they are signed (NPCI's linking specification). A due day after the
 * 28th is not in each month: then the debit comes on or after the 28th.
 */
function parametersOf({ ref, lender, loan, limit, first, last }: UpiMandateRequest, payee: Payee): string {
  const parameters = {
    ver: '01',
    mode: '04',
    purpose: '14',
    orgid: payee.organisation,
    pa: payee.address,
    pn: plain(lender, 40),
    mc: lending,
    mn: `Loan ${plain(loan, 30)}`,
    tr: ref,
    tn: `Instalments of loan ${plain(loan, 30)}`,
    am: limit.toFixed(2),
    cu: 'INR',
    amrule: 'MAX',
    validitystart: compact(first),
    validityend: compact(last),
    recur: 'MONTHLY',
    recurvalue: String(Math.min(28, Number(first.slice(8)))),
    recurtype: 'AFTER',
    rev: 'Y',
    share: 'Y',
    block: 'N',
    txnType: 'CREATE',
  };
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Reads NPCI's `ReqMandateConfirmation` as the payee's bank passes it on: signed, and about one of our requests. */
function readConfirmation(xml: string, key: TrustedKey, allowSandbox: boolean): MandateAnswer | null {
  const proof = readSignedXml(xml, { keys: [key], allowSandbox });
  if (proof.state !== 'trusted' || proof.root.localName !== 'ReqMandateConfirmation') return null;
  const [txn, confirmation, mandate, payer] = ['Txn', 'TxnConfirmation', 'Mandate', 'Payer'].map((name) =>
    onlyChild(proof.root, name),
  );
  const ref = txn ? attribute(txn, 'refId') : '';
  if (!ref || !confirmation) return null;
  const umn = mandate ? attribute(mandate, 'umn') : '';
  if (attribute(confirmation, 'orgStatus') === 'SUCCESS')
    return /^[\w.-]{1,40}@[A-Za-z]{2,20}$/.test(umn)
      ? {
          ...{
            ref,
            accepted: true,
            reference: umn,
            bankReference: plain(attribute(txn ?? confirmation, 'id'), 40),
          },
          payer: payer
            ? {
                name: plain(attribute(payer, 'name'), 100),
                address: attribute(payer, 'addr').slice(0, 100),
              }
            : null,
        }
      : null;
  const code = plain(attribute(confirmation, 'orgErrCode'), 40);
  return {
    ...{ ref, accepted: false, code, reason: plain(attribute(confirmation, 'note'), 200), proved: true },
    // UPI's code for a mandate that the payer declined.
    by: code === 'QT' ? 'person' : 'bank',
  };
}

/** UPI AutoPay: NPCI's signed link to the person's app, and the signed confirmation that our bank passes on. */
export function upi({ app, ready, known }: UpiSettings): UpiMandates {
  return {
    name: 'upi',
    ready,
    link(ask) {
      const { payee } = known();
      const parameters = parametersOf(ask, payee);
      const signature = sign('sha256', Buffer.from(parameters), payee.key).toString('base64');
      return `${app}?${parameters}&sign=${encodeURIComponent(signature)}`;
    },
    read(xml) {
      if (xml.length > largest) return null;
      const { bank, allowSandbox } = known();
      try {
        return readConfirmation(xml, bank, allowSandbox);
      } catch (error) {
        if (error instanceof XmlError) return null;
        throw error;
      }
    },
  };
}
