import type { createBankPage } from '@pramaan/contract/calls/bank-phone.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { route } from '../../../lib/api-route.ts';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { isConsent } from '../bank-sessions.ts';
import classes from './AddBank.module.css';

const createPage = route<typeof createBankPage>('POST', '/applicants/{id}/bank/phone-page', {
  may: 'verify',
  applicant: 'params.id',
});

interface Props {
  applicantId: string;
  /** The person has yet to agree; `said` is the server's sentence. */
  onConsent: (said: string) => void;
}

/** "Link on your phone": the page's address as a QR code, and by SMS. */
export function SendToPhone({ applicantId, onConsent }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [page, setPage] = useState<ResultOf<typeof createBankPage> | null>(null);
  async function create(sms: boolean) {
    setBusy(true);
    setFailure(null);
    try {
      setPage((await send(createPage, { params: { id: applicantId }, body: { sms } })).result);
    } catch (thrown) {
      if (isConsent(thrown)) onConsent(thrown.message);
      else setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  }
  return (
    <div className={classes.phone}>
      <p className={classes.what}>{m.bank_phone_text()}</p>
      <FormNotice message={failure} />
      {page ? (
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(page.qr)}`}
          alt={m.bank_phone_qr()}
        />
      ) : null}
      <div className={classes.do}>
        {page ? null : (
          <Button variant="default" loading={busy} onClick={() => void create(false)}>
            {m.bank_phone_show()}
          </Button>
        )}
        <Button variant="default" loading={busy} onClick={() => void create(true)}>
          {m.bank_phone_sms()}
        </Button>
      </div>
      <p role="status" className={classes.leaving}>
        {page?.sentTo ? m.bank_phone_sent({ sentTo: page.sentTo }) : ''}
      </p>
    </div>
  );
}
