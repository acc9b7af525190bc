import type { Queryable } from './database.ts';
import { sql } from './sql.ts';

/** Who is acting. `system` is the product itself: a job, a demo's seed. */
export interface Actor {
  kind: 'staff' | 'applicant' | 'link' | 'system';
  id: string | null;
  ip: string;
  requestId: string;
}

export const system: Actor = { kind: 'system', id: null, ip: '', requestId: '' };

/** What happened, in the catalogue's words; `detail` never holds personal data. */
export type Action =
  | 'login'
  | 'logout'
  | 'login.refused'
  | 'password.changed'
  | 'registered'
  | 'file.read'
  | 'profile.changed'
  | 'draft.saved'
  | 'document.given'
  | 'document.checked'
  | 'document.refused'
  | 'upload.kept'
  | 'upload.removed'
  | 'upload.infected'
  | 'file.link'
  | 'payment.looked-up'
  | 'handover.made'
  | 'bank.added'
  | 'bank.removed'
  | 'bank.linking'
  | 'bank.exported'
  | 'aa.asked'
  | 'aa.withdrawn'
  | 'bank.help'
  | 'form.kept'
  | 'form.printed'
  | 'form.filed'
  | 'locker.visited'
  | 'locker.opened'
  | 'locker.ended'
  | 'locker.fetched'
  | 'locker.registered'
  | 'esign.paper'
  | 'esign.order'
  | 'esign.code'
  | 'esign.asked'
  | 'esign.signed'
  | 'esign.refused'
  | 'esign.removed'
  | 'paper.made'
  | 'share.made'
  | 'share.ended'
  | 'share.viewed'
  | 'co-applicant.added'
  | 'applicants.listed'
  | 'desk.assigned'
  | 'desk.begun'
  | 'desk.reviewed'
  | 'desk.flagged'
  | 'desk.unflagged'
  | 'desk.commented'
  | 'ask.sent'
  | 'ask.answered'
  | 'ask.withdrawn'
  | 'decision.made'
  | 'decision.waits'
  | 'decision.confirmed'
  | 'decision.declined'
  | 'decision.undone'
  | 'data.revealed'
  | 'names.matched'
  | 'link.sent'
  | 'link.ended'
  | 'contact.verified'
  | 'consent.given'
  | 'consent.withdrawn';

/** Adds the audit row; call it in the transaction of the thing audited, so that neither is without the other. */
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
