import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { CallFailure } from '../../lib/failure.ts';
import { smallPicture } from '../picture/small-picture.ts';
import type { Opening, PagesFound, Shipment } from './shipment.ts';

export type Stage =
  | { at: 'readying' }
  /** What will be sent, to be looked at. */
  | { at: 'preview'; file: File }
  | { at: 'sending'; bytes: number; sent: number; waiting: boolean; ahead: number | null }
  /** A PDF with more pages than its document: which are meant? */
  | { at: 'pages'; found: PagesFound; use: (pages: readonly number[] | null) => void }
  /** A PDF that asks for a password; `said` after a try that did not open it. */
  | { at: 'locked'; said: string | null }
  /** The server is broken or busy, not the file; `said` is its own sentence, if it has one. */
  | { at: 'stuck'; said: string | null };

interface Delivering<Result> {
  chosen: File;
  /** How many pages such a document has at most; without it none are chosen. */
  mostPages?: number | undefined;
  ship: (light: File, chosen: File) => Shipment<Result> | Promise<Shipment<Result>>;
  onArrived: (result: Result, name: string) => void;
  /** It came to nothing; a sentence when something was wrong with the file. */
  onDropped: (sentence: string | null) => void;
}

/** Brings one chosen file to its end: made small, looked at, sent, unlocked. */
export function useDelivery<Result>({ chosen, mostPages, ship, onArrived, onDropped }: Delivering<Result>) {
  const [stage, setStage] = useState<Stage>({ at: 'readying' });
  const shipment = useRef<{ of: File; made: Promise<Shipment<Result>> }>(null);
  const light = useRef<File>(chosen);
  const onTheWay = useRef<AbortController>(null);
  const tell = useRef({ onArrived, onDropped });
  tell.current = { onArrived, onDropped };

  async function send(opening: Opening = {}): Promise<void> {
    const file = light.current;
    const stop = new AbortController();
    onTheWay.current?.abort();
    onTheWay.current = stop;
    const unlocking = opening.password !== undefined || opening.usualPasswords !== undefined;
    const sending = { at: 'sending', bytes: file.size, waiting: false, ahead: null } as const;
    setStage({ ...sending, sent: 0 });
    const ask = (found: PagesFound) =>
      new Promise<readonly number[] | null>((resolve, reject) => {
        stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
        const use = (pages: readonly number[] | null) => {
          setStage({ ...sending, sent: file.size });
          resolve(pages);
        };
        setStage({ at: 'pages', found, use });
      });
    const move = (change: { sent: number } | { waiting: boolean } | { ahead: number | null }) =>
      setStage((before) => (before.at === 'sending' ? { ...before, ...change } : before));
    try {
      if (shipment.current?.of !== file)
        shipment.current = { of: file, made: Promise.resolve(ship(file, chosen)) };
      const result = await (await shipment.current.made).send(opening, {
        gone: (sent) => move({ sent }),
        queued: (ahead) => move({ ahead }),
        waiting: (waiting) => move({ waiting }),
        signal: stop.signal,
        ...(mostPages ? { choose: { above: mostPages, ask } } : {}),
      });
      if (!stop.signal.aborted) tell.current.onArrived(result, chosen.name);
    } catch (thrown) {
      if (stop.signal.aborted) return;
      if (!(thrown instanceof CallFailure)) throw thrown;
      if (thrown.code === 'FILE_LOCKED') setStage({ at: 'locked', said: unlocking ? thrown.message : null });
      else if (thrown.code === 'FILES_BUSY') setStage({ at: 'stuck', said: thrown.message });
      else if (thrown.answered) tell.current.onDropped(thrown.message);
      else setStage({ at: 'stuck', said: null });
    }
  }
  const begin = useRef(send);
  begin.current = send;

  useEffect(() => {
    let over = false;
    setStage({ at: 'readying' });
    smallPicture(chosen).then((small) => {
      if (over) return;
      if (small.kind === 'unreadable') tell.current.onDropped(m.capture_heic());
      else if (small.file.size > limits.file) tell.current.onDropped(m.doc_file_large());
      else if (small.file.size === 0) tell.current.onDropped(m.capture_empty());
      else {
        light.current = small.file;
        if (small.drawn) setStage({ at: 'preview', file: small.file });
        else void begin.current();
      }
    });
    return () => {
      over = true;
      onTheWay.current?.abort();
    };
  }, [chosen]);

  return {
    stage,
    send,
    drop: () => {
      onTheWay.current?.abort();
      onDropped(null);
    },
  };
}
