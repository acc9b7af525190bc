import type { getDashboardFilters } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { roles } from '@pramaan/contract/roles.ts';
import { readCatalogue } from '../../case-file/loan-products.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** What figures can be narrowed to and compared by: loan products, branches, and agents with the lender's code of each. */
export async function groupsOf(trx: Queryable): Promise<ResultOf<typeof getDashboardFilters>> {
  const products = await readCatalogue(trx);
  const branches = await trx.query<{ id: string; name: string; code: string }>(
    sql`select id, name, code from branch order by name, code`,
  );
  const agents = await trx.query<{ id: string; name: string; code: string | null }>(sql`
    select id, name, agent_code as code from staff s
    where role = ${roles.agent} or exists (select 1 from applicant a where a.lender_id = s.lender_id and a.referred_by = s.id)
    order by name, id`);
  return {
    products: products.map(({ product: { code, name } }) => ({ key: code, name: name.en })),
    branches: branches.map(({ id, name, code }) => ({ key: id, name: `${name} (${code})` })),
    agents: agents.map(({ id, name, code }) => ({ key: id, name: code ? `${name} (${code})` : name })),
  };
}
