import * as calls from '@pramaan/contract/calls/loan-products.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { type CatalogueChange, retireProduct, saveProduct, shownCatalogue } from './catalogue.ts';
import { productChoice } from './choice.ts';

/** A lender's loan products, and which of them an application is for (decision 0112). */
export function loanProductRoutes(http: Http): void {
  const { db } = http;
  const choice = productChoice(http);
  const changed = (context: CallContext, work: (change: CatalogueChange) => Promise<void>) => {
    const principal = who(context);
    return db.tenant(principal.lender, async (trx) => {
      await work({ trx, principal, actor: context.actor });
      return { result: await shownCatalogue(trx) };
    });
  };

  serve(http, calls.listLoanProducts, async (_, context) => ({
    result: await db.tenant(who(context).lender, shownCatalogue),
  }));
  serve(http, calls.saveLoanProduct, ({ params, body }, context) =>
    changed(context, (change) => saveProduct(change, params.code, body)),
  );
  serve(http, calls.retireLoanProduct, ({ params }, context) =>
    changed(context, (change) => retireProduct(change, params.code)),
  );
  serve(http, calls.listOfferedProducts, async ({ params }, context) => ({
    result: { products: await choice.offered(who(context), params.id) },
  }));
  serve(http, calls.chooseLoanProduct, async ({ params, body }, context) => ({
    result: await choice.choose(who(context), params.id, body.code, context.actor),
  }));
}
