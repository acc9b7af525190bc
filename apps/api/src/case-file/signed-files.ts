import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/**
 * In whose case a file is that a person who joins an application may read because they sign it: a document to sign, before and after
 * each signature. Null for every other file, and once they have left the application.
 */
export async function caseOfSignedFile(trx: Queryable, person: string, file: string): Promise<string | null> {
  const [row] = await trx.query<{ applicant_id: string }>(sql`
    select g.applicant_id from applicant me
      join agreement g on g.lender_id = me.lender_id and g.applicant_id = me.applies_with
      join signature mine on mine.lender_id = g.lender_id and mine.agreement_id = g.id and mine.person_id = me.id
    where me.id = ${person} and me.stage <> 'withdrawn' and (g.file_id = ${file} or exists (
      select from signature s where s.lender_id = g.lender_id and s.agreement_id = g.id and s.signed_file_id = ${file}))
    limit 1`);
  return row?.applicant_id ?? null;
}
