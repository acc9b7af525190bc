import type { Language } from '@pramaan/contract/languages.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** The language in which an applicant is written to: the one they chose on a page, else the one they last agreed in. */
export async function readLanguage(trx: Queryable, applicant: string): Promise<Language> {
  const [chosen] = await trx.query<{ language: Language | null }>(
    sql`select language from applicant where id = ${applicant}`,
  );
  if (chosen?.language) return chosen.language;
  const [agreed] = await trx.query<{ language: Language }>(
    sql`select language from consent_event where applicant_id = ${applicant} order by place desc limit 1`,
  );
  return agreed?.language ?? 'en';
}

/** Stores the language that an applicant chose, with its audit row; nothing when it is the stored one. */
export async function storeLanguage(
  trx: Queryable,
  lender: string,
  applicant: string,
  language: Language,
  actor: Actor,
): Promise<void> {
  const changed = await trx.query<{ id: string }>(sql`
    update applicant set language = ${language} where id = ${applicant} and language is distinct from ${language} returning id`);
  if (changed.length > 0) await audit(trx, lender, actor, 'language.changed', applicant, { language });
}
