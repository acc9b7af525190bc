import { type AccountType, accountTypes } from '@pramaan/contract/limits.ts';
import { accountTypeOf } from '@pramaan/documents/account-types.ts';
import type { MadeAccount } from '../../isolated/statements/made-account.ts';
import { fileAddress } from '../../platform/file-address.ts';

/** What the draft says of an account. */
interface DraftedAccount {
  content: Pick<MadeAccount, 'statement' | 'record'> & { accountType: string };
  uploads: readonly string[];
}

/** Rows that the draft carries: it is sent whole with every save, also over a weak network. The file has all of them. */
const mostInDraft = 200;

/** The specification's code for the type of an account (C §3), or the bank's own words where it has none for it. */
export function accountTypeIn(said: string): (typeof accountTypes)[AccountType] | string {
  const type = accountTypeOf(said);
  return type ? accountTypes[type] : said;
}

const accountInList = ({ content: { statement } }: DraftedAccount) =>
  [statement.account.bank, statement.account.number].filter(Boolean).join(' ').replaceAll(',', ' ');

/** The keys of the application draft (P §3.5) that the server writes from the bank account. */
export const bankDraftKeys = ['bankName', 'accountType', 'accInfo', 'bankTransData', 'bankStmt'] as const;

/**
 * The bank keys of the application draft when `chosen` is the statement of the file; blank values clear them when
 * nothing is. `all` are the accounts of the file, for the comma-separated list. Numbers are masked already.
 */
export function draftOfAccount(
  applicant: string,
  chosen: DraftedAccount | null,
  all: readonly DraftedAccount[],
): Record<(typeof bankDraftKeys)[number], unknown> {
  if (!chosen) return { bankName: '', accountType: '', accInfo: '', bankTransData: '', bankStmt: '' };
  const { content, uploads } = chosen;
  const file = uploads.at(-1);
  return {
    bankName: content.statement.account.bank,
    accountType: accountTypeIn(content.accountType),
    accInfo: all.map(accountInList).filter(Boolean).join(','),
    bankTransData: { ...content.record, transactions: content.record.transactions.slice(-mostInDraft) },
    bankStmt: file ? fileAddress(applicant, file) : '',
  };
}
