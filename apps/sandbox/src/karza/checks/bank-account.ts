import { accountNumber } from '@pramaan/documents/identifiers/bank.ts';
import { check, must } from '../check.ts';
import { recorded } from '../published.ts';
import { nameIn } from '../wording.ts';

export const bankAccount = check({
  path: '/v2/bankacc',
  title: 'Bank account (penny drop)',
  source: recorded,
  unconfirmed: 'the words of the bank when it refuses the payment',
  request: { accountNumber: must(/^\d{9,18}$/), ifsc: must(/^[A-Z]{4}0[A-Z0-9]{6}$/) },
  by: { member: 'accountNumber', kind: accountNumber },
  answer: (person, asked) => ({
    accountNumber: asked.accountNumber,
    ifsc: asked.ifsc,
    accountName: nameIn(person),
    bankResponse: 'Transaction Successful',
    bankTxnStatus: true,
  }),
  instead: { 'says-no': { bankTxnStatus: false, bankResponse: 'Account is closed' } },
  least: ['accountNumber', 'accountName'],
});
