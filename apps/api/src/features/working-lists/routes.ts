import * as calls from '@pramaan/contract/calls/working-lists.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { absence } from './absence.ts';
import { workingListSettings } from './working-list-settings.ts';

/** How a lender's lists work: assignment, working hours, who is away (decision 0116). */
export function workingListRoutes(http: Http): void {
  const settings = workingListSettings(http);
  const own = absence(http);

  serve(http, calls.getWorkingLists, async (_, context) => ({ result: await settings.read(who(context)) }));
  serve(http, calls.changeWorkingLists, async ({ body }, context) => ({
    result: await settings.change(who(context), body, context.actor),
    message: 'Saved.',
  }));
  serve(http, calls.getAbsence, async (_, context) => ({ result: await own.read(who(context)) }));
  serve(http, calls.changeAbsence, async ({ body }, context) => ({
    result: await own.change(who(context), body.away, context.actor),
    message: 'Saved.',
  }));
}
