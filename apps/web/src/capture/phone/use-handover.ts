import { getHandoverState, startHandover } from '@pramaan/contract/calls/files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import type { Arrived, FilePlace } from '../sending/shipment.ts';

/** Milliseconds between questions. */
const pause = 2000;

export type Handover =
  | { at: 'making' }
  | { at: 'failed'; said: string }
  | { at: 'waiting' | 'opened'; made: ResultOf<typeof startHandover>; silent: boolean }
  | { at: 'expired' };

/** A link for a phone, watched until its picture has come. Nothing is asked while the tab is not looked at. */
export function useHandover(place: FilePlace, onArrived: (arrived: Arrived) => void) {
  const [stands, setStands] = useState<Handover>({ at: 'making' });
  const [round, setRound] = useState(0);
  const tell = useRef(onArrived);
  tell.current = onArrived;
  const { applicantId, docType } = place;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round makes a new link
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watched: ResultOf<typeof startHandover> | undefined;

    async function ask(): Promise<void> {
      if (!watched || signal.aborted) return;
      const made = watched;
      const again = () => {
        timer = setTimeout(() => void ask(), pause);
      };
      // The tab's being looked at again asks again.
      if (document.hidden) return;
      try {
        const params = { applicantId, handoverId: made.handoverId };
        const { state, file } = (await send(getHandoverState, { params, signal })).result;
        if (signal.aborted) return;
        if (file) tell.current(file);
        else if (state === 'expired') setStands({ at: 'expired' });
        else {
          setStands({ at: state === 'waiting' ? 'waiting' : 'opened', made, silent: false });
          again();
        }
      } catch (thrown) {
        if (signal.aborted) return;
        if (thrown instanceof CallFailure && thrown.answered) setStands({ at: 'expired' });
        else {
          setStands((before) => ('made' in before ? { ...before, silent: true } : before));
          again();
        }
      }
    }
    const look = () => {
      clearTimeout(timer);
      void ask();
    };
    async function start(): Promise<void> {
      setStands({ at: 'making' });
      try {
        const { result } = await send(startHandover, { params: { applicantId, docType }, signal });
        if (signal.aborted) return;
        watched = result;
        setStands({ at: 'waiting', made: result, silent: false });
        timer = setTimeout(() => void ask(), pause);
      } catch (thrown) {
        if (!signal.aborted) setStands({ at: 'failed', said: sentenceOf(thrown) });
      }
    }
    void start();
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [applicantId, docType, round]);

  return { stands, again: () => setRound((before) => before + 1) };
}
