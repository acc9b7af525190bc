import * as calls from '@pramaan/contract/calls/loan-products.ts';
import type { ResultOf, SentOf } from '@pramaan/contract/define.ts';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/client.ts';
import { loanProductsKey } from '../../../lib/loan-products.ts';

type Catalogue = ResultOf<typeof calls.listLoanProducts>;
export type SentProduct = SentOf<typeof calls.saveLoanProduct>['body'];

/** What can be done with the products; each shows what the server then holds. */
export function useProductChanges() {
  const cache = useQueryClient();
  const keep = ({ result }: { result: Catalogue }) => cache.setQueryData(loanProductsKey, result.products);
  return {
    save: async (code: string, body: SentProduct) =>
      keep(await send(calls.saveLoanProduct, { params: { code }, body })),
    retire: async (code: string) => keep(await send(calls.retireLoanProduct, { params: { code } })),
  };
}
