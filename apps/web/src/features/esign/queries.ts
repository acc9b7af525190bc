import type { listPapers } from '@pramaan/contract/calls/esign.ts';
import type { Paper } from '@pramaan/contract/calls/esign-shapes.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { esignLines } from './esign-lines.ts';

export type { Paper };
export type Papers = ResultOf<typeof listPapers>;
export type Signer = Paper['signers'][number];

export const papersKey = (applicantId: string) => ['esign', applicantId] as const;

export function usePapers(applicantId: string) {
  return useQuery({
    queryKey: papersKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(esignLines.listPapers, { params: { id: applicantId }, signal })).result,
  });
}

/** Something was given or signed: the papers are read anew, also when they are just being read for the first time. */
export async function papersChanged(queries: QueryClient, applicantId: string): Promise<void> {
  await queries.cancelQueries({ queryKey: papersKey(applicantId), exact: true });
  await queries.invalidateQueries({ queryKey: papersKey(applicantId), exact: true });
}
