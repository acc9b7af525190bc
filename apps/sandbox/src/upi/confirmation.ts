import { randomBytes } from 'node:crypto';
import type { Holder } from '@pramaan/readers/certificates/issue.ts';
import { signXml } from '@pramaan/specimens/signed/sign-xml.ts';
import { element } from '@pramaan/specimens/signed/xml-text.ts';
import type { AskedMandate } from './payees.ts';

/** How the person or their bank decided: UPI's status, error code and words. */
export const decisions = {
  approved: ['SUCCESS', '', 'Mandate created'],
  declined: ['FAILURE', 'QT', 'Mandate declined by the payer'],
  'bank-down': ['FAILURE', 'U90', 'Remitter bank deemed high response time'],
} as const;
export type Decision = keyof typeof decisions;

const now = () => `${new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 19)}+05:30`;
const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** NPCI's `ReqMandateConfirmation`, signed by the payee's bank. */
export function confirmationOf(
  asked: AskedMandate,
  decision: Decision,
  payer: { address: string; name: string },
  bank: Holder,
): string {
  const [orgStatus, orgErrCode, note] = decisions[decision];
  const id = `SBX${hex(16)}`;
  const mandate = element(
    'Mandate',
    {
      name: asked.note,
      txnId: id,
      umn: `${hex(16)}@sandbox`,
      ts: now(),
      revokeable: 'Y',
      shareToPayee: 'Y',
      type: 'CREATE',
    },
    element('Validity', { start: asked.start, end: asked.end }) +
      element('Amount', { value: asked.amount, rule: 'MAX' }) +
      element('Recurrence', { pattern: 'MONTHLY' }, element('Rule', { value: asked.day, type: 'AFTER' })),
  );
  const document = element(
    'upi:ReqMandateConfirmation',
    { 'xmlns:upi': 'http://npci.org/upi/schema/' },
    element('Head', { ver: '2.0', ts: now(), orgId: 'NPCI', msgId: `SBX${hex(16)}` }) +
      element('Txn', {
        id,
        note: asked.note,
        refId: asked.ref,
        refUrl: 'https://www.npci.org.in/',
        ts: now(),
        type: 'MandateConfirmation',
      }) +
      element('TxnConfirmation', { note, orgStatus, orgErrCode, type: 'CREATE', orgTxnId: id }) +
      (orgStatus === 'SUCCESS' ? mandate : '') +
      element('Payer', { addr: payer.address, name: payer.name, seqNum: '1', type: 'PERSON', code: '0000' }),
  );
  return signXml(document, bank, 'rsa-sha256');
}
