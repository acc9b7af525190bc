import type { StoredBranding } from '@pramaan/contract/branding.ts';
import { type getSetup, setupSteps } from '@pramaan/contract/calls/settings.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { enabled, permissions } from '@pramaan/contract/roles.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

const deciding = Object.keys(permissions.decide).map(Number);
const needed: readonly string[] = ['grievance', 'colleague'];

interface Row {
  branding: StoredBranding;
  /** People who may decide: the owner has no status. */
  deciders: number;
  has_products: boolean;
  has_policy: boolean;
  has_applicant: boolean;
}

/** What a lender has set up: read from what is stored, so that nothing is ticked by hand. */
export async function readSetup(trx: Queryable, lender: string): Promise<ResultOf<typeof getSetup>> {
  const [row] = await trx.query<Row>(sql`
    /* never null: deciders, has_products, has_policy, has_applicant */
    select branding,
      (select count(*) from staff where role = any(${deciding}) and (role = 1 or status = ${enabled}))::int as deciders,
      exists(select from loan_product) as has_products,
      exists(select from lending_policy where state = 'published') as has_policy,
      exists(select from applicant) as has_applicant
    from lender where id = ${lender}`);
  const done: Record<(typeof setupSteps)[number], boolean> = {
    grievance: Boolean(row?.branding.texts?.grievance),
    colleague: (row?.deciders ?? 0) > 1,
    products: row?.has_products ?? false,
    policy: row?.has_policy ?? false,
    logo: Boolean(row?.branding.logo),
    applicant: row?.has_applicant ?? false,
  };
  return { steps: setupSteps.map((step) => ({ step, done: done[step], needed: needed.includes(step) })) };
}
