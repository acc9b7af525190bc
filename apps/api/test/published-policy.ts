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
  for (const segment of ['retail', 'business'])
    await direct(`
      insert into lending_policy (lender_id, segment, version, state, rules, graph, effective_from, changed_by, proposed_by, proposed_at,
        published_by, published_at)
      select '${lender}', '${segment}', ${version}, 'published', '${listed}', '${graph}', now(), ids[1], ids[1], now(), ids[2], now()
      from (select array_agg(id order by id) as ids from staff where lender_id = '${lender}') as of_lender`);
}
