import { createHash } from 'node:crypto';
import { type Ending, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import { emptyCaseFile } from './empty-case-file.ts';
import { forgetMessages, messagesOf } from './forget-messages.ts';
import { documentsOf, holdingsOf, kindOf, tablesOf } from './holdings.ts';
import { isWhole, type RetentionStatus } from './retention-status.ts';
import type { Rules } from './rules.ts';

export interface Erasing {
  trx: Queryable;
  vault: LenderVault;
  hashes: Vault;
  lender: string;
  now: Date;
  actor: Actor;
}

/** Why something is erased: its time is over, or two people carry out what was asked. */
type Cause =
  | { cause: 'clock' }
  | { cause: 'request'; askedAt: Date; proposedBy: string; confirmedBy: string; tokenHash: Buffer };

export interface Erased {
  id: string;
  ending: Ending;
  whole: boolean;
  kinds: RetainedKind[];
  rows: number;
  files: number;
}

/**
 * Erases kinds of an application, in the caller's transaction, with the row of which the certificate is made and the
 * audit row. The bytes of files go after it has committed (`removeFiles`). Throws where a legal hold stands.
 */
export async function erase(
  erasing: Erasing,
  status: RetentionStatus,
  kinds: readonly RetainedKind[],
  rules: Rules,
  why: Cause,
): Promise<Erased> {
  const { trx, lender, now, actor } = erasing;
  const whole = isWhole(kinds);
  const going = whole ? [...retainedKinds] : [...kinds];
  const family = await familyOf(trx, status.id);
  const holdings = await holdingsOf(trx, status.id);
  const counts = Object.fromEntries(going.map((kind) => [kind, holdings[kind]]));
  const prints: string[] = [];
  for (const applicant of family) {
    prints.push(...(await printsOf(trx, applicant, going)));
    if (whole) await eraseApplicant(erasing, applicant);
    else await erasePart(erasing, applicant, going);
  }
  const rule = Object.fromEntries(going.map((kind) => [kind, rules.days(kind, status.ending)]));
  const digest = createHash('sha256').update(prints.sort().join('\n')).digest();
  const id = newId();
  const asked = why.cause === 'request' ? why : null;
  await trx.query(sql`
    insert into erasure (id, lender_id, applicant_id, cause, ending, whole, kinds, rule, counts, digest, asked_at, proposed_by, confirmed_by,
      erased_at, token_hash)
    values (${id}, ${lender}, ${status.id}, ${why.cause}, ${status.ending}, ${whole}, ${going}, ${JSON.stringify(rule)},
      ${JSON.stringify(counts)}, ${digest}, ${asked?.askedAt ?? null}, ${asked?.proposedBy ?? null}, ${asked?.confirmedBy ?? null}, ${now},
      ${asked?.tokenHash ?? null})`);
  const sum = (what: 'rows' | 'files') => Object.values(counts).reduce((all, held) => all + held[what], 0);
  const said = { cause: why.cause, whole, kinds: going, rows: sum('rows'), files: sum('files') };
  await audit(trx, lender, actor, 'erasure.done', status.id, said);
  return { id, ending: status.ending, whole, kinds: going, rows: said.rows, files: said.files };
}

/** The applicant last: the others refer to them. */
async function familyOf(trx: Queryable, main: string): Promise<string[]> {
  const rows = await trx.query<{ id: string }>(sql`select id from applicant where applies_with = ${main}`);
  return [...rows.map(({ id }) => id), main];
}

/** SHA-256 of every file and sealed record that goes: who kept a copy of one can show that it was among them. */
async function printsOf(
  trx: Queryable,
  applicant: string,
  kinds: readonly RetainedKind[],
): Promise<string[]> {
  const rows = await trx.query<{ document: string; print: string }>(sql`
    /* never null: document, print */
    select document, encode(sha256, 'hex')::text as print from upload where applicant_id = ${applicant}
    union all select document, encode(sha256(result), 'hex')::text from verification where applicant_id = ${applicant} and result is not null`);
  return rows.filter(({ document }) => kinds.includes(kindOf(document))).map(({ print }) => print);
}

async function eraseApplicant({ trx, vault, hashes, lender }: Erasing, applicant: string): Promise<void> {
  const messages = await messagesOf(trx, vault, hashes, applicant);
  await trx.query(sql`select * from erase_rows(${applicant}, null, '{}')`);
  await forgetMessages(trx, lender, messages);
  // Checks that wait to be asked again hold what was asked.
  await trx.query(sql`delete from jobs.job where data ->> 'applicant' = ${applicant}`);
}

async function erasePart(erasing: Erasing, applicant: string, kinds: readonly RetainedKind[]): Promise<void> {
  const tables = kinds.flatMap((kind) => tablesOf[kind]);
  // A draft and the replies of requests repeat what was given; with the first kind that goes, they go.
  await erasing.trx.query(
    sql`select * from erase_rows(${applicant}, ${[...tables, 'draft', 'idempotency_key']}::text[], ${documentsOf(kinds)}::text[])`,
  );
  await emptyCaseFile(erasing, applicant, kinds);
}
