import type { LockerPlace } from '@pramaan/documents/locker-types.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readFileAgain } from '../../../documents/case-file.ts';
import { send } from '../../../lib/client.ts';
import { lockerClient } from '../locker-client.ts';
import { type SubmittedDocument, submitDocument } from '../submit-issued.ts';
import { codeOf, errorMessageOf } from '../trouble.ts';
import { loadWidget, logLockerError, type Report, type Shared } from './load-widget.ts';

const lockerShareMessages = {
  blocked: m.locker_share_blocked,
  unread: m.locker_share_unread,
} as const;

export type Sharing =
  | { at: 'loading' | 'open' | 'taking' }
  | { at: 'done'; given: SubmittedDocument }
  /** `report`: what the specification calls it. */
  | { at: 'failed'; report: Report; sentence: string; thrown: unknown };

/** Loads the widget and takes over what is shared through it. */
export function useShare(applicantId: string, place: LockerPlace, ready: boolean) {
  const queries = useQueryClient();
  const [sharing, setSharing] = useState<Sharing>({ at: 'loading' });
  const [round, setRound] = useState(0);

  const fail = useCallback((thrown: unknown, sentence = errorMessageOf(thrown)) => {
    setSharing({ at: 'failed', report: 'FAILURE', sentence, thrown });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads the script again
  useEffect(() => {
    if (!ready) return;
    let gone = false;
    let unload = () => {};
    const take = async ({ uri, txn }: Shared) => {
      setSharing({ at: 'taking' });
      try {
        const { result } = await send(lockerClient.fetchSharedLockerFile, {
          params: { id: applicantId },
          body: { uri, txn },
        });
        const given = await submitDocument(applicantId, place, result.link);
        await readFileAgain(queries, applicantId);
        setSharing({ at: 'done', given });
      } catch (thrown) {
        logLockerError(codeOf(thrown) ?? 'unforeseen');
        fail(thrown);
      }
    };
    const load = async () => {
      setSharing({ at: 'loading' });
      try {
        const { result } = await send(lockerClient.getLockerWidget, { params: { id: applicantId } });
        if (gone) return;
        unload = loadWidget(
          result,
          (shared) => void take(shared),
          (why) => fail(null, lockerShareMessages[why]()),
        );
        setSharing({ at: 'open' });
      } catch (thrown) {
        if (!gone) fail(thrown);
      }
    };
    void load();
    return () => {
      gone = true;
      unload();
    };
  }, [applicantId, ready, round]);

  return { sharing, again: () => setRound((before) => before + 1) };
}
