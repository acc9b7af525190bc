import type { getApplicantRetention } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { retainedKinds } from '@pramaan/contract/retention.ts';
import { lenderName } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { lawFor } from './carry-out.ts';
import { holdingsOf } from './holdings.ts';
import { readHold } from './holds.ts';
import { latestRequest, shownRequest } from './requests.ts';
import { dueAt, type RetentionStatus } from './retention-status.ts';
import { readRules } from './rules.ts';

/** What is kept of an application, how long, and which law wants it. A hold is for the lender's people alone. */
export async function shownRetention(
  trx: Queryable,
  vault: LenderVault,
  principal: Principal,
  status: RetentionStatus,
  now: Date,
): Promise<ResultOf<typeof getApplicantRetention>> {
  const rules = await readRules(trx);
  const holdings = await holdingsOf(trx, status.id);
  const request = await latestRequest(trx, status.id);
  return {
    lender: await lenderName(trx, principal.lender),
    ending: status.ending,
    since: status.since?.toISOString() ?? null,
    loanEndedOn: status.loanEndedOn,
    kinds: retainedKinds.map((kind) => {
      const { law, until } = lawFor(kind, status, now);
      return {
        kind,
        ...holdings[kind],
        due: rules.clock ? (dueAt(kind, status, rules)?.toISOString() ?? null) : null,
        law,
        lawUntil: until?.toISOString() ?? null,
      };
    }),
    hold: principal.staff ? ((await readHold(trx, vault, status.id)) ?? null) : null,
    request: request ? shownRequest(request, vault, principal) : null,
  };
}
