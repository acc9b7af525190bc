import type { BankAccount } from '../bank-aggregator/bank-account.ts';
import { ProviderError } from '../bank-aggregator/outcome.ts';
import type { ConsentedAccount, DataSession, FetchedData, MissingAccount } from './port.ts';

type Missing = Pick<MissingAccount, 'reason' | 'detail'>;

/** Reads account by account: one that cannot be read does not take the others with it. */
export function gathered(
  session: DataSession,
  read: (account: ConsentedAccount) => BankAccount | Missing,
): FetchedData {
  const accounts: BankAccount[] = [];
  const missing: MissingAccount[] = [];
  for (const account of session.accounts) {
    try {
      const found = read(account);
      if ('transactions' in found) accounts.push(found);
      else missing.push({ account, ...found });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      missing.push({ account, reason: error.reason, detail: error.message });
    }
  }
  const state = accounts.length === 0 ? 'failed' : missing.length > 0 ? 'partial' : 'complete';
  return { state, accounts, missing };
}
