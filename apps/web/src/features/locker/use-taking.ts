import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain } from '../../documents/applicant-file.ts';
import { fetchPaper } from './give-issued.ts';
import type { Paper } from './papers.ts';
import { codeOf, troubleSentence } from './trouble.ts';

/** How taking one paper over stands. */
export type Taking =
  | { at: 'waiting' | 'fetching' | 'saving' }
  | { at: 'done'; status: string; kept: boolean }
  | { at: 'failed'; sentence: string };

/** Takes papers over, one after the other: each stands by itself, and one that fails stops no other. */
export function useTaking(applicantId: string, token: string, onLost: (thrown: unknown) => void) {
  const queries = useQueryClient();
  const [stands, setStands] = useState<Readonly<Record<string, Taking>>>({});
  const [busy, setBusy] = useState(false);

  async function take(papers: readonly Paper[]) {
    const set = ({ item }: Paper, taking: Taking) =>
      setStands((before) => ({ ...before, [item.uri]: taking }));
    setBusy(true);
    for (const paper of papers) set(paper, { at: 'waiting' });
    for (const paper of papers) {
      try {
        const from = { uri: paper.item.uri, token };
        const { status, kept } = await fetchPaper(applicantId, paper.place, from, (at) => set(paper, { at }));
        set(paper, { at: 'done', status, kept });
      } catch (thrown) {
        set(paper, { at: 'failed', sentence: troubleSentence(thrown) });
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
