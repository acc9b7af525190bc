import { useMemo, useState } from 'react';
import { CallFailure } from '../../../lib/failure.ts';
import { AgreeBank } from '../AgreeBank.tsx';
import { sessionsOf } from '../bank-sessions.ts';
import { changeJourney, useJourney } from '../journey.ts';
import type { WayProps } from '../way-props.ts';
import { AddBank } from './AddBank.tsx';

/** Linking in the room: the sessions are opened when they are first needed. */
export function LinkWay({ applicantId, onFailed }: WayProps) {
  const { bank, months } = useJourney(applicantId);
  const [consent, setConsent] = useState<string | null>(null);
  const sessions = useMemo(() => {
    const give = sessionsOf(applicantId);
    return async (anew: boolean) => {
      try {
        return await give(anew);
      } catch (thrown) {
        if (thrown instanceof CallFailure && thrown.code === 'NO_CONSENT') setConsent(thrown.message);
        throw thrown;
      }
    };
  }, [applicantId]);
  if (consent)
    return <AgreeBank applicantId={applicantId} said={consent} onAgreed={() => setConsent(null)} />;
  return (
    <AddBank
      sessions={sessions}
      from="desktop"
      months={months}
      picked={bank}
      onPick={(picked) => changeJourney(applicantId, { bank: picked })}
      onBegun={(link) => changeJourney(applicantId, { link })}
      onFailed={(thrown) => {
        if (thrown instanceof CallFailure && thrown.code === 'BANK_SOURCE_DOWN')
          onFailed('aggregator', thrown.message);
      }}
    />
  );
}
