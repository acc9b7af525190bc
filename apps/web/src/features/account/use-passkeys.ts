import { listPasskeys } from '@pramaan/contract/calls/passkeys.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';

export type Passkey = ResultOf<typeof listPasskeys>[number];

/** One's own passkeys. */
export const usePasskeys = () =>
  useQuery({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => (await send(listPasskeys, { signal })).result,
  });
