import type { Agreement } from '@pramaan/contract/calls/esign-shapes.ts';
import type { Queryable } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';

export interface Whose {
  lender: string;
  applicant: string;
}

export interface AgreementRow {
  id: string;
  /** In whose case it is. */
  applicant_id: string;
  type: string;
  file_id: string;
  signed_file_id: string | null;
  made_at: Date;
  /** Of which it was made; null for one that was uploaded. */
  offer_id: string | null;
}

export interface SignatureRow {
  id: string;
  agreement_id: string;
  place: number;
  kind: Agreement['signers'][number]['kind'];
  person_id: string | null;
  over_file_id: string | null;
  signed_file_id: string | null;
  signed_at: Date | null;
  signed_by: string | null;
  facts: Uint8Array | null;
}

export interface RequestRow {
  id: string;
  agreement_id: string;
  place: number;
  txn: string;
  method: 'page' | 'here';
  back: 'portal' | 'office';
  state: 'open' | 'signed' | 'refused' | 'ended';
  over_file_id: string;
  gap_start: number;
  gap_end: number;
  digest: Uint8Array;
  name: Uint8Array;
  trouble: { code: string; sentence: string } | null;
  asked_by: string | null;
  asked_at: Date;
}

/** What the next signer signs. */
export const versionOf = ({ file_id, signed_file_id }: AgreementRow): string => signed_file_id ?? file_id;

/** The applicant's agreements, newest first, or the one of that id. `lock`: until the transaction ends. */
export function agreementsOf(
  trx: Queryable,
  applicant: string,
  { id, lock = false }: { id?: string; lock?: boolean } = {},
): Promise<AgreementRow[]> {
  if (id !== undefined && !isId(id)) return Promise.resolve([]);
  const one = id ?? null;
  return lock
    ? trx.query<AgreementRow>(sql`
        select id, applicant_id, type, file_id, signed_file_id, made_at, offer_id from agreement
        where applicant_id = ${applicant} and id = ${one} for update`)
    : trx.query<AgreementRow>(sql`
        select id, applicant_id, type, file_id, signed_file_id, made_at, offer_id from agreement
        where applicant_id = ${applicant} and (${one}::uuid is null or id = ${one}) order by made_at desc limit 60`);
}

/** Agreements of the application that a person joins, which they are to sign, newest first; none once they have left it. */
export const joinedAgreementsOf = (trx: Queryable, person: string): Promise<AgreementRow[]> =>
  trx.query<AgreementRow>(sql`
    select g.id, g.applicant_id, g.type, g.file_id, g.signed_file_id, g.made_at, g.offer_id
    from applicant me join agreement g on g.lender_id = me.lender_id and g.applicant_id = me.applies_with
    where me.id = ${person} and me.stage <> 'withdrawn'
      and exists (select from signature s where s.lender_id = g.lender_id and s.agreement_id = g.id and s.person_id = me.id)
    order by g.made_at desc limit 60`);

export function signaturesOf(trx: Queryable, agreement: string): Promise<SignatureRow[]> {
  return trx.query<SignatureRow>(sql`
    select id, agreement_id, place, kind, person_id, over_file_id, signed_file_id, signed_at, signed_by, facts from signature
    where agreement_id = ${agreement} order by place`);
}
