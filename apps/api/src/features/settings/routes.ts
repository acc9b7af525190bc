import { changeSettings, getSettings } from '@pramaan/contract/calls/settings.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { lenderSettings } from './lender-settings.ts';

/** What a lender settles for itself (product §4). */
export function settingsRoutes(http: Http): void {
  const settings = lenderSettings(http);

  serve(http, getSettings, async (_, context) => ({ result: await settings.read(who(context)) }));
  serve(http, changeSettings, async ({ body }, context) => {
    await settings.change(who(context), body, context.actor);
    return { result: await settings.read(who(context)), message: 'Saved.' };
  });
}
