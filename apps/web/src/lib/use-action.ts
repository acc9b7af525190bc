import { useState } from 'react';
import { sentenceOf } from './failure.ts';
import { showSnack } from './snackbar.ts';

type Work = () => Promise<string | undefined>;

/** One thing at a time: `busy` names what is under way; what the work answers is said in the snackbar. */
function useOneAtATime(onStart: () => void, onFailure: (sentence: string) => void) {
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, work: Work): Promise<void> => {
    if (busy !== null) return;
    setBusy(name);
    onStart();
    try {
      const said = await work();
      if (said) showSnack(said);
    } catch (thrown) {
      onFailure(sentenceOf(thrown));
    }
    setBusy(null);
  };
  return { busy, run };
}

/** Something done by one press, whose failure is said in the snackbar. */
export const useAction = () =>
  useOneAtATime(
    () => {},
    (sentence) => showSnack(sentence, { tone: 'error' }),
  );

/** Something done from a form, which shows `failure`: why the last press failed. */
export function useFormAction() {
  const [failure, setFailure] = useState<string | null>(null);
  return { ...useOneAtATime(() => setFailure(null), setFailure), failure };
}
