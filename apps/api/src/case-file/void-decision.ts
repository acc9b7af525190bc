import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Stage } from '@pramaan/contract/stages.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

interface Row {
  id: string;
  kind: string;
  state: 'waits' | 'stands' | 'declined' | 'undone' | 'void';
  made_by: string;
  second_by: string | null;
}

/** Where an application goes when its decision is void: somebody has to look at it again. */
const again: Stage = 'in-review';

/**
 * An approval, and whatever waits for a second approval, is void, because what it rests on changes in the same transaction. A rejection
 * stands. Throws OWN_DECISION when the change is made by a person who decided.
 */
export async function voidApproval(
  trx: Queryable,
  lender: string,
  applicant: string,
  actor: Actor,
): Promise<void> {
  const [decision] = await trx.query<Row>(sql`
    select id, kind, state, made_by, second_by from decision
    where applicant_id = ${applicant} and kind in ('approve', 'reject') and state in ('waits', 'stands')
    order by made_at desc, id desc limit 1`);
  if (!decision) return;
  if (actor.id !== null && [decision.made_by, decision.second_by].includes(actor.id))
    throw new ApiError('OWN_DECISION');
  if (decision.state === 'stands' && decision.kind === 'reject') return;
  await trx.query(sql`update decision set state = 'void' where id = ${decision.id}`);
  await trx.query(sql`update applicant set stage = ${again} where id = ${applicant}`);
  await audit(trx, lender, actor, 'decision.voided', applicant, { kind: decision.kind });
}

/**
 * A decision rests on the loan request. When that changes, an approval, and whatever waits for a second approval, is void,
 * in the transaction of the change. A rejection stands: nothing is won by changing a request after it.
 * Throws OWN_DECISION when a person changes the request which they decided.
 */
export async function voidDecision(
  trx: Queryable,
  lender: string,
  applicant: string,
  { entry, before, after }: { entry: Entry; before: object | undefined; after: object },
  actor: Actor,
): Promise<void> {
  if (entry.document.id !== 'loanRequest' || isDeepStrictEqual(before, after)) return;
  await voidApproval(trx, lender, applicant, actor);
}
