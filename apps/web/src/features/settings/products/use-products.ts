import * as calls from '@pramaan/contract/calls/loan-products.ts';
import type { ResultOf, SentOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/client.ts';

type Catalogue = ResultOf<typeof calls.listLoanProducts>;
export type Product = Catalogue['products'][number];
export type SentProduct = SentOf<typeof calls.saveLoanProduct>['body'];

const key = ['loan-products'] as const;

/** The lender's loan products. */
export function useProducts() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(calls.listLoanProducts, { signal })).result.products,
  });
}

/** What can be done with the products; each shows what the server then holds. */
export function useProductChanges() {
  const cache = useQueryClient();
  const keep = ({ result }: { result: Catalogue }) => cache.setQueryData(key, result.products);
  return {
    save: async (code: string, body: SentProduct) =>
      keep(await send(calls.saveLoanProduct, { params: { code }, body })),
    retire: async (code: string) => keep(await send(calls.retireLoanProduct, { params: { code } })),
  };
}
