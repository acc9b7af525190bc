import { type RetainedKind, retainedKindOf, retainedKinds } from '@pramaan/contract/retention.ts';
import { documents, findDocument } from '@pramaan/documents/registry.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

export interface Held {
  rows: number;
  files: number;
}
export type Holdings = Record<RetainedKind, Held>;

/**
 * Tables of each kind beside the records and files of its documents. What no kind names belongs to `person` and goes
 * with it (`erase_rows`, migrations/0001-baseline.sql).
 */
export const tablesOf: Readonly<Record<RetainedKind, readonly string[]>> = {
  identity: ['locker_file', 'locker_token', 'locker_sign_in'],
  income: ['bank_account', 'bank_link', 'bank_session', 'bank_help', 'aa_consent'],
  work: [],
  other: [],
  agreements: [
    'loan_hand_over',
    'repayment_mandate',
    'signature',
    'signing_request',
    'agreement',
    'application_form_pdf',
    'application_form',
  ],
  person: [],
};

/** Files of no document. */
const otherFiles: Readonly<Record<string, RetainedKind>> = {
  applicationForm: 'agreements',
  esign: 'agreements',
  esigned: 'agreements',
  otherFile: 'other',
  profilePicture: 'person',
};

/** What a file or record of this name serves. */
export const kindOf = (document: string): RetainedKind => {
  const group = findDocument(document)?.group;
  return group ? retainedKindOf(group) : (otherFiles[document] ?? 'other');
};

/** Names of the documents and files of some kinds. */
export const documentsOf = (kinds: readonly RetainedKind[]): string[] =>
  [...documents.map(({ id }) => id), ...Object.keys(otherFiles)].filter((name) =>
    kinds.includes(kindOf(name)),
  );

const none = (): Holdings =>
  Object.fromEntries(retainedKinds.map((kind) => [kind, { rows: 0, files: 0 }])) as Holdings;

/** What is kept of each of these applications, by kind, with all who apply together. `person` counts the people and what was written of them. */
export async function readHoldings(
  trx: Queryable,
  applicants: readonly string[],
): Promise<Map<string, Holdings>> {
  const found = await trx.query<{
    main: string;
    document: string | null;
    /** A `KeptKind`; null of what has a document. */
    kind: string | null;
    rows: number;
    files: number;
  }>(sql`
    with mine as (select lender_id, id, coalesce(applies_with, id) as main from applicant
      where id = any(${applicants}::uuid[]) or applies_with = any(${applicants}::uuid[])),
    found as (
      select lender_id, applicant_id, document, null as kind, 1 as rows, 0 as files from verification
      union all select lender_id, applicant_id, document, null, 0, 1 from upload
      union all select lender_id, applicant_id, null, 'income', 1, 0 from bank_account
      union all select lender_id, applicant_id, null, 'identity', 1, 0 from locker_file
      union all select lender_id, applicant_id, null, 'agreements', 1, 0 from application_form
      union all select lender_id, applicant_id, null, 'person', 1, 0 from note
      union all select lender_id, applicant_id, null, 'person', 1, 0 from decision
      union all select lender_id, applicant_id, null, 'person', 1, 0 from loan_offer
      union all select lender_id, applicant_id, null, 'person', 1, 0 from appeal
      union all select lender_id, applicant_id, null, 'agreements', 1, 1 from loan_hand_over
      union all select lender_id, applicant_id, null, 'agreements', 1, 0 from repayment_mandate
      union all select lender_id, applicant_id, null, 'person', 1, 0 from draft
      union all select lender_id, id, null, 'person', 1, 0 from applicant)
    /* never null: rows, files */
    select main, document, kind, sum(rows)::int as rows, sum(files)::int as files
    from mine join found on found.lender_id = mine.lender_id and found.applicant_id = mine.id group by 1, 2, 3`);
  const all = new Map(applicants.map((applicant) => [applicant, none()]));
  for (const { main, document, kind, rows, files } of found) {
    const held = all.get(main)?.[(kind as RetainedKind | null) ?? kindOf(document ?? '')];
    if (!held) continue;
    held.rows += rows;
    held.files += files;
  }
  return all;
}

/** The same of one application. */
export const holdingsOf = async (trx: Queryable, applicant: string): Promise<Holdings> =>
  (await readHoldings(trx, [applicant])).get(applicant) ?? none();

export const isHeld = ({ rows, files }: Held): boolean => rows + files > 0;
