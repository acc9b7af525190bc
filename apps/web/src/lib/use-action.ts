import { useState } from 'react';
import { sentenceOf } from './failure.ts';
import { showSnack } from './snackbar.ts';

/**
 * Something done by one press: `busy` names what is under way; what the work answers is said in the snackbar, and so is
 * a failure.
 */
export function useAction() {
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<string | undefined>): Promise<void> => {
    if (busy !== null) return;
    setBusy(name);
    try {
      const said = await work();
      if (said) showSnack(said);
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    setBusy(null);
  };
  return { busy, run };
}
