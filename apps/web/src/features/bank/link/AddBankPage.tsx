import { m } from '@pramaan/messages';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlainPage } from '../../../ui/PlainPage.tsx';
import { changeJourney, useJourney } from '../journey.ts';
import { AddBank } from './AddBank.tsx';
import { type LinkAccess, type PhonePage, phoneClient, rememberPhonePage } from './link-access.ts';

type Opened = { lender: string } | { failure: string };

/**
 * /addBank/{id}/{cSess}/{uSess}/{ydlId}: the phone's own page (P §2.5). It needs no login: the server takes the four values of the
 * address together, as it gave them out, and for half an hour.
 */
export function AddBankPage() {
  const { id = '', cSess = '', uSess = '', ydlId = '' } = useParams();
  const journey = useJourney(id);
  const page = useMemo<PhonePage>(
    () => ({ applicantId: id, cSess, uSess, ydlId }),
    [id, cSess, uSess, ydlId],
  );
  // New sessions come with a new address: these are all that this page has.
  const access = useMemo<LinkAccess>(() => ({ sessions: async () => page, client: phoneClient }), [page]);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    send(phoneClient.openPage, { body: page, signal: leaving.signal }).then(
      ({ result }) => setOpened(result),
      (thrown: unknown) => {
        if (!leaving.signal.aborted) setOpened({ failure: sentenceOf(thrown) });
      },
    );
    return () => leaving.abort();
  }, [page]);
  if (opened === null) return <PlainPage title={m.add_bank_title()} text={m.shell_loading()} />;
  if ('failure' in opened)
    return (
      <PlainPage title={m.add_bank_title()} text={`${opened.failure} ${m.add_bank_expired()}`} alert>
        <Button href="/user-login">{m.add_bank_login_button()}</Button>
      </PlainPage>
    );
  return (
    <PlainPage title={m.add_bank_title()} text={m.add_bank_lead({ lender: opened.lender })}>
      <AddBank
        access={access}
        from="mobile"
        months={journey.months}
        picked={journey.bank}
        onPick={(bank) => changeJourney(id, { bank })}
        onBegun={(link) => rememberPhonePage(page, link)}
      />
    </PlainPage>
  );
}
