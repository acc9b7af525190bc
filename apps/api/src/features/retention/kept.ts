import type { keptOfApplicant } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { keptKinds } from '@pramaan/contract/retention.ts';
import { lenderName } from '../../dossier/profile.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { lawFor } from './carry-out.ts';
import { readHoldings } from './holdings.ts';
import { readHold } from './holds.ts';
import { latestRequest, shownRequest } from './requests.ts';
import { readRules } from './rules.ts';
import { dueAt, type Standing } from './standing.ts';

/** What is kept of an application, how long, and which law wants it. A hold is for the lender's people alone. */
export async function shownKept(
  trx: Queryable,
  vault: LenderVault,
  principal: Principal,
  standing: Standing,
  now: Date,
): Promise<ResultOf<typeof keptOfApplicant>> {
  const rules = await readRules(trx);
  const holdings = (await readHoldings(trx, [standing.id])).get(standing.id);
  const request = await latestRequest(trx, standing.id);
  return {
    lender: await lenderName(trx, principal.lender),
    ending: standing.ending,
    since: standing.since?.toISOString() ?? null,
    loanEndedOn: standing.loanEndedOn,
    kinds: keptKinds.map((kind) => {
      const { law, until } = lawFor(kind, standing, now);
      return {
        kind,
        ...(holdings?.[kind] ?? { rows: 0, files: 0 }),
        due: rules.clock ? (dueAt(kind, standing, rules)?.toISOString() ?? null) : null,
        law,
        lawUntil: until?.toISOString() ?? null,
      };
    }),
    hold: principal.staff ? ((await readHold(trx, vault, standing.id)) ?? null) : null,
    request: request ? shownRequest(request, vault, principal) : null,
  };
}
