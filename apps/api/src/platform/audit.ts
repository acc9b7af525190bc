import type { Action } from '@pramaan/contract/actions.ts';
import type { Queryable } from './database.ts';
import { sql } from './sql.ts';

/** Degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Who is acting. `system` is the product itself: a job, a demo's seed. */
export interface Actor {
  kind: 'staff' | 'applicant' | 'link' | 'key' | 'system';
  id: string | null;
  ip: string;
  requestId: string;
  /** Where they said they are, when a call asked for it. */
  place?: Place;
  /** Who waits for the answer; absent for work that nobody waits for. */
  caller?: Caller;
}

/** A caller while their request is answered. */
export interface Caller {
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
  /** Hears how many files come before theirs while it waits to be read; null when it is read. */
  told(ahead: number | null): void;
}

export const system: Actor = { kind: 'system', id: null, ip: '', requestId: '' };

/** Adds the audit row, whose `detail` never holds personal data; call it in the transaction of the thing audited, so that neither is without the other. */
export async function audit(
  trx: Queryable,
  lender: string,
  actor: Actor,
  action: Action,
  applicant: string | null = null,
  detail: object = {},
): Promise<void> {
  await trx.query(sql`
    insert into audit (lender_id, actor_kind, actor_id, action, applicant_id, detail, ip, request_id)
    values (${lender}, ${actor.kind}, ${actor.id}, ${action}, ${applicant}, ${JSON.stringify(detail)}, ${actor.ip}, ${actor.requestId})`);
}
