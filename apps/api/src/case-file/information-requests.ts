import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import type { Verdict } from '@pramaan/documents/tree.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import { resumeDue } from './due.ts';

/** A try that brought nothing is no answer. */
const noAnswer: readonly Verdict[] = ['not_found', 'invalid_input', 'source_down'];

/** Closes what the lender asked for and a new record of `document` answers, in the transaction of that record. */
export async function answerInformationRequests(
  trx: Queryable,
  lender: string,
  applicant: string,
  document: DocumentDefinition,
  status: Verdict,
  actor: Actor,
): Promise<void> {
  if (noAnswer.includes(status)) return;
  const subjects = [document.id, `area:${document.area}`];
  const closed = await trx.query<{ subject: string }>(sql`
    update information_request set answered_at = now() where applicant_id = ${applicant} and subject = any(${subjects}::text[])
      and answered_at is null and withdrawn_at is null returning subject`);
  for (const { subject } of closed)
    await audit(trx, lender, actor, 'information-request.answered', applicant, { subject });
  if (closed.length > 0) await resumeDue(trx, lender, applicant, new Date());
}
