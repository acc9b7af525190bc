import type { listAgreements } from '@pramaan/contract/calls/esign.ts';
import type { Agreement } from '@pramaan/contract/calls/esign-shapes.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { esignClient } from './esign-client.ts';

export type { Agreement };
export type Agreements = ResultOf<typeof listAgreements>;
export type Signer = Agreement['signers'][number];

export const agreementsKey = (applicantId: string) => ['esign', applicantId] as const;

export function useAgreements(applicantId: string) {
  return useQuery({
    queryKey: agreementsKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(esignClient.listAgreements, { params: { id: applicantId }, signal })).result,
  });
}

/** Something was given or signed: the agreements are read again, also when they are just being read for the first time. */
export async function agreementsChanged(queries: QueryClient, applicantId: string): Promise<void> {
  await queries.cancelQueries({ queryKey: agreementsKey(applicantId), exact: true });
  await queries.invalidateQueries({ queryKey: agreementsKey(applicantId), exact: true });
}
