import type { Entry } from '@pramaan/documents/registry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailure } from '../lib/failure.ts';
import { showSnack } from '../lib/snackbar.ts';
import { readFileAgain } from './applicant-file.ts';
import type { Values } from './capture-state.ts';
import { giveDocument } from './give.ts';

export type Try =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'given' }
  | { kind: 'failed'; failure: CallFailure };

interface Given {
  given: Record<string, unknown>;
  values: Values;
  image?: File;
}

/** Gives one document in one way, and says how that went. The file is read again after each try. */
export function useGive(
  applicantId: string,
  entry: Entry | undefined,
  slot: number,
  keep: (record: Record<string, unknown>, values: Values) => void,
) {
  const queries = useQueryClient();
  const [tried, setTried] = useState<Try>({ kind: 'none' });
  const last = useRef<Given>(null);

  async function give(what: Given): Promise<void> {
    if (!entry) return;
    const { given, values, image } = what;
    last.current = what;
    setTried({ kind: 'asking' });
    try {
      const record = await giveDocument({ applicantId, entry, slot, given, ...(image ? { image } : {}) });
      keep(record, values);
      await readFileAgain(queries, applicantId);
      setTried({ kind: 'given' });
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      // A failed check is a fact of the file too: the leaf may say that the source is silent.
      await readFileAgain(queries, applicantId);
      setTried({ kind: 'failed', failure: thrown });
      showSnack(thrown.message, { tone: 'error' });
    }
  }

  /** The same once more, when what stood in its way is gone. */
  const giveAgain = async () => {
    if (last.current) await give(last.current);
  };
  return { tried, give, giveAgain, forget: () => setTried({ kind: 'none' }) };
}
