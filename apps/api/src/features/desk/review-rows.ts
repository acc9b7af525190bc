import type { DocumentReason } from '@pramaan/contract/stages.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

export interface Review {
  place: string;
  verdict: 'accept' | 'reject';
  reason: DocumentReason;
  by: string;
  at: Date;
  /** The record has changed since. */
  stale: boolean;
}

interface Row {
  place: string;
  verdict: 'accept' | 'reject';
  reason: DocumentReason;
  of_version: number;
  by: string | null;
  reviewed_at: Date;
}

/** A document's name and slot out of the place of a record. */
function documentIn(place: string): { document: string; slot: number } {
  const [document = '', , slot = '1'] = place.split('.');
  return { document, slot: Number(slot) };
}

/**
 * How often the records of each document and slot were written, summed over the ways of giving it: a way may put its
 * record at the place of another, so what was written tells only together whether a place has changed.
 */
export async function versionsOf(trx: Queryable, applicant: string): Promise<(place: string) => number> {
  const rows = await trx.query<{ document: string; slot: number; version: number }>(sql`
    select document, slot, sum(version)::integer as version /* never null: version */ from verification where applicant_id = ${applicant} group by document, slot`);
  const versions = new Map(rows.map(({ document, slot, version }) => [`${document} ${slot}`, version]));
  return (place) => {
    const { document, slot } = documentIn(place);
    return versions.get(`${document} ${slot}`) ?? 0;
  };
}

/** What the desk said of an application's records. */
export async function readReviews(trx: Queryable, applicant: string): Promise<Review[]> {
  const rows = await trx.query<Row>(sql`
    select r.place, r.verdict, r.reason, r.of_version, r.reviewed_at, s.name as by
    from review r left join staff s on s.lender_id = r.lender_id and s.id = r.reviewed_by where r.applicant_id = ${applicant} order by r.reviewed_at desc`);
  if (rows.length === 0) return [];
  const now = await versionsOf(trx, applicant);
  return rows.map((row) => ({
    place: row.place,
    verdict: row.verdict,
    reason: row.reason,
    by: row.by ?? '',
    at: row.reviewed_at,
    stale: row.of_version !== now(row.place),
  }));
}

/** A place in words: "PAN", "Income-tax return 2". */
export function placeTitle(place: string): string {
  const { document, slot } = documentIn(place);
  const found = findDocument(document);
  if (!found) return place;
  return found.slots > 1 ? `${found.title} ${slot}` : found.title;
}
