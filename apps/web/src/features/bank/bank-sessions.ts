import type { openBankSession } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { bankClient } from './bank-client.ts';

/** The aggregator's two sessions (C §7). */
export interface BankSessions {
  cSess: string;
  uSess: string;
}

/** Gives the sessions; `again` when those it gave have ended. Throws `CallFailure` when there are none to be had. */
export type GiveSessions = (again: boolean) => Promise<BankSessions>;

type Opened = ResultOf<typeof openBankSession>;
const members = ['cSess', 'uSess', 'ydlId'] as const;
/** C §7: kept in browser storage under these names, with whose they are. They end with the tab. */
const ownerKey = 'applicantId';

function remembered(applicantId: string): Opened | null {
  try {
    if (sessionStorage.getItem(ownerKey) !== applicantId) return null;
    const [cSess, uSess, ydlId] = members.map((name) => sessionStorage.getItem(name));
    return cSess && uSess && ydlId ? { cSess, uSess, ydlId } : null;
  } catch {
    return null;
  }
}

function remember(applicantId: string, opened: Opened): void {
  try {
    for (const name of members) sessionStorage.setItem(name, opened[name]);
    sessionStorage.setItem(ownerKey, applicantId);
  } catch {
    // They are opened again when they are needed.
  }
}

/** The person's sessions at the aggregator: the ones this tab has, else new ones. */
export function sessionsOf(applicantId: string): GiveSessions {
  let opening: Promise<Opened> | null = null;
  return async (again) => {
    const stored = again ? null : remembered(applicantId);
    if (stored) return stored;
    opening ??= send(bankClient.openBankSession, { body: { applicantId } }).then(({ result }) => result);
    try {
      const opened = await opening;
      remember(applicantId, opened);
      return opened;
    } finally {
      opening = null;
    }
  };
}

/** Was it refused because the person has not agreed to it? */
export const isConsent = (thrown: unknown): thrown is CallFailure =>
  thrown instanceof CallFailure && thrown.code === 'NO_CONSENT';

/** Asks with the sessions; once more with new ones when they have ended meanwhile. */
export async function withSessions<T>(
  give: GiveSessions,
  ask: (sessions: BankSessions) => Promise<T>,
): Promise<T> {
  const { cSess, uSess } = await give(false);
  try {
    return await ask({ cSess, uSess });
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || thrown.code !== 'BANK_SESSION_EXPIRED') throw thrown;
    const fresh = await give(true);
    return await ask({ cSess: fresh.cSess, uSess: fresh.uSess });
  }
}
