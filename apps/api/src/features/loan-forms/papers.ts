import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { FormPlace } from './kept-forms.ts';

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Remembers a paper made of kept answers, so that the same bytes are known when they come back. */
export async function notePaper(
  trx: Queryable,
  { lender, applicant, bank, form }: FormPlace,
  digest: Buffer,
  version: number,
): Promise<void> {
  await trx.query(sql`
    insert into form_paper (id, lender_id, applicant_id, bank, form_type, sha256, version)
    values (${newId()}, ${lender}, ${applicant}, ${bank}, ${form.id}, ${digest}, ${version})
    on conflict (lender_id, applicant_id, bank, form_type, sha256) do nothing`);
}

export interface KnownPaper {
  version: number | null;
  upload_id: string | null;
}

/** The paper of that digest, if it was made here or came before. */
export async function findPaper(
  trx: Queryable,
  { applicant, bank, form }: FormPlace,
  digest: Buffer,
): Promise<KnownPaper | undefined> {
  const [row] = await trx.query<KnownPaper>(sql`
    select version, upload_id from form_paper
    where applicant_id = ${applicant} and bank = ${bank} and form_type = ${form.id} and sha256 = ${digest}`);
  return row;
}

/** The paper is kept as this file; one that was not made here is one from outside. */
export async function filePaper(
  trx: Queryable,
  { lender, applicant, bank, form }: FormPlace,
  digest: Buffer,
  upload: string,
): Promise<void> {
  await trx.query(sql`
    insert into form_paper (id, lender_id, applicant_id, bank, form_type, sha256, upload_id)
    values (${newId()}, ${lender}, ${applicant}, ${bank}, ${form.id}, ${digest}, ${upload})
    on conflict (lender_id, applicant_id, bank, form_type, sha256) do update set upload_id = excluded.upload_id, at = now()`);
}

export interface FiledPaper extends KnownPaper {
  bank: string;
  form_type: string;
  upload_id: string;
  at: Date;
}

/** The papers kept as files, newest first. */
export function listFiled(trx: Queryable, applicant: string): Promise<FiledPaper[]> {
  return trx.query<FiledPaper>(sql`
    select bank, form_type, version, upload_id, at from form_paper
    where applicant_id = ${applicant} and upload_id is not null order by at desc, id`);
}
