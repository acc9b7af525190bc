import * as calls from '@pramaan/contract/calls/loan-products.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from './client.ts';

/** Where the products are kept once they are read. */
export const loanProductsKey = ['loan-products'] as const;

export type Product = ResultOf<typeof calls.listLoanProducts>['products'][number];

/** The lender's loan products. */
export function useProducts() {
  return useQuery({
    queryKey: loanProductsKey,
    queryFn: async ({ signal }) => (await send(calls.listLoanProducts, { signal })).result.products,
  });
}
