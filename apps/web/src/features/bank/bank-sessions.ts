import type { openBankSession } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { read, write } from '../../lib/storage.ts';
import { bankClient } from './bank-client.ts';

/** The aggregator's two sessions (C §7). */
export interface BankSessions {
  cSess: string;
  uSess: string;
}

/** Gives the sessions; `again` when those it gave have ended. Throws `CallFailure` when there are none to be had. */
export type GiveSessions = (again: boolean) => Promise<BankSessions>;

const onlySessions = ({ cSess, uSess }: BankSessions): BankSessions => ({ cSess, uSess });

type Opened = ResultOf<typeof openBankSession>;
const members = ['cSess', 'uSess', 'ydlId'] as const;
/** C §7: kept in browser storage under these names, with whose they are. They end with the tab. */
const ownerKey = 'applicantId';

function remembered(applicantId: string): Opened | null {
  try {
    if (sessionStorage.getItem(ownerKey) !== applicantId) return null;
    const [cSess, uSess, ydlId] = members.map((name) => sessionStorage.getItem(name));
    // A login may have brought another user of the aggregator: the sessions of the one before are not theirs.
    const user = read('yodleeUserId') ?? ydlId;
    return cSess && uSess && ydlId && user === ydlId ? { cSess, uSess, ydlId } : null;
  } catch {
    return null;
  }
}

function remember(applicantId: string, opened: Opened): void {
  write('yodleeUserId', opened.ydlId);
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
    if (stored) return onlySessions(stored);
    opening ??= send(bankClient.openBankSession, { body: { applicantId } }).then(({ result }) => result);
    try {
      const opened = await opening;
      remember(applicantId, opened);
      return onlySessions(opened);
    } finally {
      opening = null;
    }
  };
}

/** Was it refused because the person has not agreed to it? */
export const isConsent = (thrown: unknown): thrown is CallFailure =>
  thrown instanceof CallFailure && thrown.code === 'NO_CONSENT';

/** Refusals of sessions that may have ended. When new ones are refused too, it is said. */
const haveEnded = new Set<string>(['BANK_SESSION_EXPIRED', 'BANK_TOKEN_REFUSED']);

/** Asks with the sessions; once more with new ones when they have ended meanwhile. */
export async function withSessions<T>(
  give: GiveSessions,
  ask: (sessions: BankSessions) => Promise<T>,
): Promise<T> {
  const stored = await give(false);
  try {
    return await ask(stored);
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || !haveEnded.has(thrown.code)) throw thrown;
    return await ask(await give(true));
  }
}
