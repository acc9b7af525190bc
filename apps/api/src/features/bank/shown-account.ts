import type { listBankAccounts, readBankAccount } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { proofChecks, type StoredAccount } from './stored-accounts.ts';

/** Of how many months a salary came, and how many payments bounced. */
function highlightsOf({ months, figures }: StoredAccount['content']['analysis']) {
  const bounces = figures.find(({ id }) => id === 'bounces')?.value;
  return {
    months: months.length,
    salaryMonths: months.filter(({ salary }) => salary > 0).length,
    bounces: typeof bounces === 'number' ? bounces : months.reduce((sum, month) => sum + month.bounces, 0),
  };
}

/** An account without its rows, as lists show it. */
export function accountHead({
  id,
  source,
  content,
  chosen,
  addedAt,
}: StoredAccount): ResultOf<typeof listBankAccounts>[number] {
  const { statement, record, accountType, tamper } = content;
  return {
    accountId: id,
    chosen,
    source,
    account: record.account,
    accountType,
    period: statement.period,
    transactions: statement.transactions.length,
    balanced: statement.proof.balanced,
    calendar: statement.calendar,
    highlights: highlightsOf(content.analysis),
    tamper: tamper.map(({ weight, sentence }) => ({ level: weight, sentence })),
    notes: statement.notes,
    addedAt: addedAt.toISOString(),
  };
}

/** An account with its rows, proof and analysis. */
export function wholeAccount(account: StoredAccount): ResultOf<typeof readBankAccount> {
  const { statement, record, analysis } = account.content;
  return {
    ...accountHead(account),
    opening: statement.opening,
    closing: statement.closing,
    rows: record.transactions,
    proof: statement.proof,
    analysis,
    checks: proofChecks(account.content),
  };
}
