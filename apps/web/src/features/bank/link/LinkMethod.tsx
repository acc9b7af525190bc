import { useMemo, useState } from 'react';
import { CallFailure } from '../../../lib/failure.ts';
import { AgreeBank } from '../AgreeBank.tsx';
import { bankClient } from '../bank-client.ts';
import { isConsent, sessionsOf } from '../bank-sessions.ts';
import { changeJourney, useJourney } from '../journey.ts';
import type { MethodProps } from '../method-props.ts';
import { AddBank } from './AddBank.tsx';
import type { LinkAccess } from './link-access.ts';
import { SendToPhone } from './SendToPhone.tsx';

/** Linking in the portal: the sessions are opened when they are first needed. */
export function LinkMethod({ applicantId, onFailed }: MethodProps) {
  const { bank, months } = useJourney(applicantId);
  const [consent, setConsent] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const access = useMemo<LinkAccess>(() => {
    const give = sessionsOf(applicantId);
    const sessions = async (again: boolean) => {
      try {
        return await give(again);
      } catch (thrown) {
        if (isConsent(thrown)) setConsent(thrown.message);
        throw thrown;
      }
    };
    return { sessions, client: bankClient };
  }, [applicantId]);
  return (
    <>
      {consent ? (
        <AgreeBank
          applicantId={applicantId}
          said={consent}
          onAgreed={() => {
            setConsent(null);
            setRound((before) => before + 1);
          }}
        />
      ) : null}
      <AddBank
        access={access}
        from="desktop"
        months={months}
        round={round}
        picked={bank}
        onPick={(picked) => changeJourney(applicantId, { bank: picked })}
        onBegun={(link) => changeJourney(applicantId, { link })}
        onGivenUp={(sentence) => onFailed('aggregator', sentence)}
        onFailed={(thrown) => {
          if (thrown instanceof CallFailure && thrown.code === 'BANK_SOURCE_DOWN')
            onFailed('aggregator', thrown.message);
        }}
      />
      <SendToPhone applicantId={applicantId} onConsent={setConsent} />
    </>
  );
}
