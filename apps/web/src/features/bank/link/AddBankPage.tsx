import { m } from '@pramaan/messages';
import { useMemo } from 'react';
import { useParams } from 'wouter';
import { withNext } from '../../../lib/leaving.ts';
import { storedToken } from '../../../lib/token.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlainPage } from '../../../ui/PlainPage.tsx';
import type { GiveSessions } from '../bank-sessions.ts';
import { changeJourney, useJourney } from '../journey.ts';
import { AddBank } from './AddBank.tsx';

/** /addBank/{id}/{cSess}/{uSess}/{ydlId}: the phone's own page; who it is about and the sessions are in the address (P §2.5). */
export function AddBankPage() {
  const { id = '', cSess = '', uSess = '' } = useParams();
  const journey = useJourney(id);
  // New sessions come with a new address: these are all that this page has.
  const sessions = useMemo<GiveSessions>(() => async () => ({ cSess, uSess }), [cSess, uSess]);
  if (!storedToken())
    return (
      <PlainPage title={m.add_bank_title()} text={m.add_bank_login()}>
        <Button href={withNext('/user-login')}>{m.add_bank_login_button()}</Button>
      </PlainPage>
    );
  return (
    <PlainPage title={m.add_bank_title()} text={m.add_bank_lead()}>
      <AddBank
        sessions={sessions}
        from="mobile"
        months={journey.months}
        picked={journey.bank}
        onPick={(bank) => changeJourney(id, { bank })}
        onBegun={(link) => changeJourney(id, { link })}
      />
    </PlainPage>
  );
}
