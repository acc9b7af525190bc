import { policyGraph } from '@pramaan/documents/policy/graph.ts';
import type { World } from './world.ts';

/**
 * Publishes a policy without rules for a lender: nothing of it keeps an approval back. For tests of what else does.
 * `lender` is the lender's id.
 */
export async function publishOpenPolicy({ direct }: World, lender: string): Promise<void> {
  const graph = JSON.stringify(policyGraph([]));
  for (const segment of ['retail', 'business'])
    await direct(`
      insert into lending_policy (lender_id, segment, version, state, rules, graph, effective_from, changed_by, proposed_by, proposed_at,
        published_by, published_at)
      select '${lender}', '${segment}', 1, 'published', '[]', '${graph}', now(), ids[1], ids[1], now(), ids[2], now()
      from (select array_agg(id order by id) as ids from staff where lender_id = '${lender}') as of_lender`);
}
