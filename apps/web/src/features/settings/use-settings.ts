import { changeSettings, getSettings } from '@pramaan/contract/calls/settings.ts';
import type { ResultOf, SentOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';

export type Settings = ResultOf<typeof getSettings>;
const key = ['settings'] as const;

/** Whether what is typed differs from what is kept. */
export const isChanged = (typed: unknown, kept: unknown): boolean =>
  JSON.stringify(typed) !== JSON.stringify(kept);

export function useSettings() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(getSettings, { signal })).result,
  });
}

/** Shows what a call of the settings answered. */
export function useStoredSettings() {
  const cache = useQueryClient();
  return (stored: Settings) => {
    cache.setQueryData(key, stored);
  };
}

/** Sends what changed, and shows what was kept. */
export function useChangeSettings() {
  const keep = useStoredSettings();
  return async (body: SentOf<typeof changeSettings>['body']): Promise<Settings> => {
    const { result, message } = await send(changeSettings, { body });
    keep(result);
    showSnack(message);
    return result;
  };
}
