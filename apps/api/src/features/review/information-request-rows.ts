import type { informationRequest } from '@pramaan/contract/calls/review-shapes.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { type DocumentReason, documentReasons, documentReasonsHindi } from '@pramaan/contract/stages.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { areaOfSubject, subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import type * as z from 'zod/mini';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

type InformationRequest = z.output<typeof informationRequest>;

interface Row {
  id: string;
  subject: string;
  reason: DocumentReason;
  words: Uint8Array | null;
  asked_at: Date;
  answered_at: Date | null;
  withdrawn_at: Date | null;
}

export const aboutRequest = (id: string) => `ask ${id}`;

/** Where a subject is given, under the applicant’s portal. */
function pathOf(subject: string): string {
  const area = areas.find((one) => one.area === areaOfSubject(subject));
  if (!area) return '';
  return subject.startsWith('area:') ? area.path : `${area.path}/${subject}`;
}

/** What was asked of the person, newest first; the reason in `language`. */
export async function readInformationRequests(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
  language: Language,
): Promise<InformationRequest[]> {
  const rows = await trx.query<Row>(sql`
    select id, subject, reason, words, asked_at, answered_at, withdrawn_at from information_request
    where applicant_id = ${applicant} order by asked_at desc, id desc limit 100`);
  return rows.map((row) => ({
    _id: row.id,
    subject: row.subject,
    title: subjectTitle(row.subject) ?? row.subject,
    path: pathOf(row.subject),
    reason: row.reason,
    because: language === 'hi' ? documentReasonsHindi[row.reason] : documentReasons[row.reason].person,
    words: row.words ? vault.openJson<string>(row.words, aboutRequest(row.id)) : '',
    askedAt: row.asked_at.toISOString(),
    state: row.answered_at ? 'answered' : row.withdrawn_at ? 'withdrawn' : 'open',
    answeredAt: row.answered_at?.toISOString() ?? null,
  }));
}
