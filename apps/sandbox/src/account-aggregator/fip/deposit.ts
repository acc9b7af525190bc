import { addressLine } from '@pramaan/documents/fixtures/people.ts';
import { type Ledger, ledgerOf, rupeesOf } from '@pramaan/specimens/statements/ledger.ts';
import { maskedOf } from '../artefact.ts';
import type { LinkedAccount } from '../consents.ts';
import type { DataSession } from '../sessions.ts';

/** A DEPOSIT record as the FI schema names its members, in either version (standards §7.2). */
export type Deposit = Readonly<Record<string, unknown>>;
const depositVersions = ['1.1', '1.2', '2.0.0'] as const;
type DepositVersion = (typeof depositVersions)[number];

const dayInIndia = (time: number) => new Date(time + 19_800_000).toISOString().slice(0, 10);

/** The ledger of the days asked, up to today. */
function ledgerFor({ range }: DataSession, { account }: LinkedAccount): Ledger {
  const to = Math.min(Date.parse(range.to), Date.now());
  return ledgerOf(account, { from: dayInIndia(Date.parse(range.from)), to: dayInIndia(to) });
}

/** One account under its consent: profile, summary and transactions, as far as the consent covers them. */
export function depositOf(session: DataSession, linked: LinkedAccount, version: DepositVersion): Deposit {
  const { account, linkRef } = linked;
  const { holder } = account;
  const second = version === '2.0.0';
  const ledger = ledgerFor(session, linked);
  const kyc = second ? { ckycRegistered: 'YES' } : { ckycCompliance: 'true' };
  const profile = {
    holders: {
      type: 'SINGLE',
      holder: [
        {
          name: holder.name,
          dob: holder.dob,
          mobile: holder.mobile,
          nominee: 'REGISTERED',
          landline: '',
          address: addressLine(holder),
          email: holder.email,
          pan: holder.pan,
          ...kyc,
        },
      ],
    },
  };
  const common = {
    currentBalance: rupeesOf(ledger.closing),
    currency: 'INR',
    balanceDateTime: `${ledger.to}T23:59:59+05:30`,
    branch: account.branch,
    facility: 'OD',
    micrCode: account.micr,
    openingDate: account.openedOn,
    currentODLimit: '0',
    drawingLimit: '0',
    status: 'ACTIVE',
  };
  const pending = { amount: '0', transactionType: 'DEBIT' };
  const summary = second
    ? {
        ...common,
        ifsc: account.ifsc,
        accountType: 'REGULAR',
        accountSubType: account.type,
        pendingTxns: { pendingTxn: [pending] },
      }
    : { ...common, exchgeRate: '', ifscCode: account.ifsc, type: account.type, pending: [pending] };
  const transaction = ledger.rows.map((row) => ({
    txnId: row.id,
    type: row.side.toUpperCase(),
    mode: row.mode,
    amount: rupeesOf(row.paise),
    [second ? 'transactionalBalance' : 'currentBalance']: rupeesOf(row.balance),
    transactionTimestamp: `${row.date}T${row.time}+05:30`,
    valueDate: row.valueDate,
    narration: row.narration,
    reference: row.reference,
  }));
  const covers = (part: string) => session.consent.terms.consentTypes.includes(part);
  return {
    linkedAccRef: linkRef,
    maskedAccNumber: maskedOf(account.number),
    type: 'deposit',
    version,
    ...(covers('PROFILE') ? { profile } : {}),
    ...(covers('SUMMARY') ? { summary } : {}),
    ...(covers('TRANSACTIONS')
      ? { transactions: { startDate: ledger.from, endDate: ledger.to, transaction } }
      : {}),
  };
}

/** Which version a bank speaks: by its place among the person's banks, so that each person shows both. */
export function versionOf({ consent }: DataSession, linked: LinkedAccount): DepositVersion {
  if (consent.offered.indexOf(linked) > 0) return '2.0.0';
  return consent.person.gender === 'F' ? '1.1' : '1.2';
}
