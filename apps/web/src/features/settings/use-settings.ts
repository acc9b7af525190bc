import { changeSettings, getSettings } from '@pramaan/contract/calls/settings.ts';
import type { ResultOf, SentOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { forgetSite } from '../../lib/site.ts';
import { showSnack } from '../../lib/snackbar.ts';

export type Settings = ResultOf<typeof getSettings>;
const key = ['settings'] as const;

export function useSettings() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(getSettings, { signal })).result,
  });
}

/** Shows what a call of the settings answered; the site's looks are asked anew. */
export function useKeptSettings() {
  const cache = useQueryClient();
  return (kept: Settings) => {
    cache.setQueryData(key, kept);
    forgetSite();
  };
}

/** Sends what changed, and shows what was kept. */
export function useChangeSettings() {
  const keep = useKeptSettings();
  return async (body: SentOf<typeof changeSettings>['body']): Promise<Settings> => {
    const { result, message } = await send(changeSettings, { body });
    keep(result);
    showSnack(message);
    return result;
  };
}
