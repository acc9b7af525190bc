import { randomUUID } from 'node:crypto';
import type { Link } from '../links.ts';
import type { Provider } from '../providers.ts';
import type { YodleeUser } from '../sessions.ts';
import type { BankUser } from '../test-users.ts';

/** One visit to FastLink, from the form that opened it to the way back. */
export interface Flow {
  id: string;
  user: YodleeUser;
  /** Where the visitor goes afterwards. */
  callback: URL;
  /** What the product asked the search to begin with. */
  keyword: string;
  provider: Provider | null;
  /** The bank's user id, once its password was right, and whose it is. */
  userId: string | null;
  known: BankUser | null;
  codeGiven: boolean;
  wrongTries: number;
  link: Link | null;
  linkedAt: number;
  /** What stands above the form: what went wrong with the last one. */
  notice: string;
}

export const mostTries = 3;
const most = 2_000;

export function flowBook() {
  const flows = new Map<string, Flow>();
  return {
    open(given: Pick<Flow, 'user' | 'callback' | 'keyword' | 'provider'>): Flow {
      const flow: Flow = {
        ...given,
        id: randomUUID(),
        userId: null,
        known: null,
        codeGiven: false,
        wrongTries: 0,
        link: null,
        linkedAt: 0,
        notice: '',
      };
      flows.set(flow.id, flow);
      const oldest = flows.keys().next().value;
      if (flows.size > most && oldest !== undefined) flows.delete(oldest);
      return flow;
    },
    get: (id: string): Flow | null => flows.get(id) ?? null,
    end: (flow: Flow) => flows.delete(flow.id),
  };
}
