import {
  type ApplicantMessageId,
  applicantMessageIds,
  applicantMessages,
  type MessagePlace,
  type MessageText,
  messageFaults,
} from '@pramaan/contract/applicant-messages.ts';
import type {
  listApplicantMessages,
  saveApplicantMessage,
} from '@pramaan/contract/calls/applicant-messages.ts';
import type { InputOf, ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Language, languages } from '@pramaan/contract/languages.ts';
import { date } from '@pramaan/documents/format.ts';
import { declineSentences } from '@pramaan/documents/policy/decline-reasons.ts';
import { lenderName } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { type OwnVersion, readOwnTexts } from '../../providers/messages/own-texts.ts';
import { defaultText, endingOf, languageOf } from '../../providers/messages/templates.ts';

type Line = ResultOf<typeof listApplicantMessages>['texts'][number];

/** Who reads or changes the texts, and in which transaction. */
export interface TextChange {
  trx: Queryable;
  principal: Principal;
  actor: Actor;
  publicUrl: string;
}

/** Which text: a message in a language. */
export interface Which {
  template: ApplicantMessageId;
  language: Language;
}

/** What somebody who does not exist would read in each place. */
function samplesFor(
  { template, language }: Which,
  lender: string,
  publicUrl: string,
): Record<MessagePlace, string> {
  const { page } = applicantMessages[template];
  return {
    ...{ lender, name: 'Asha Sample', reference: 'SF-2031', day: date('2027-01-15') },
    applicant: 'Ravi Kumar Demo',
    reasons: declineSentences(['INCOME_LOW', 'OTHER_LOANS'], language).join(' '),
    link: `${publicUrl}${page}${template === 'application-invite' ? '?ref=ABCDEFGHJK' : ''}`,
  };
}

function shown(which: Which, own: OwnVersion | undefined, lender: string, publicUrl: string): Line {
  const { template, language } = which;
  const { channel, needs, may } = applicantMessages[template];
  const samples = samplesFor(which, lender, publicUrl);
  const place = (needed: boolean) => (one: MessagePlace) => ({ place: one, needed, sample: samples[one] });
  return {
    ...{ template, channel, language, version: own?.version ?? 0, own: Boolean(own?.words) },
    standard: languageOf(template, language),
    ...(own?.words ?? defaultText(template, language)),
    ending: endingOf(template, language).replace('{lender}', lender),
    places: [...needs.map(place(true)), ...may.map(place(false))],
  };
}

/** Every message in every language, with the words that are sent now. */
export async function listTexts({ trx, principal, publicUrl }: TextChange) {
  const lender = await lenderName(trx, principal.lender);
  const changed = await readOwnTexts(trx);
  const ownOf = ({ template, language }: Which) =>
    changed.find((one) => one.template === template && one.language === language);
  const whiches = applicantMessageIds.flatMap((template) =>
    languages.map((language): Which => ({ template, language })),
  );
  return { texts: whiches.map((which) => shown(which, ownOf(which), lender, publicUrl)) };
}

const latest = async (trx: Queryable, { template, language }: Which): Promise<OwnVersion | undefined> =>
  (await readOwnTexts(trx)).find((one) => one.template === template && one.language === language);

async function store(
  { trx, principal, actor }: TextChange,
  { template, language }: Which,
  version: number,
  words: MessageText | null,
): Promise<void> {
  const rows = await trx.query<{ version: number }>(sql`
    insert into message_text (lender_id, template, language, version, words, changed_by)
    values (${principal.lender}, ${template}, ${language}, ${version}, ${words ? JSON.stringify(words) : null}::jsonb, ${principal.id})
    on conflict (lender_id, template, language, version) do nothing returning version`);
  if (rows.length === 0) throw new ApiError('CONFLICT');
  const action = words ? 'message-text.saved' : 'message-text.reset';
  await audit(trx, principal.lender, actor, action, null, { template, language, version });
}

/** Stores the lender's words. Throws BAD_REQUEST for places that are wrong or missing, CONFLICT for a version that is not the newest. */
export async function saveText(
  change: TextChange,
  which: Which,
  { version: read, ...typed }: InputOf<typeof saveApplicantMessage>['body'],
): Promise<void> {
  const isSms = applicantMessages[which.template].channel === 'sms';
  const words = isSms ? { ...typed, subject: '', button: '' } : { ...typed, templateId: '' };
  const faults = messageFaults(which.template, words);
  if (faults[0]) throw new ApiError('BAD_REQUEST', faults[0].message, faults);
  const before = await latest(change.trx, which);
  if ((before?.version ?? 0) !== read) throw new ApiError('CONFLICT');
  await store(change, which, read + 1, words);
}

/** Sends our words again; where they are sent, nothing changes. */
export async function resetText(change: TextChange, which: Which): Promise<void> {
  const before = await latest(change.trx, which);
  if (before?.words) await store(change, which, before.version + 1, null);
}

/** What the lender has changed of a text, newest first. A version without words is ours. */
export async function listVersions({ trx }: TextChange, { template, language }: Which) {
  const rows = await trx.query<{ version: number; words: MessageText | null; at: Date; by: string }>(sql`
    select t.version, t.words, t.changed_at as at, s.name as by from message_text t
    join staff s on s.lender_id = t.lender_id and s.id = t.changed_by
    where t.template = ${template} and t.language = ${language} order by t.version desc limit 100`);
  return {
    versions: rows.map(({ version, words, at, by }) => ({
      ...{ version, own: words !== null, by, at: at.toISOString() },
      ...(words ?? defaultText(template, language)),
    })),
  };
}
