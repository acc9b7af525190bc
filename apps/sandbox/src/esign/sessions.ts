import { randomUUID } from 'node:crypto';
import type { EsignRequest } from './request.ts';
import type { Signer } from './triggers.ts';

/** What is posted back to the ASP, once there is an answer. */
export interface Answer {
  action: string;
  fields: Record<string, string>;
}

/** One visit to the signing page. It never holds the whole Aadhaar number. */
export interface Session {
  id: string;
  request: EsignRequest;
  /** The request as it came: the same form posted again leads here again. */
  xml: string;
  openedAt: number;
  signer: Signer | null;
  triesLeft: number;
  notice: string;
  /** Kept, so that a double click or the back button gives the same answer again. */
  answer: Promise<Answer> | null;
}

const lifetimeMs = 10 * 60_000;
export const mostTries = 3;
const most = 1_000;

/** Sessions of the last while, by id and by what the ASP calls them. */
export function sessionBook() {
  const byId = new Map<string, Session>();
  const byTxn = new Map<string, Session>();
  const nameOf = ({ aspId, txn }: Pick<EsignRequest, 'aspId' | 'txn'>) => `${aspId} ${txn}`;
  return {
    open(request: EsignRequest, xml: string): Session {
      const session: Session = {
        id: randomUUID(),
        request,
        xml,
        openedAt: Date.now(),
        signer: null,
        triesLeft: mostTries,
        notice: '',
        answer: null,
      };
      byId.set(session.id, session);
      byTxn.set(nameOf(request), session);
      const oldest = byId.values().next().value;
      if (byId.size > most && oldest) {
        byId.delete(oldest.id);
        byTxn.delete(nameOf(oldest.request));
      }
      return session;
    },
    of: (id: string) => byId.get(id) ?? null,
    ofRequest: (request: EsignRequest) => byTxn.get(nameOf(request)) ?? null,
    isOver: ({ openedAt }: Session) => Date.now() - openedAt > lifetimeMs,
  };
}
export type SessionBook = ReturnType<typeof sessionBook>;
