import type { Language } from '@pramaan/contract/languages.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import type { Purpose } from '@pramaan/contract/purposes.ts';
import { m } from '@pramaan/messages';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { CallFailure, sentenceWords } from '../../lib/failure.ts';
import { isPhone } from '../../lib/is-phone.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { type Opened, openLink, sendCode, submit, takeCode } from './consent-calls.ts';
import { currentLink, hideLink, mailTypeOf } from './link-query.ts';
import { endOf, isUnreadable, type Stage } from './stage.ts';

interface Agreed {
  /** Null where the lender's two lines are agreed to as they stand. */
  purposes: readonly Purpose[] | null;
  language: Language;
}

/** The states of P §4.2, from the link to its end. Where a call fails and the person can act, it throws. */
export function useConsent() {
  const [link] = useState(currentLink);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [stage, setStage] = useState<Stage>({ at: link ? 'opening' : 'nolink' });
  const [tries, setTries] = useState(0);
  const agreed = useRef<Agreed>({ purposes: null, language: 'en' });
  useLayoutEffect(() => hideLink(link), [link]);
  useEffect(() => {
    if (stage.at !== 'recorded') return;
    const timer = setTimeout(() => navigate('/consent-thanku', { replace: true }), limits.snackbarConsent);
    return () => clearTimeout(timer);
  }, [stage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the link again
  useEffect(() => {
    if (!link) return;
    const leaving = new AbortController();
    const begin = async (): Promise<Stage> => {
      const found = await openLink(link, leaving.signal);
      setOpened(found);
      if (mailTypeOf(link)) return { at: 'code', resendAt: await sendCode(link) };
      return { at: isPhone() ? 'agree' : 'status' };
    };
    const retry = () => setTries((count) => count + 1);
    setStage({ at: 'opening' });
    begin()
      .catch((thrown): Stage => {
        const fallback: Stage = isUnreadable(thrown)
          ? { at: 'expired', again: false }
          : { at: 'failed', retry };
        return endOf(thrown) ?? fallback;
      })
      .then((next) => {
        if (!leaving.signal.aborted) setStage(next);
      });
    return () => leaving.abort();
  }, [link, tries]);

  /** Does what may end the page: an end is shown, all else is the caller's to say. */
  const ending = useCallback(async (work: () => Promise<Stage>, again = false) => {
    try {
      setStage(await work());
    } catch (thrown) {
      const end = endOf(thrown, again);
      if (!end) throw thrown;
      setStage(end);
    }
  }, []);

  const record = useCallback(async (): Promise<Stage> => {
    if (!link) return { at: 'nolink' };
    try {
      const message = await submit(link, agreed.current.purposes, agreed.current.language);
      if (message !== sentenceWords(messages.verified)) return { at: 'expired', again: false };
      showSnack(m.consent_recorded(), { duration: limits.snackbarConsent });
      return { at: 'recorded' };
    } catch (thrown) {
      // The code was taken for nothing: it is asked for once more.
      if (thrown instanceof CallFailure && thrown.code === 'OTP_MISMATCH')
        return { at: 'code', resendAt: Date.now() };
      const failed: Stage = { at: 'failed', retry: () => void record().then(setStage) };
      return endOf(thrown) ?? failed;
    }
  }, [link]);

  const agree = (what: Agreed) =>
    ending(async () => {
      agreed.current = what;
      if (!link) return { at: 'nolink' };
      return opened?.verified ? await record() : { at: 'code', resendAt: await sendCode(link) };
    });
  const resend = () =>
    ending(async () => (link ? { at: 'code', resendAt: await sendCode(link) } : { at: 'nolink' }), true);
  const verify = (otp: string) =>
    ending(async () => {
      if (!link) return { at: 'nolink' };
      await takeCode(link, otp);
      return mailTypeOf(link) ? { at: 'verified' } : await record();
    });
  return { link, opened, stage, agree, resend, verify };
}
