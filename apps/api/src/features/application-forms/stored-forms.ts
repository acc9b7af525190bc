import { ApiError } from '@pramaan/contract/errors.ts';
import type { BankForm } from '@pramaan/documents/forms/define.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

/** One bank's form of one applicant. */
export interface FormRef {
  lender: string;
  applicant: string;
  bank: string;
  form: BankForm;
}

export type Answers = Record<string, string>;

export interface StoredForm {
  version: number;
  savedAt: Date;
  complete: boolean;
  answers: Answers;
}

interface Row {
  version: number;
  saved_at: Date;
  complete: boolean;
  answers: Uint8Array;
}

/** Name of the sealed answers: binds the bytes to their row. */
const about = ({ applicant, bank, form }: FormRef) => `loan form ${applicant} ${form.id} ${bank}`;

/** The answers that were kept; null when none were. */
export async function readForm(
  trx: Queryable,
  vault: LenderVault,
  place: FormRef,
): Promise<StoredForm | null> {
  const [row] = await trx.query<Row>(sql`
    select version, saved_at, complete, answers from application_form
    where applicant_id = ${place.applicant} and bank = ${place.bank} and form_type = ${place.form.id}`);
  if (!row) return null;
  return {
    version: row.version,
    savedAt: row.saved_at,
    complete: row.complete,
    answers: vault.openJson<Answers>(row.answers, about(place)),
  };
}

/**
 * Keeps answers over the version last read, 0 for none; without a version over any. Throws CONFLICT when there is a
 * newer one, and nothing changes.
 */
export async function writeForm(
  trx: Queryable,
  vault: LenderVault,
  place: FormRef,
  stored: Pick<StoredForm, 'answers' | 'complete'> & { version: number | undefined; savedAt: Date },
  actor: Actor,
): Promise<StoredForm> {
  const { lender, applicant, bank, form } = place;
  const { answers, complete, version, savedAt } = stored;
  const sealed = vault.sealJson(answers, about(place));
  const [row] = await trx.query<{ version: number }>(
    version
      ? sql`update application_form set version = version + 1, complete = ${complete}, answers = ${sealed}, saved_by = ${actor.id}, saved_at = ${savedAt}
          where applicant_id = ${applicant} and bank = ${bank} and form_type = ${form.id} and version = ${version} returning version`
      : sql`insert into application_form (id, lender_id, applicant_id, bank, form_type, complete, answers, saved_by, saved_at)
          values (${newId()}, ${lender}, ${applicant}, ${bank}, ${form.id}, ${complete}, ${sealed}, ${actor.id}, ${savedAt})
          on conflict (lender_id, applicant_id, bank, form_type) do update set version = application_form.version + 1, complete = excluded.complete,
            answers = excluded.answers, saved_by = excluded.saved_by, saved_at = excluded.saved_at
          where ${version === undefined}
          returning version`,
  );
  if (!row) throw new ApiError('CONFLICT');
  return { version: row.version, savedAt, complete, answers };
}

interface FormLine {
  bank: string;
  form_type: string;
  version: number;
  saved_at: Date;
  complete: boolean;
}

/** The forms that an applicant kept, newest first. */
export function listStored(trx: Queryable, applicant: string): Promise<FormLine[]> {
  return trx.query<FormLine>(sql`
    select bank, form_type, version, saved_at, complete from application_form
    where applicant_id = ${applicant} order by saved_at desc, id`);
}
