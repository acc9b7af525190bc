import { useEffect, useSyncExternalStore } from 'react';
import { send } from '../lib/client.ts';
import { CallFailure } from '../lib/failure.ts';
import { onLeave } from '../lib/leaving.ts';
import { documentClient } from './document-client.ts';
import type { DraftAccess } from './draft-store.ts';
import { DraftSync } from './draft-sync.ts';

const running = new Map<string, DraftSync>();

onLeave(() => {
  for (const sync of running.values()) sync.stop();
  running.clear();
});

/** The draft of an applicant, one for the whole page. */
export function draftOf(applicantId: string): DraftSync {
  const found = running.get(applicantId);
  if (found) return found;
  const params = { id: applicantId };
  const sync = new DraftSync({
    owner: applicantId,
    shelf: window.localStorage,
    server: {
      read: async () => (await send(documentClient.getDraft, { params })).result,
      write: async (version, draft) =>
        (await send(documentClient.putDraft, { params, body: { version, draft } })).result,
      isConflict: (error) => error instanceof CallFailure && error.code === 'CONFLICT',
    },
  });
  running.set(applicantId, sync);
  window.addEventListener('online', () => void sync.flush());
  void sync.start();
  return sync;
}

/** The draft of an applicant, one for the whole page however many screens use it. */
export function useDraft(applicantId: string): DraftAccess & { isAsked: boolean } {
  const sync = draftOf(applicantId);
  useSyncExternalStore(sync.subscribe, sync.revision);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && void sync.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [sync]);
  return {
    draft: sync.draft(),
    isAsked: sync.isAsked(),
    change: (changes) => sync.change(changes),
    formState: sync.formState,
  };
}

/** The server wrote into the draft: its screens show that now, where the draft is open in this tab. */
export async function refreshDraft(applicantId: string): Promise<void> {
  await running.get(applicantId)?.refresh();
}
