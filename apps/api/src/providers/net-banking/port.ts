import type { BankAccount } from '../bank-aggregator/bank-account.ts';

/** What a person types at their bank's own login; used once, kept nowhere. */
interface NetBankingLogin {
  bankName: string;
  userId: string;
  password: string;
}

/** Verifies an account by the person's net banking. Throws Error when the service gives nothing. */
export interface NetBanking {
  name: string;
  verify(login: NetBankingLogin): Promise<BankAccount>;
}
