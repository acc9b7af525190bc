import type { offerLine } from '@pramaan/contract/calls/offers.ts';
import type * as z from 'zod/mini';
import type { Queryable } from '../../platform/database.ts';
import { fileAddress } from '../../platform/file-address.ts';
import { sql } from '../../platform/sql.ts';

type ShownAgreement = NonNullable<z.output<typeof offerLine>['agreement']>;

/** The agreements made of an application's offers, by the offer. Signed when everyone has signed. */
export async function readAgreements(
  trx: Queryable,
  applicant: string,
): Promise<ReadonlyMap<string, ShownAgreement>> {
  const rows = await trx.query<{
    id: string;
    offer_id: string;
    version: string;
    made_at: Date;
    made_name: string | null;
    signed_at: Date | null;
  }>(sql`
    /* never null: offer_id, version */
    select g.id, g.offer_id, coalesce(g.signed_file_id, g.file_id) as version, g.made_at, s.name as made_name,
      (select case when bool_and(t.signed_at is not null) then max(t.signed_at) end from signature t
        where t.lender_id = g.lender_id and t.agreement_id = g.id)::timestamptz as signed_at
    from agreement g
      left join staff s on s.lender_id = g.lender_id and s.id = g.made_by
    where g.applicant_id = ${applicant} and g.offer_id is not null`);
  return new Map(
    rows.map((row) => [
      row.offer_id,
      {
        agreementId: row.id,
        madeAt: row.made_at.toISOString(),
        by: row.made_name ?? '',
        signedAt: row.signed_at?.toISOString() ?? null,
        url: fileAddress(applicant, row.version),
      },
    ]),
  );
}
