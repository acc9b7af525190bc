import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { FormRef } from './stored-forms.ts';

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Remembers a PDF made of kept answers, so that the same bytes are known when they come back. */
export async function notePdf(
  trx: Queryable,
  { lender, applicant, bank, form }: FormRef,
  digest: Buffer,
  version: number,
): Promise<void> {
  await trx.query(sql`
    insert into application_form_pdf (id, lender_id, applicant_id, bank, form_type, sha256, version)
    values (${newId()}, ${lender}, ${applicant}, ${bank}, ${form.id}, ${digest}, ${version})
    on conflict (lender_id, applicant_id, bank, form_type, sha256) do nothing`);
}

interface KnownPdf {
  version: number | null;
  upload_id: string | null;
}

/** The PDF of that digest, if it was made here or came before. */
export async function findPdf(
  trx: Queryable,
  { applicant, bank, form }: FormRef,
  digest: Buffer,
): Promise<KnownPdf | undefined> {
  const [row] = await trx.query<KnownPdf>(sql`
    select version, upload_id from application_form_pdf
    where applicant_id = ${applicant} and bank = ${bank} and form_type = ${form.id} and sha256 = ${digest}`);
  return row;
}

/** The PDF is kept as this file; one that was not made here is one from outside. */
export async function filePdf(
  trx: Queryable,
  { lender, applicant, bank, form }: FormRef,
  digest: Buffer,
  upload: string,
): Promise<void> {
  await trx.query(sql`
    insert into application_form_pdf (id, lender_id, applicant_id, bank, form_type, sha256, upload_id)
    values (${newId()}, ${lender}, ${applicant}, ${bank}, ${form.id}, ${digest}, ${upload})
    on conflict (lender_id, applicant_id, bank, form_type, sha256) do update set upload_id = excluded.upload_id, at = excluded.at`);
}

interface FiledPdf extends KnownPdf {
  bank: string;
  form_type: string;
  upload_id: string;
  at: Date;
}

/** The PDFs kept as files, newest first. */
export function listFiled(trx: Queryable, applicant: string): Promise<FiledPdf[]> {
  return trx.query<FiledPdf>(sql`
    select bank, form_type, version, upload_id, at from application_form_pdf
    where applicant_id = ${applicant} and upload_id is not null order by at desc, id`);
}
