import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

export interface Request {
  id: string;
  by_person: boolean;
  state: 'open' | 'proposed' | 'refused' | 'withdrawn' | 'done';
  asked_at: Date;
  proposed_by: string | null;
  proposed_name: string | null;
  reason: Uint8Array | null;
  closed_at: Date | null;
}

const about = (id: string) => `erasure request ${id}`;

/** The newest request about an application. */
export async function latestRequest(trx: Queryable, main: string): Promise<Request | undefined> {
  const [row] = await trx.query<Request>(sql`
    select r.id, r.by_person, r.state, r.asked_at, r.proposed_by, s.name as proposed_name, r.reason, r.closed_at
    from erasure_request r left join staff s on s.lender_id = r.lender_id and s.id = r.proposed_by
    where r.applicant_id = ${main} order by r.asked_at desc, r.id desc limit 1`);
  return row;
}

/** As the person or the lender's people see it. */
export const shownRequest = (request: Request, vault: LenderVault, { staff }: Principal) => ({
  _id: request.id,
  state: request.state,
  byPerson: request.by_person,
  askedAt: request.asked_at.toISOString(),
  reason: request.reason ? vault.open(request.reason, about(request.id)).toString() : '',
  proposedBy: staff ? (request.proposed_name ?? '') : '',
  mine: staff !== null && request.proposed_by === staff,
  closedAt: request.closed_at?.toISOString() ?? null,
});

const isOpen = (request: Request | undefined): request is Request =>
  request?.state === 'open' || request?.state === 'proposed';

/** Notes that erasure is asked for. Throws ERASURE_REQUESTED while an earlier request is open. */
export async function ask(
  trx: Queryable,
  { lender }: Principal,
  main: string,
  byPerson: boolean,
  actor: Actor,
): Promise<void> {
  if (isOpen(await latestRequest(trx, main))) throw new ApiError('ERASURE_REQUESTED');
  await trx.query(sql`
    insert into erasure_request (id, lender_id, applicant_id, by_person) values (${newId()}, ${lender}, ${main}, ${byPerson})`);
  await audit(trx, lender, actor, 'erasure.requested', main);
}

/** The person thinks better of it. Throws NOT_FOUND when nothing is asked for. */
export async function takeBack(
  trx: Queryable,
  { lender }: Principal,
  main: string,
  actor: Actor,
): Promise<void> {
  const request = await openRequest(trx, main);
  await trx.query(
    sql`update erasure_request set state = 'withdrawn', closed_at = now() where id = ${request.id}`,
  );
  await audit(trx, lender, actor, 'erasure.withdrawn', main);
}

/** The open request about an application, locked. Throws NOT_FOUND without one. */
export async function openRequest(trx: Queryable, main: string): Promise<Request> {
  await trx.query(
    sql`select id from erasure_request where applicant_id = ${main} and state in ('open', 'proposed') for update`,
  );
  const request = await latestRequest(trx, main);
  if (!isOpen(request)) throw new ApiError('NOT_FOUND', 'There is no open erasure request.');
  return request;
}

/** The first person's word; where nobody asked, it is noted that the lender was asked outside of here. */
export async function propose(
  trx: Queryable,
  principal: Principal,
  main: string,
  actor: Actor,
): Promise<void> {
  if (!isOpen(await latestRequest(trx, main))) await ask(trx, principal, main, false, actor);
  const request = await openRequest(trx, main);
  await trx.query(sql`
    update erasure_request set state = 'proposed', proposed_by = ${principal.staff}, proposed_at = now() where id = ${request.id}`);
  await audit(trx, principal.lender, actor, 'erasure.proposed', main);
}

/** Closes the open request with a reason that the person reads. */
export async function refuse(
  trx: Queryable,
  vault: LenderVault,
  { lender, staff }: Principal,
  main: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  const { id } = await openRequest(trx, main);
  await trx.query(sql`
    update erasure_request set state = 'refused', reason = ${vault.seal(reason, about(id))}, closed_by = ${staff}, closed_at = now()
    where id = ${id}`);
  await audit(trx, lender, actor, 'erasure.refused', main);
}
