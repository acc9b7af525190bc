import type { Queryable } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { RequestRow, Whose } from './rows.ts';

/** The last request of a agreement that is worth showing: one that another took the place of is not. */
export async function lastRequest(trx: Queryable, agreement: string): Promise<RequestRow | undefined> {
  const [row] = await trx.query<RequestRow>(sql`
    select id, agreement_id, place, txn, method, back, state, over_file_id, gap_start, gap_end, digest, name, trouble, asked_by, asked_at
    from signing_request where agreement_id = ${agreement} and state <> 'ended' order by asked_at desc, id desc limit 1`);
  return row;
}

/** The one request that is open for a agreement. */
export async function openRequest(trx: Queryable, agreement: string): Promise<RequestRow | undefined> {
  const [row] = await trx.query<RequestRow>(sql`
    select id, agreement_id, place, txn, method, back, state, over_file_id, gap_start, gap_end, digest, name, trouble, asked_by, asked_at
    from signing_request where agreement_id = ${agreement} and state = 'open'`);
  return row;
}

export async function requestOf(
  trx: Queryable,
  applicant: string,
  id: string,
): Promise<RequestRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await trx.query<RequestRow>(sql`
    select id, agreement_id, place, txn, method, back, state, over_file_id, gap_start, gap_end, digest, name, trouble, asked_by, asked_at
    from signing_request where id = ${id} and applicant_id = ${applicant}`);
  return row;
}

/** Ends what is open for a agreement: its answer changes nothing any more. @returns whose prepared files are not needed now */
export async function endOpenRequests(trx: Queryable, agreement: string): Promise<string[]> {
  const ended = await trx.query<{ id: string }>(sql`
    update signing_request set state = 'ended', settled_at = now()
    where agreement_id = ${agreement} and state = 'open' returning id`);
  return ended.map(({ id }) => id);
}

export async function addRequest(
  trx: Queryable,
  { lender, applicant }: Whose,
  request: RequestRow,
): Promise<void> {
  const { id, agreement_id, place, txn, method, back, over_file_id, gap_start, gap_end, digest, name } =
    request;
  await trx.query(sql`
    insert into signing_request (id, lender_id, applicant_id, agreement_id, place, txn, method, back, over_file_id, gap_start, gap_end, digest, name, asked_by, asked_at)
    values (${id}, ${lender}, ${applicant}, ${agreement_id}, ${place}, ${txn}, ${method}, ${back}, ${over_file_id}, ${gap_start}, ${gap_end},
      ${digest}, ${name}, ${request.asked_by}, ${request.asked_at})`);
}
