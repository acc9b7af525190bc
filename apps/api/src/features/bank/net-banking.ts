import type { verifyNetBanking } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { type Actor, system } from '../../platform/audit.ts';
import type { NetBanking } from '../../providers/net-banking/port.ts';
import type { StoredAccounts, Whose } from './stored-accounts.ts';

interface Payload {
  bankName: string;
  userId: string;
  password: string;
}

/** Net banking (C §7): the answer reshaped into the statement's shape; null, and a line in the log, on any error. */
export function fromNetBanking(deps: {
  provider: NetBanking;
  accounts: StoredAccounts;
  report: (error: unknown) => void;
}) {
  const { provider, accounts, report } = deps;
  return async (whose: Whose, payload: Payload, actor: Actor): Promise<ResultOf<typeof verifyNetBanking>> => {
    try {
      const account = await provider.verify(payload);
      // The bank was asked already: what it answered is never refused, and does not end with the caller.
      const made = await runIsolated(
        'takeAccount',
        { account, asked: null, employer: '' },
        senderOf(whose, system),
      );
      const given = {
        source: 'net-banking' as const,
        outside: `${account.institution} ${account.maskedNumber}`,
        accountType: account.accountType,
      };
      return (await accounts.keep(whose, made, given, actor)).content.record;
    } catch (error) {
      report(error);
      return null;
    }
  };
}

export type FromNetBanking = ReturnType<typeof fromNetBanking>;
