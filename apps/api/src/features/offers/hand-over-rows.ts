import type { offerLine } from '@pramaan/contract/calls/offers.ts';
import type * as z from 'zod/mini';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

type ShownHandOver = NonNullable<z.output<typeof offerLine>['handOver']>;

interface HandOver {
  /** Of the row, and of the bundle's file. */
  id: string;
  shown: ShownHandOver;
}

/** The hand-overs of an application's loans to the lender's loan system, by the offer. */
export async function readHandOvers(
  trx: Queryable,
  applicant: string,
): Promise<ReadonlyMap<string, HandOver>> {
  const rows = await trx.query<{
    id: string;
    offer_id: string;
    made_at: Date;
    made_name: string;
    sha256: Uint8Array;
  }>(sql`
    select h.id, h.offer_id, h.made_at, s.name as made_name, h.sha256
    from loan_hand_over h join staff s on s.lender_id = h.lender_id and s.id = h.made_by
    where h.applicant_id = ${applicant}`);
  return new Map(
    rows.map(({ id, offer_id, made_at, made_name, sha256 }) => [
      offer_id,
      {
        id,
        shown: { at: made_at.toISOString(), by: made_name, sha256: Buffer.from(sha256).toString('hex') },
      },
    ]),
  );
}
