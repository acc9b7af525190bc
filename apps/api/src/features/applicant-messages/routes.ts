import * as calls from '@pramaan/contract/calls/applicant-messages.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { listTexts, listVersions, resetText, saveText, type TextChange } from './texts.ts';

/** The words in which applicants are told things (decision 0122). */
export function applicantMessageRoutes(http: Http): void {
  const { publicUrl } = http.config;
  const within = <T>(context: CallContext, work: (change: TextChange) => Promise<T>): Promise<T> => {
    const principal = who(context);
    const { actor } = context;
    return http.db.tenant(principal.lender, (trx) => work({ trx, principal, actor, publicUrl }));
  };
  const changed = (context: CallContext, work: (change: TextChange) => Promise<void>) =>
    within(context, async (change) => {
      await work(change);
      return { result: await listTexts(change), message: 'Saved.' };
    });

  serve(http, calls.listApplicantMessages, async (_, context) => ({
    result: await within(context, listTexts),
  }));
  serve(http, calls.saveApplicantMessage, ({ params, body }, context) =>
    changed(context, (change) => saveText(change, params, body)),
  );
  serve(http, calls.resetApplicantMessage, ({ params }, context) =>
    changed(context, (change) => resetText(change, params)),
  );
  serve(http, calls.listMessageVersions, async ({ params }, context) => ({
    result: await within(context, (change) => listVersions(change, params)),
  }));
}
