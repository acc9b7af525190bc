import type { openHandover } from '@pramaan/contract/calls/files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useEffect, useState } from 'react';
import { handoverClient } from '../../capture/phone/handover-client.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';

type OpenedLink =
  | { at: 'opening' }
  | { at: 'open'; asked: ResultOf<typeof openHandover> }
  | { at: 'expired' }
  | { at: 'silent' };

/** What a link asks the phone for. `over` ends it: its time has passed, or it has been used. */
export function useOpenedLink(token: string) {
  const [link, setLink] = useState<OpenedLink>({ at: 'opening' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks once more
  useEffect(() => {
    const stop = new AbortController();
    setLink({ at: 'opening' });
    send(handoverClient.openHandover, { body: { token }, signal: stop.signal }).then(
      ({ result }) => {
        if (!stop.signal.aborted) setLink({ at: 'open', asked: result });
      },
      (thrown: unknown) => {
        if (stop.signal.aborted) return;
        const said = thrown instanceof CallFailure && thrown.answered && thrown.code !== 'TOO_MANY';
        setLink({ at: said ? 'expired' : 'silent' });
      },
    );
    return () => stop.abort();
  }, [token, round]);
  return {
    link,
    again: () => setRound((before) => before + 1),
    over: () => setLink({ at: 'expired' }),
  };
}
