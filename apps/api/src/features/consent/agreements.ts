import { type Action, viewActions } from '@pramaan/contract/actions.ts';
import type { listConsents } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { noticeOf, type Purpose, purposes } from '@pramaan/contract/purposes.ts';
import { recomputeFindings } from '../../case-file/case-file.ts';
import { appendConsent, type Channel, lastConsent } from '../../case-file/ledger.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { FoundLink, LinkDeps } from './links.ts';

/** What the two lines of the specification's page stand for (product §7, `consent.style = notice`). */
export const noticePurposes: readonly Purpose[] = ['verification', 'bureau'];

const isView = (action: Action): action is (typeof viewActions)[number] =>
  viewActions.some((each) => each === action);

/** Writes the rows and queues one receipt by SMS. Returns the first row's id. */
async function write(
  { vault: hashes, outbox }: LinkDeps,
  trx: Queryable,
  { lender, applicant }: { lender: string; applicant: string },
  what: {
    action: 'given' | 'withdrawn';
    purposes: readonly Purpose[];
    language: Language;
    channel: Channel;
    link: string | null;
  },
  actor: Actor,
): Promise<string> {
  const name = await lenderName(trx, lender);
  const receipts: string[] = [];
  for (const purpose of what.purposes)
    receipts.push(
      await appendConsent(trx, {
        lender,
        lenderName: name,
        applicant,
        action: what.action,
        purpose,
        language: what.language,
        channel: what.channel,
        link: what.link,
        ip: actor.ip,
      }),
    );
  const receipt = receipts[0] ?? '';
  const vault = await hashes.of(lender, trx);
  const profile = await readProfile(trx, vault, applicant);
  if (profile)
    await outbox.queue(trx, lender, {
      channel: 'sms',
      to: profile.mobileNo,
      template: what.action === 'given' ? 'consent-receipt-sms' : 'consent-withdrawn-sms',
      language: what.language,
      values: { lender: name, receipt: receipt.slice(-12) },
    });
  await audit(
    trx,
    lender,
    actor,
    what.action === 'given' ? 'consent.given' : 'consent.withdrawn',
    applicant,
    { purposes: what.purposes },
  );
  await recomputeFindings(trx, { vault, hashes, lender }, applicant);
  return receipt;
}

/** The agreement on a link whose code was verified; once. */
async function submit(
  deps: LinkDeps,
  link: FoundLink,
  given: readonly Purpose[],
  language: Language,
  asking: Actor,
): Promise<string> {
  const { db } = deps;
  if (given.length === 0)
    throw new ApiError('BAD_REQUEST', 'Tick the purposes you agree to.', [
      { path: 'purposes', message: 'Tick the purposes you agree to.' },
    ]);
  return db.tenant(link.lender_id, async (trx) => {
    const [row] = await trx.query(sql`
          update consent_link set used_at = now()
          where id = ${link.id} and used_at is null and verified_at is not null and revoked_at is null and expires_at > now() returning id`);
    if (!row) throw new ApiError('OTP_MISMATCH', 'Verify the code first.');
    const actor: Actor = { ...asking, kind: 'link', id: link.id };
    return write(
      deps,
      trx,
      { lender: link.lender_id, applicant: link.applicant_id },
      { action: 'given', purposes: given, language, channel: 'sms-link', link: link.id },
      actor,
    );
  });
}

const give = (
  deps: LinkDeps,
  principal: Principal,
  applicant: string,
  purpose: Purpose,
  language: Language,
  actor: Actor,
): Promise<string> =>
  deps.db.tenant(principal.lender, (trx) =>
    write(
      deps,
      trx,
      { lender: principal.lender, applicant },
      { action: 'given', purposes: [purpose], language, channel: 'portal', link: null },
      actor,
    ),
  );

/** Withdraws; a purpose not agreed to stays as it is, and its last receipt is answered. */
const withdraw = (
  deps: LinkDeps,
  principal: Principal,
  applicant: string,
  purpose: Purpose,
  actor: Actor,
): Promise<string> =>
  deps.db.tenant(principal.lender, async (trx) => {
    const last = await lastConsent(trx, applicant, purpose);
    if (last?.action !== 'given') return last?.id ?? '';
    return write(
      deps,
      trx,
      { lender: principal.lender, applicant },
      { action: 'withdrawn', purposes: [purpose], language: last.language, channel: 'portal', link: null },
      actor,
    );
  });

async function mine(
  { db }: LinkDeps,
  principal: Principal,
  applicant: string,
  language: Language,
): Promise<ResultOf<typeof listConsents>> {
  return db.tenant(principal.lender, async (trx) => {
    const lender = await lenderName(trx, principal.lender);
    const consents = [];
    for (const purpose of purposes) {
      const last = await lastConsent(trx, applicant, purpose);
      const { line, more, version } = noticeOf(purpose);
      consents.push({
        purpose,
        given: last?.action === 'given',
        line: line[language].replaceAll('{lender}', lender),
        more: more[language].replaceAll('{lender}', lender),
        version: last?.notice_version ?? version,
        language: last?.language ?? language,
        at: last?.at.toISOString() ?? null,
        channel: last?.channel ?? null,
        receipt: last?.id ?? null,
      });
    }
    const seen = await trx.query<{ at: Date; action: Action; name: string | null }>(sql`
          select a.at, a.action, coalesce(s.name, k.name) as name /* may be null: name */ from audit a
            left join staff s on s.lender_id = a.lender_id and s.id = a.actor_id
            left join api_key k on k.lender_id = a.lender_id and k.id = a.actor_id
          where a.applicant_id = ${applicant} and a.actor_kind in ('staff', 'link', 'key') and a.action = any(${[...viewActions]})
          order by a.at desc limit 50`);
    return {
      lender,
      consents,
      looks: seen.flatMap(({ at, action, name }) =>
        isView(action) ? [{ at: at.toISOString(), who: name, what: action }] : [],
      ),
    };
  });
}

/** Agreements and withdrawals, each a row of the ledger with its receipt. */
export function agreements(deps: LinkDeps) {
  return bound(deps, { submit, give, withdraw, mine });
}
