import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { type DocumentReason, documentReasons } from '@pramaan/contract/stages.ts';
import { subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import { pauseDue, resumeDue } from '../../case-file/due.ts';
import { readLanguage } from '../../case-file/language.ts';
import { lenderName } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { placesOf } from '../../providers/messages/to-applicant.ts';
import type { Changing } from './change-review.ts';
import { aboutRequest } from './information-request-rows.ts';
import type { ReviewDeps } from './review-deps.ts';
import { beginIfNew } from './reviews.ts';

export interface Asked {
  items: { subject: string; reason: DocumentReason; words?: string | undefined }[];
  channel: 'sms' | 'email';
  language?: Language | undefined;
}

function checkItems(items: Asked['items']): void {
  items.forEach(({ subject, reason }, index) => {
    const faults = [];
    if (!subjectTitle(subject))
      faults.push({ path: `items.${index}.subject`, message: 'There is no such document to ask for.' });
    if (documentReasons[reason].for === 'accept')
      faults.push({ path: `items.${index}.reason`, message: 'Choose a reason to ask for it.' });
    if (faults[0]) throw new ApiError('BAD_REQUEST', faults[0].message, faults);
  });
  if (new Set(items.map(({ subject }) => subject)).size < items.length)
    throw new ApiError('BAD_REQUEST', 'Request each item only once.');
}

/** Asks the person for some things by one message; what was open about the same thing gives way. */
export async function ask(
  changing: Changing,
  { outbox, publicUrl }: ReviewDeps,
  principal: Principal,
  { items, channel, language }: Asked,
  actor: Actor,
): Promise<void> {
  const { trx, vault, review, now } = changing;
  checkItems(items);
  const { profile } = review.caseFile;
  const to = channel === 'sms' ? profile.mobileNo : profile.email;
  if (!to)
    throw new ApiError('BAD_REQUEST', 'This applicant has no e-mail address. Send the request by SMS.', [
      { path: 'channel', message: 'Ask by SMS.' },
    ]);
  await beginIfNew(changing);
  const message = await outbox.queue(trx, principal.lender, {
    channel,
    to,
    template: channel === 'sms' ? 'ask-sms' : 'ask-email',
    language: language ?? (await readLanguage(trx, review.applicant)),
    values: {
      lender: await lenderName(trx, principal.lender),
      ...placesOf(profile),
      link: `${publicUrl}/laas`,
    },
  });
  const subjects = items.map(({ subject }) => subject);
  await trx.query(sql`
    update information_request set withdrawn_at = ${now} where applicant_id = ${review.applicant} and subject = any(${subjects}::text[])
      and answered_at is null and withdrawn_at is null`);
  for (const { subject, reason, words } of items) {
    const id = newId();
    await trx.query(sql`
      insert into information_request (id, lender_id, applicant_id, subject, reason, words, asked_by, asked_at, message_id)
      values (${id}, ${principal.lender}, ${review.applicant}, ${subject}, ${reason},
        ${words ? vault.sealJson(words, aboutRequest(id)) : null}, ${principal.staff}, ${now}, ${message})`);
    await audit(trx, principal.lender, actor, 'information-request.sent', review.applicant, {
      subject,
      reason,
      channel,
    });
  }
  await pauseDue(trx, principal.lender, review.applicant, now);
}

/** Takes back one open question. Throws NOT_FOUND when it is answered, withdrawn or not there. */
export async function withdraw(
  { trx, review, now }: Changing,
  principal: Principal,
  id: string,
  actor: Actor,
): Promise<void> {
  const [row] = await trx.query<{ subject: string }>(sql`
    update information_request set withdrawn_at = ${now} where id = ${id} and applicant_id = ${review.applicant}
      and answered_at is null and withdrawn_at is null returning subject`);
  if (!row) throw new ApiError('NOT_FOUND', 'This information request does not exist or is not open.');
  await resumeDue(trx, principal.lender, review.applicant, now);
  await audit(trx, principal.lender, actor, 'information-request.withdrawn', review.applicant, {
    subject: row.subject,
  });
}
