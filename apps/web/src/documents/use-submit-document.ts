import { messages } from '@pramaan/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailure, callFailure } from '../lib/failure.ts';
import { showSnack } from '../lib/snackbar.ts';
import { readFileAgain } from './case-file.ts';
import type { Submission, Try } from './submission.ts';
import { submitDocument } from './submit-document.ts';

/** Is this the person's word on what was read, and no new document? */
export const isConfirming = ({ given }: Submission): boolean => 'confirmed' in given;

/** May it wait for a connection? What is secret, or a file that is never kept, may not (`never-kept.ts`). */
export const mayWait = ({ entry: { method }, image }: Pick<Submission, 'entry' | 'image'>): boolean =>
  !image && Object.values(method.capture).every(({ secret }) => secret === null);

/** The outbox, where something was put into it or is about to be; nothing of it is loaded for anybody else. */
let outboxCode: Promise<typeof import('./outbox/own-outbox.tsx')> | undefined;
export const prepareOutbox = (): void => {
  outboxCode ??= import('./outbox/own-outbox.tsx');
  // It is fetched again with the next form that is touched.
  outboxCode.catch(() => {
    outboxCode = undefined;
  });
  // What is said then cannot be fetched then.
  void import('./VerdictNotice.tsx').catch(() => undefined);
  void import('../capture/sending/Delivery.tsx').catch(() => undefined);
  void import('./outbox/send-file.ts').catch(() => undefined);
  void import('./controls/FileControl.tsx').catch(() => undefined);
};
const loadedOutbox = () => outboxCode?.catch(() => undefined);

const offline = () => callFailure({ code: 'OFFLINE', message: messages.genericFailure, status: 0 });

/** Gives one document, and says how that went. The file is read again after each try. */
export function useSubmitDocument(
  applicantId: string,
  instance: number,
  keep: (record: Record<string, unknown>, gave: Submission) => void,
) {
  const queries = useQueryClient();
  const [tried, setTried] = useState<Try>({ kind: 'none' });
  const last = useRef<Submission>(null);

  /** Answers the failure, or null when it went through. */
  async function give(gave: Submission): Promise<CallFailure | null> {
    const { entry, given, image } = gave;
    const key = crypto.randomUUID();
    last.current = gave;
    setTried({ kind: 'asking', gave });
    try {
      const outbox = await loadedOutbox();
      const whole = outbox ? outbox.ready(applicantId, given) : given;
      if (!whole) throw await offline();
      const record = await submitDocument({
        applicantId,
        entry,
        instance,
        given: whole,
        key,
        ...(image ? { image } : {}),
      });
      keep(record, gave);
      await readFileAgain(queries, applicantId);
      setTried({ kind: 'given', gave });
      return null;
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      if (thrown.code === 'OFFLINE' && mayWait(gave) && (await kept(gave, key))) return null;
      // A failed check is a fact of the file too: the record may say that the source is silent.
      await readFileAgain(queries, applicantId);
      setTried({ kind: 'failed', gave, failure: thrown });
      showSnack(thrown.message, { tone: 'error' });
      return thrown;
    }
  }

  /** Puts it into the outbox; false where that cannot be. */
  const kept = async (gave: Submission, key: string): Promise<boolean> => {
    const outbox = await loadedOutbox();
    const done = outbox?.keepSubmission({ owner: applicantId, instance, key }, gave, setTried);
    return done ? done.then(() => true).catch(() => false) : false;
  };

  /** The same once more, when what stood in its way is gone. */
  const submitAgain = async () => {
    if (last.current) await give(last.current);
  };
  return { tried, give, submitAgain, forget: () => setTried({ kind: 'none' }) };
}
