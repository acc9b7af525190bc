import {
  changeSettings,
  getSettings,
  getSetup,
  putLogo,
  removeLogo,
} from '@pramaan/contract/calls/settings.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { Outside } from '../../providers/outside.ts';
import { lenderSettings } from './lender-settings.ts';
import { lenderLogo } from './logo.ts';
import { readSetup } from './setup.ts';

/** What a lender settles for itself (product §4). */
export function settingsRoutes(
  http: Http,
  {
    inspect,
    outside,
    gate,
  }: { inspect: Inspect; outside: Outside; gate: { checksOf(vendor: string): number } },
): void {
  const settings = lenderSettings(http, outside, gate.checksOf);
  const logo = lenderLogo({ db: http.db, inspect });

  serve(http, getSetup, async (_, context) => {
    const { lender } = who(context);
    return { result: await http.db.tenant(lender, (trx) => readSetup(trx, lender)) };
  });
  serve(http, getSettings, async (_, context) => ({ result: await settings.read(who(context)) }));
  serve(http, changeSettings, async ({ body }, context) => {
    await settings.change(who(context), body, context.actor);
    return { result: await settings.read(who(context)), message: 'Saved.' };
  });

  serve(http, putLogo, async (_, context) => {
    await logo.put(who(context), context.files[0], context.actor);
    return { result: await settings.read(who(context)), message: 'The logo is saved.' };
  });
  serve(http, removeLogo, async (_, context) => {
    await logo.remove(who(context), context.actor);
    return { result: await settings.read(who(context)), message: 'The logo is removed.' };
  });
}
