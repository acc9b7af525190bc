import { policyGraph } from '@pramaan/documents/policy/graph.ts';
import type { PolicyRule } from '@pramaan/documents/policy/rule.ts';
import type { World } from './world.ts';

/**
 * Publishes a lender's policy for both segments, as its first version unless another is named. Without rules nothing of it keeps an
 * approval back: for tests of what else does. `lender` is the lender's id.
 */
export async function publishPolicy(
  { direct }: World,
  lender: string,
  rules: readonly PolicyRule[] = [],
  version = 1,
): Promise<void> {
  const [listed, graph] = [JSON.stringify(rules), JSON.stringify(policyGraph(rules))];
  const staff = await direct(`select id from staff where lender_id = '${lender}' order by id limit 2`);
  const [proposer, publisher] = staff.map(({ id }) => id);
  for (const segment of ['retail', 'business'])
    await direct(`
      insert into lending_policy (lender_id, segment, version, state, rules, graph, effective_from, changed_by, proposed_by, proposed_at,
        published_by, published_at)
      values ('${lender}', '${segment}', ${version}, 'published', '${listed}', '${graph}', now(), '${proposer}', '${proposer}', now(),
        '${publisher}', now())`);
}
