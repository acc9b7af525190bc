import { type FormEvent, useState } from 'react';
import { focusFault } from './focus-fault.ts';
import { loginSentence } from './login-sentence.ts';
import { showSnack } from './snackbar.ts';

/** A form's sending: busy meanwhile; a failure stands in the form and in the snackbar (3 s). */
export function useSubmit(work: () => Promise<void>, blocked: () => boolean = () => false) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setFailure(null);
    if (blocked()) {
      focusFault(form);
      return;
    }
    setBusy(true);
    try {
      await work();
    } catch (thrown) {
      const message = loginSentence(thrown);
      setFailure(message);
      showSnack(message, { tone: 'error' });
      focusFault(form);
    }
    setBusy(false);
  };
  return { submit, busy, failure };
}
