import type { getCreditReport } from '@pramaan/contract/calls/credit.ts';
import type { CreditReason } from '@pramaan/contract/credit.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain } from '../../documents/case-file.ts';
import { fileClient } from '../../documents/file-client.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { creditClient } from './credit-client.ts';

export type Credit = ResultOf<typeof getCreditReport>;
export type Account = Credit['accounts'][number];

const keyOf = (applicantId: string) => ['credit', applicantId] as const;

/** What is known here of a person's credit. */
export function useCredit(applicantId: string) {
  return useQuery({
    queryKey: keyOf(applicantId),
    queryFn: async ({ signal }) =>
      (await send(fileClient.getCreditReport, { params: { id: applicantId }, signal })).result,
  });
}

/** Asks the bureau; `said` is the server's sentence when it did not go, in `busy` a second press does nothing. */
export function useAsking(applicantId: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const ask = async (reason?: CreditReason) => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      const body = reason ? { reason } : {};
      const { result } = await send(creditClient.requestCreditReport, { params: { id: applicantId }, body });
      queries.setQueryData(keyOf(applicantId), result);
      await readFileAgain(queries, applicantId);
    } catch (thrown) {
      setSaid(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return { ask, busy, said };
}
