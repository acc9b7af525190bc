import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { noticeOf, noticeText, type Purpose } from '@pramaan/contract/purposes.ts';
import type { Database, Queryable, Transactions } from '../platform/database.ts';
import {
  type ChainRow,
  type ChainVerification,
  chainBeginning,
  chainHash,
  hex,
  sha256,
  verifyChain,
} from '../platform/hash-chain.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import { lenderName } from './profile.ts';

/** How an agreement reached us. */
export type Channel = 'sms-link' | 'portal' | 'login' | 'demo';

export interface Agreement {
  lender: string;
  /** As it stands in the notice's text. */
  lenderName: string;
  applicant: string;
  action: 'given' | 'withdrawn';
  purpose: Purpose;
  language: Language;
  channel: Channel;
  link: string | null;
  ip: string;
}

/** One row of the ledger as it was written. */
export interface ConsentEvent extends ChainRow {
  id: string;
  applicant_id: string;
  action: 'given' | 'withdrawn';
  purpose: Purpose;
  notice_version: string;
  notice_hash: Uint8Array;
  language: Language;
  channel: Channel;
  link_id: string | null;
  ip: string;
  at: Date;
}

/** What a row's hash covers beside the hash of the row before it, which makes the rows a hash chain. */
const membersOf = (row: Omit<ConsentEvent, 'hash'>) => [
  row.place,
  row.id,
  row.applicant_id,
  row.action,
  row.purpose,
  row.notice_version,
  hex(row.notice_hash),
  row.language,
  row.channel,
  row.link_id,
  row.ip,
  row.at.toISOString(),
];

/** Adds an agreement or a withdrawal to its lender's chain, in the caller's tenant transaction. Returns the receipt's id. */
export async function appendConsent(trx: Queryable, given: Agreement): Promise<string> {
  // One writer of a lender's chain at a time: the next place and the hash before it must be certain.
  await trx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${given.lender}`}, 0))`);
  const [last] = await trx.query<{ place: number; hash: Uint8Array }>(
    sql`select place, hash from consent_event where lender_id = ${given.lender} order by place desc limit 1`,
  );
  const notice = noticeOf(given.purpose);
  const row = {
    place: (last?.place ?? 0) + 1,
    id: newId(),
    applicant_id: given.applicant,
    action: given.action,
    purpose: given.purpose,
    notice_version: notice.version,
    notice_hash: sha256(noticeText(notice, given.language, given.lenderName)),
    language: given.language,
    channel: given.channel,
    link_id: given.link,
    ip: given.ip,
    at: new Date(),
    previous: last?.hash ?? chainBeginning,
  };
  await trx.query(sql`
    insert into consent_event (lender_id, place, id, applicant_id, action, purpose, notice_version, notice_hash, language, channel, link_id, ip, at, previous, hash)
    values (${given.lender}, ${row.place}, ${row.id}, ${row.applicant_id}, ${row.action}, ${row.purpose}, ${row.notice_version}, ${row.notice_hash},
      ${row.language}, ${row.channel}, ${row.link_id}, ${row.ip}, ${row.at}, ${row.previous}, ${chainHash(row.previous, membersOf(row))})`);
  return row.id;
}

/** The last word of a person on a purpose; undefined when there is none. */
export async function lastConsent(
  trx: Queryable,
  applicant: string,
  purpose: Purpose,
): Promise<ConsentEvent | undefined> {
  const [row] = await trx.query<ConsentEvent>(
    sql`select * from consent_event where applicant_id = ${applicant} and purpose = ${purpose} order by place desc limit 1`,
  );
  return row;
}

/** The id of the consent that stands for a purpose; null when there is none, or it was withdrawn. */
export async function currentConsent(
  trx: Queryable,
  applicant: string,
  purpose: Purpose,
): Promise<string | null> {
  const last = await lastConsent(trx, applicant, purpose);
  return last?.action === 'given' ? last.id : null;
}

/** When, from which address and to which words a person agreed, where their consent stands; undefined where it does not. */
export async function agreedText(
  trx: Queryable,
  lender: string,
  applicant: string,
  purpose: Purpose,
): Promise<{ at: Date; text: string; ip: string } | undefined> {
  const last = await lastConsent(trx, applicant, purpose);
  if (last?.action !== 'given') return undefined;
  const { at, ip } = last;
  return { at, ip, text: noticeText(noticeOf(purpose), last.language, await lenderName(trx, lender)) };
}

/** The consent that stands for a purpose; throws NO_CONSENT when there is none, or it was withdrawn. */
export async function requireConsent(
  db: Database,
  lender: string,
  applicant: string,
  purpose: Purpose,
): Promise<string> {
  const current = await db.tenant(lender, (trx) => currentConsent(trx, applicant, purpose));
  if (!current) throw new ApiError('NO_CONSENT');
  return current;
}

/** Whether the last thing that a person said of a purpose, in any of their applications, was to withdraw it. */
async function hasWithdrawn(trx: Queryable, applicant: string, purpose: Purpose): Promise<boolean> {
  const [last] = await trx.query<{ action: string }>(sql`
    with own as materialized (select lender_id, coalesce(person_id, id) as person from applicant where id = ${applicant})
    select action from consent_event
    where purpose = ${purpose} and applicant_id = any(array(
      select person from own
      union all select a.id from own join applicant a on a.lender_id = own.lender_id and a.person_id = own.person))
    order by place desc limit 1`);
  return last?.action === 'withdrawn';
}

/**
 * Records the agreement that logging in states (the line under the login button), unless the person has ever said
 * anything of the purpose in this application, or withdrew it in an earlier one: what they withdrew stays withdrawn.
 */
export async function agreeByEntering(
  trx: Queryable,
  who: { lender: string; applicant: string; ip: string },
  channel: Channel,
): Promise<void> {
  if (await lastConsent(trx, who.applicant, 'verification')) return;
  if (await hasWithdrawn(trx, who.applicant, 'verification')) return;
  await appendConsent(trx, {
    ...who,
    lenderName: await lenderName(trx, who.lender),
    action: 'given',
    purpose: 'verification',
    language: 'en',
    channel,
    link: null,
  });
}

/** Walks a lender's chain from its beginning and recomputes every hash. */
export function verifyLedger(
  db: Transactions,
  lender: string,
  onRow?: (row: ChainRow) => void,
): Promise<ChainVerification> {
  return verifyChain<ConsentEvent>({
    membersOf,
    onRow,
    rowsAfter: (place) =>
      db.tenant(lender, (trx) =>
        trx.query<ConsentEvent>(
          sql`select * from consent_event where lender_id = ${lender} and place > ${place} order by place limit 1000`,
        ),
      ),
  });
}
