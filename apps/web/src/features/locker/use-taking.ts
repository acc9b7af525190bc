import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain } from '../../documents/case-file.ts';
import type { Document } from './documents.ts';
import { fetchDocument } from './submit-issued.ts';
import { codeOf, errorMessageOf } from './trouble.ts';

/** How taking one document over stands. */
export type Taking =
  | { at: 'waiting' | 'fetching' | 'saving' }
  | { at: 'done'; status: string; stored: boolean }
  | { at: 'failed'; sentence: string };

/** Takes documents over, one after the other: each stands by itself, and one that fails stops no other. */
export function useTaking(applicantId: string, token: string, onLost: (thrown: unknown) => void) {
  const queries = useQueryClient();
  const [stands, setStands] = useState<Readonly<Record<string, Taking>>>({});
  const [busy, setBusy] = useState(false);

  async function take(documents: readonly Document[]) {
    const set = ({ item }: Document, taking: Taking) =>
      setStands((before) => ({ ...before, [item.uri]: taking }));
    setBusy(true);
    for (const document of documents) set(document, { at: 'waiting' });
    for (const document of documents) {
      try {
        const from = { uri: document.item.uri, token };
        const { status, stored } = await fetchDocument(applicantId, document.place, from, (at) =>
          set(document, { at }),
        );
        set(document, { at: 'done', status, stored });
      } catch (thrown) {
        set(document, { at: 'failed', sentence: errorMessageOf(thrown) });
        if (codeOf(thrown) === 'LOCKER_SESSION_OVER') {
          onLost(thrown);
          break;
        }
      }
    }
    await readFileAgain(queries, applicantId);
    setBusy(false);
  }
  return { stands, busy, take };
}
