import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { accountsOf, type InventedAccount } from '@pramaan/specimens/statements/accounts.ts';
import type { Settings } from '../config.ts';
import { issuerOf, type Provider } from './providers.ts';
import type { Ending } from './test-users.ts';

/** A user's link to a bank (Yodlee: provider account), and where it stands. */
export interface Link {
  id: number;
  userId: number;
  provider: Provider;
  person: InventedPerson;
  ending: Ending | 'wrong-password';
  /** Milliseconds since 1970. */
  madeAt: number;
  readyAt: number;
  accounts: { id: number; account: InventedAccount }[];
}

interface NewLink extends Pick<Link, 'userId' | 'provider' | 'person' | 'ending'> {
  /** Which of the person's accounts, by place. */
  chosen: readonly number[];
}

export function linkBook(settings: Pick<Settings, 'slowMs'>, now: () => number = Date.now) {
  const links = new Map<number, Link>();
  return {
    add({ chosen, ...link }: NewLink): Link {
      const id = 10_000_001 + links.size;
      const all = accountsOf(link.person, issuerOf(link.provider));
      const through = link.ending === 'one' ? chosen.slice(0, 1) : chosen;
      const failed = link.ending === 'down' || link.ending === 'wrong-password';
      const accounts = failed
        ? []
        : all.flatMap((account, at) => (through.includes(at) ? [{ id: id * 10 + at, account }] : []));
      const madeAt = now();
      const readyAt = madeAt + (link.ending === 'slow' ? settings.slowMs : 0);
      const made = { ...link, id, madeAt, readyAt, accounts };
      links.set(id, made);
      return made;
    },
    ofUser: (userId: number): Link[] => [...links.values()].filter((link) => link.userId === userId),
    ready: (link: Link) => now() >= link.readyAt,
    remove: (id: number) => links.delete(id),
  };
}
export type LinkBook = ReturnType<typeof linkBook>;

const time = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

/** Yodlee's refresh status of a link: code, message, status and what it means (standards §6.1). */
export function refreshOf(link: Link, ready: boolean) {
  const [statusCode, statusMessage, status, additionalStatus] = outcomeOf(link, ready);
  const done = status === 'SUCCESS' || status === 'PARTIAL_SUCCESS';
  return {
    statusCode,
    statusMessage,
    status,
    additionalStatus,
    ...(done ? { lastRefreshed: time(link.readyAt) } : {}),
    lastRefreshAttempt: time(link.madeAt),
    nextRefreshScheduled: time(link.madeAt + 86_400_000),
  };
}

function outcomeOf({ ending }: Link, ready: boolean): readonly [number, string, string, string] {
  if (ending === 'wrong-password') return [402, 'LOGIN_FAILED', 'FAILED', 'INCORRECT_CREDENTIALS'];
  if (ending === 'down') return [409, 'STATUS_SITE_UNAVAILABLE', 'FAILED', 'SITE_UNAVAILABLE'];
  if (!ready) return [801, 'ADD_IN_PROGRESS', 'IN_PROGRESS', 'DATA_RETRIEVAL_IN_PROGRESS'];
  if (ending === 'one') return [811, 'PARTIAL_SUCCESS', 'PARTIAL_SUCCESS', 'PARTIAL_DATA_RETRIEVED'];
  return [0, 'OK', 'SUCCESS', 'AVAILABLE_DATA_RETRIEVED'];
}
