import { useState } from 'react';
import type { ReadStatement } from '../account/facts.ts';

/** A file that was read, or was not. */
export type Ended =
  | { file: File; read: ReadStatement }
  | { file: File; read: null; sentence: string; goesOnWith: string | null };

/** Files wait for each other: those chosen together are of one account, and the next goes on with the first. */
export function useStatementQueue() {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [ended, setEnded] = useState<readonly Ended[]>([]);
  const [all, setAll] = useState(0);
  const [goesOnWith, setGoesOnWith] = useState<string | null>(null);
  const [current] = waiting;
  return {
    current,
    ended,
    goesOnWith,
    /** Which of how many is on its way, from 1. */
    place: all - waiting.length + 1,
    all,
    begin(files: readonly File[], accountId: string | null) {
      setWaiting(files);
      setAll(files.length);
      setGoesOnWith(accountId);
      if (accountId === null) setEnded([]);
    },
    arrive(read: ReadStatement) {
      if (!current) return;
      setEnded((before) => [...before, { file: current, read }]);
      setGoesOnWith(read.accountId);
      setWaiting((before) => before.slice(1));
    },
    /** It was not read: a sentence says why; null when the person gave it up. */
    drop(sentence: string | null) {
      if (!current) return;
      if (sentence !== null)
        setEnded((before) => [...before, { file: current, read: null, sentence, goesOnWith }]);
      setWaiting((before) => before.slice(1));
    },
    /** Takes a file out of the list of those that ended. */
    forget(file: File) {
      setEnded((before) => before.filter((each) => each.file !== file));
    },
  };
}
