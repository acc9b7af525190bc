import * as calls from '@pramaan/contract/calls/policies.ts';
import type { ResultOf, SentOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/client.ts';

export type PolicyState = ResultOf<typeof calls.getPolicy>;
export type PolicySegment = PolicyState['segment'];
export type PolicyVersion = PolicyState['inForce'];
export type Rule = PolicyVersion['rules'][number];
export type DryRun = ResultOf<typeof calls.tryPolicy>;

const keyOf = (segment: PolicySegment) => ['policy', segment] as const;

/** The lending policy of a segment, with its versions. */
export function usePolicy(segment: PolicySegment) {
  return useQuery({
    queryKey: keyOf(segment),
    queryFn: async ({ signal }) => (await send(calls.getPolicy, { params: { segment }, signal })).result,
  });
}

/** What can be done with a policy; each shows what the server then holds. */
export function usePolicyChanges(segment: PolicySegment) {
  const cache = useQueryClient();
  const params = { segment };
  const keep = ({ result }: { result: PolicyState }): PolicyState => {
    cache.setQueryData(keyOf(segment), result);
    return result;
  };
  return {
    save: async (rules: Rule[]) => keep(await send(calls.savePolicy, { params, body: { rules } })),
    propose: async (body: SentOf<typeof calls.proposePolicy>['body']) =>
      keep(await send(calls.proposePolicy, { params, body })),
    publish: async (version: number, agree: boolean) =>
      keep(await send(calls.publishPolicy, { params, body: { version, agree } })),
    dryRun: async (rules: Rule[]): Promise<DryRun> =>
      (await send(calls.tryPolicy, { params, body: { rules } })).result,
  };
}
