import * as contract from '@pramaan/contract/calls/application-forms.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { ApplicationForms } from './application-forms.ts';
import { placeOf, viewOf } from './whose.ts';

/** Banks' application forms (C §7): filled from the file, completed and kept. */
export function applicationFormsRoutes(http: Http, forms: ApplicationForms): void {
  serve(http, contract.getAppData, async ({ query }, context) => {
    const principal = who(context);
    const place = placeOf(principal, query.applicantId, query.bankName, query.formType);
    return { result: await forms.read(place, viewOf(principal), context.actor) };
  });

  serve(http, contract.saveAppData, async ({ body }, context) => {
    const principal = who(context);
    const place = placeOf(principal, body.applicantId, body.bankName, body.formType);
    const { appData, partial = false, version } = body;
    const given = { answers: appData, partial, version };
    return {
      result: await forms.save(place, given, viewOf(principal), context.actor),
      message: partial ? 'Draft saved.' : 'The form is saved.',
    };
  });

  serve(http, contract.listForms, async ({ params }, context) => ({
    result: await forms.list(who(context).lender, params.id),
  }));
}
