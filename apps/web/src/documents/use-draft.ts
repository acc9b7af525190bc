import { useEffect, useSyncExternalStore } from 'react';
import { send } from '../lib/client.ts';
import { CallFailure } from '../lib/failure.ts';
import { onLeave } from '../lib/leaving.ts';
import { documentClient } from './document-client.ts';
import { DraftSync } from './draft-sync.ts';

const running = new Map<string, DraftSync>();

onLeave(() => {
  for (const sync of running.values()) sync.stop();
  running.clear();
});

function draftOf(applicantId: string): DraftSync {
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
export function useDraft(applicantId: string) {
  const sync = draftOf(applicantId);
  const draft = useSyncExternalStore(sync.subscribe, sync.draft);
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && void sync.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [sync]);
  return { draft, state, change: (changes: Record<string, unknown>) => sync.change(changes) };
}
