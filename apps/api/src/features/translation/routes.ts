import { translateText } from '@pramaan/contract/calls/consent.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { allowTry } from '../../platform/attempts.ts';
import type { Translation } from '../../providers/translation/port.ts';

const perHour = 300;
const hour = 60 * 60_000;

/** The translation helper (C §7). Without a service there is none to reach. */
export function translationRoutes(http: Http, translation: Translation | null): void {
  serve(http, translateText, async ({ body }, context) => {
    const key = http.vault.lookup('translations for', who(context).id);
    if (!(await allowTry(http.db, key, perHour, hour))) throw new ApiError('TOO_MANY');
    const translatedText = await translation?.toEnglish(body.q).catch(() => undefined);
    if (translatedText === undefined) throw new ApiError('SERVER_UNREACHABLE');
    return { result: { translatedText } };
  });
}
