import type { DocumentReason } from '@pramaan/contract/stages.ts';
import type { RecordReviews } from '@pramaan/documents/missing-requirements.ts';
import { recordTitle } from '@pramaan/documents/record-title.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

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

/** A document's name and instance out of the place of a record. */
function documentIn(place: string): { document: string; instance: number } {
  const [document = '', , instance = '1'] = place.split('.');
  return { document, instance: Number(instance) };
}

/**
 * How often the records of each document and instance were written, summed over the ways of giving it: a way may put its
 * record at the place of another, so what was written tells only together whether a place has changed.
 */
export async function versionsOf(trx: Queryable, applicant: string): Promise<(place: string) => number> {
  const rows = await trx.query<{ document: string; instance: number; version: number }>(sql`
    select document, instance, sum(version)::integer as version /* never null: version */ from verification where applicant_id = ${applicant} group by document, instance`);
  const versions = new Map(
    rows.map(({ document, instance, version }) => [`${document} ${instance}`, version]),
  );
  return (place) => {
    const { document, instance } = documentIn(place);
    return versions.get(`${document} ${instance}`) ?? 0;
  };
}

/** What the review said of an application's records. */
export async function readReviews(trx: Queryable, applicant: string): Promise<Review[]> {
  const rows = await trx.query<Row>(sql`
    select r.place, r.verdict, r.reason, r.of_version, r.reviewed_at, s.name as by
    from record_review r left join staff s on s.lender_id = r.lender_id and s.id = r.reviewed_by where r.applicant_id = ${applicant} order by r.reviewed_at desc`);
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

/** What was said of records as they stand now, by place. */
export const currentVerdicts = (reviews: readonly Review[]): RecordReviews =>
  new Map(reviews.filter(({ stale }) => !stale).map(({ place, verdict }) => [place, verdict]));

/** The places whose record, as it stands now, the review rejected. */
export const rejectedPlaces = (reviews: readonly Review[]): ReadonlySet<string> =>
  new Set(reviews.filter(({ stale, verdict }) => !stale && verdict === 'reject').map(({ place }) => place));

/** A place in words: "PAN", "Income-tax return (2)". */
export function placeTitle(place: string): string {
  const { document, instance } = documentIn(place);
  const found = findDocument(document);
  return found ? recordTitle(found, instance) : place;
}
