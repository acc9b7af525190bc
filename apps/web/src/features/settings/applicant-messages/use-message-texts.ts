import * as calls from '@pramaan/contract/calls/applicant-messages.ts';
import type { ResultOf, SentOf } from '@pramaan/contract/define.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/client.ts';

type Texts = ResultOf<typeof calls.listApplicantMessages>;
export type MessageLine = Texts['texts'][number];
type Which = Pick<MessageLine, 'template' | 'language'>;
type Saved = SentOf<typeof calls.saveApplicantMessage>['body'];

const key = ['applicant-messages'] as const;
const versionsKey = ({ template, language }: Which) => [...key, template, language];

/** Every message to applicants in every language, with the words that are sent now. */
export function useMessageTexts() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(calls.listApplicantMessages, { signal })).result.texts,
  });
}

/** What was changed of a text, newest first; asked for once `wanted`. */
export function useMessageVersions({ template, language }: Which, wanted: boolean) {
  const params = { template, language };
  return useQuery({
    queryKey: versionsKey(params),
    enabled: wanted,
    queryFn: async ({ signal }) =>
      (await send(calls.listMessageVersions, { params, signal })).result.versions,
  });
}

/** What can be done with the texts; each shows what the server then holds. */
export function useMessageChanges() {
  const cache = useQueryClient();
  const keep = async ({ template, language }: Which, { result }: { result: Texts }) => {
    cache.setQueryData(key, result.texts);
    await cache.invalidateQueries({ queryKey: versionsKey({ template, language }) });
  };
  return {
    save: async ({ template, language }: Which, body: Saved) =>
      keep(
        { template, language },
        await send(calls.saveApplicantMessage, { params: { template, language }, body }),
      ),
    reset: async ({ template, language }: Which) =>
      keep(
        { template, language },
        await send(calls.resetApplicantMessage, { params: { template, language } }),
      ),
  };
}
