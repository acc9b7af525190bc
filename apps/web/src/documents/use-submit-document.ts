import type { Entry } from '@pramaan/documents/registry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailure } from '../lib/failure.ts';
import { showSnack } from '../lib/snackbar.ts';
import type { Values } from './capture-state.ts';
import { readFileAgain } from './case-file.ts';
import { submitDocument } from './submit-document.ts';

/** What is given, and in which way of the document. */
export interface Submission {
  entry: Entry;
  given: Record<string, unknown>;
  values: Values;
  /** A file that goes along and is not kept: the picture of a QR code, a signed file. */
  image?: File;
}

export type Try =
  | { kind: 'none' }
  | { kind: 'asking'; gave: Submission }
  | { kind: 'given'; gave: Submission }
  | { kind: 'failed'; gave: Submission; failure: CallFailure };

/** Is this the person's word on what was read, and no new document? */
export const isConfirming = ({ given }: Submission): boolean => 'confirmed' in given;

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
    last.current = gave;
    setTried({ kind: 'asking', gave });
    try {
      const record = await submitDocument({
        applicantId,
        entry,
        instance,
        given,
        ...(image ? { image } : {}),
      });
      keep(record, gave);
      await readFileAgain(queries, applicantId);
      setTried({ kind: 'given', gave });
      return null;
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      // A failed check is a fact of the file too: the record may say that the source is silent.
      await readFileAgain(queries, applicantId);
      setTried({ kind: 'failed', gave, failure: thrown });
      showSnack(thrown.message, { tone: 'error' });
      return thrown;
    }
  }

  /** The same once more, when what stood in its way is gone. */
  const submitAgain = async () => {
    if (last.current) await give(last.current);
  };
  return { tried, give, submitAgain, forget: () => setTried({ kind: 'none' }) };
}
