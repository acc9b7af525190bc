import { ApiError } from '@pramaan/contract/errors.ts';
import { lawOf, leastDays, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import { readAddressee } from '../../case-file/addressee.ts';
import type { Principal } from '../../http/context.ts';
import { hashSecret } from '../../http/tokens.ts';
import { newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { type Erased, type Erasing, erase } from './erase.ts';
import { holdingsOf, isHeld } from './holdings.ts';
import { openRequest } from './requests.ts';
import { dayMs, type RetentionStatus } from './retention-status.ts';
import { readRules } from './rules.ts';

/** Until when a law keeps a kind although its erasure is asked for. `law` null: none does; `until` null: the loan runs. */
export function lawFor(kind: RetainedKind, { ending, since }: RetentionStatus, now: Date) {
  const law = lawOf(kind, ending);
  const until = since && new Date(since.valueOf() + leastDays(kind, ending) * dayMs);
  const over = until !== null && until <= now;
  return law && !over ? { law, until } : { law: null, until: null };
}

/** The kinds that go when erasure is asked for: all that no law keeps; the person goes with the last of them. */
export const goingKinds = (status: RetentionStatus, now: Date): RetainedKind[] =>
  retainedKinds.filter((kind) => lawFor(kind, status, now).law === null);

/** Throws LEGAL_HOLD, or NOTHING_TO_ERASE when a law keeps all that is there. */
export async function mayErase(
  { trx, now }: Pick<Erasing, 'trx' | 'now'>,
  status: RetentionStatus,
): Promise<RetainedKind[]> {
  if (status.held) throw new ApiError('LEGAL_HOLD');
  const holdings = await holdingsOf(trx, status.id);
  const there = goingKinds(status, now).filter((kind) => isHeld(holdings[kind]));
  if (there.length === 0) throw new ApiError('NOTHING_TO_ERASE');
  return there;
}

/**
 * The second person's word: erases, tells the person by one SMS where the certificate is, and closes the request. Throws
 * SAME_PERSON, NOT_FOUND when nobody proposed it, and as mayErase.
 */
export async function carryOut(
  erasing: Erasing,
  { outbox, publicUrl }: { outbox: Outbox; publicUrl: string },
  principal: Principal,
  status: RetentionStatus,
): Promise<Erased> {
  const { trx, vault, lender } = erasing;
  const request = await openRequest(trx, status.id);
  const { proposed_by: proposedBy } = request;
  if (!proposedBy || !principal.staff)
    throw new ApiError('NOT_FOUND', 'This erasure has not been proposed yet.');
  if (proposedBy === principal.staff) throw new ApiError('SAME_PERSON');
  const kinds = await mayErase(erasing, status);
  const token = newSecret().slice(0, 22);
  // Read before all that is known of the person is erased.
  const to = await readAddressee(trx, vault, lender, status.id);
  await trx.query(sql`
    update erasure_request set state = 'done', closed_by = ${principal.staff}, closed_at = now() where id = ${request.id}`);
  const done = await erase(erasing, status, kinds, await readRules(trx), {
    cause: 'request',
    askedAt: request.asked_at,
    proposedBy,
    confirmedBy: principal.staff,
    tokenHash: hashSecret(token),
  });
  if (to?.profile.mobileNo)
    await outbox.queue(trx, lender, {
      channel: 'sms',
      to: to.profile.mobileNo,
      template: done.whole ? 'erased-sms' : 'erased-part-sms',
      language: to.language,
      values: { lender: to.lenderName, link: `${publicUrl}/api/erasures/${token}` },
    });
  return done;
}
