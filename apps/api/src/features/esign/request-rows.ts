import type { Queryable } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { RequestRow, Whose } from './rows.ts';

/** The last request of a paper that is worth showing: one that another took the place of is not. */
export async function lastRequest(trx: Queryable, paper: string): Promise<RequestRow | undefined> {
  const [row] = await trx.query<RequestRow>(sql`
    select id, paper_id, place, txn, way, back, state, over_file_id, gap_start, gap_end, digest, name, trouble, asked_by, asked_at
    from esign_request where paper_id = ${paper} and state <> 'ended' order by asked_at desc, id desc limit 1`);
  return row;
}

/** The one request that is open for a paper. */
export async function openRequest(trx: Queryable, paper: string): Promise<RequestRow | undefined> {
  const [row] = await trx.query<RequestRow>(sql`
    select id, paper_id, place, txn, way, back, state, over_file_id, gap_start, gap_end, digest, name, trouble, asked_by, asked_at
    from esign_request where paper_id = ${paper} and state = 'open'`);
  return row;
}

export async function requestOf(
  trx: Queryable,
  applicant: string,
  id: string,
): Promise<RequestRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await trx.query<RequestRow>(sql`
    select id, paper_id, place, txn, way, back, state, over_file_id, gap_start, gap_end, digest, name, trouble, asked_by, asked_at
    from esign_request where id = ${id} and applicant_id = ${applicant}`);
  return row;
}

/** Ends what is open for a paper: its answer changes nothing any more. @returns whose prepared files are not needed now */
export async function endOpenRequests(trx: Queryable, paper: string): Promise<string[]> {
  const ended = await trx.query<{ id: string }>(sql`
    update esign_request set state = 'ended', settled_at = now()
    where paper_id = ${paper} and state = 'open' returning id`);
  return ended.map(({ id }) => id);
}

export async function addRequest(
  trx: Queryable,
  { lender, applicant }: Whose,
  request: RequestRow,
): Promise<void> {
  const { id, paper_id, place, txn, way, back, over_file_id, gap_start, gap_end, digest, name } = request;
  await trx.query(sql`
    insert into esign_request (id, lender_id, applicant_id, paper_id, place, txn, way, back, over_file_id, gap_start, gap_end, digest, name, asked_by, asked_at)
    values (${id}, ${lender}, ${applicant}, ${paper_id}, ${place}, ${txn}, ${way}, ${back}, ${over_file_id}, ${gap_start}, ${gap_end},
      ${digest}, ${name}, ${request.asked_by}, ${request.asked_at})`);
}
