import { randomUUID } from 'node:crypto';
import type { Settings } from '../config.ts';
import type { Consent, LinkedAccount } from './consents.ts';

/** One fetch of data under a consent. */
export interface DataSession {
  id: string;
  consent: Consent;
  range: { from: string; to: string };
  readyAt: number;
  /** The bytes as fetched, so that a second fetch gives the same. Kept by whoever serves them. */
  keyMaterial: unknown;
  format: 'json' | 'xml';
  delivered: boolean;
}

type AccountState = 'READY' | 'PENDING' | 'TIMEOUT' | 'DELIVERED';
export type SessionState = 'PENDING' | 'PARTIAL' | 'COMPLETED' | 'FAILED';

const most = 2_000;

export function sessionBook(settings: Pick<Settings, 'slowMs' | 'latencyMs'>) {
  const sessions = new Map<string, DataSession>();
  const ready = (session: DataSession) => Date.now() >= session.readyAt;

  const stateOf = (session: DataSession, account: LinkedAccount): AccountState => {
    if (!ready(session)) return 'PENDING';
    const { fate, accounts } = session.consent;
    const silent = fate === 'timeout' || (fate === 'partial' && accounts.indexOf(account) > 0);
    if (silent) return 'TIMEOUT';
    return session.delivered ? 'DELIVERED' : 'READY';
  };

  return {
    open(given: Pick<DataSession, 'consent' | 'range' | 'keyMaterial' | 'format'>): DataSession {
      const wait = given.consent.fate === 'slow' ? settings.slowMs : settings.latencyMs;
      const session = { ...given, id: randomUUID(), readyAt: Date.now() + wait, delivered: false };
      sessions.set(session.id, session);
      const oldest = sessions.keys().next().value;
      if (sessions.size > most && oldest !== undefined) sessions.delete(oldest);
      given.consent.uses = { count: given.consent.uses.count + 1, last: new Date().toISOString() };
      return session;
    },
    get: (id: string): DataSession | null => sessions.get(id) ?? null,
    stateOf,
    /** Of the whole session. */
    state(session: DataSession): SessionState {
      const states = session.consent.accounts.map((account) => stateOf(session, account));
      if (states.every((state) => state === 'TIMEOUT')) return 'FAILED';
      if (states.includes('PENDING')) return 'PENDING';
      return states.includes('TIMEOUT') ? 'PARTIAL' : 'COMPLETED';
    },
  };
}
export type SessionBook = ReturnType<typeof sessionBook>;
