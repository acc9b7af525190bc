import { useMemo } from 'react';
import { useParams } from 'wouter';
import { t } from '../../../lib/catalogue.ts';
import { withNext } from '../../../lib/leaving.ts';
import { storedToken } from '../../../lib/token.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlainPage } from '../../../ui/PlainPage.tsx';
import type { GiveSessions } from '../bank-sessions.ts';
import { changeJourney, useJourney } from '../journey.ts';
import { AddBank } from './AddBank.tsx';
import { useLinkLanguage } from './words.ts';

/** /addBank/{id}/{cSess}/{uSess}/{ydlId}: the phone's own page; who it is about and the sessions are in the address (P §2.5). */
export function AddBankPage() {
  const { id = '', cSess = '', uSess = '' } = useParams();
  useLinkLanguage();
  const journey = useJourney(id);
  // New sessions come with a new address: these are all that this page has.
  const sessions = useMemo<GiveSessions>(() => async () => ({ cSess, uSess }), [cSess, uSess]);
  if (!storedToken())
    return (
      <PlainPage title={t('addBank.title')} text={t('addBank.login')}>
        <Button href={withNext('/user-login')}>{t('addBank.login.button')}</Button>
      </PlainPage>
    );
  return (
    <PlainPage title={t('addBank.title')} text={t('addBank.lead')}>
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
