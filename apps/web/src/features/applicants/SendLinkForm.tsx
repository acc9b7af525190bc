import { createConsentLink } from '@pramaan/contract/calls/consent.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { emailFault } from '../../lib/email.ts';
import { useSession } from '../../lib/session.tsx';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Consent.module.css';
import { linksKindMessages } from './links-kind-messages.ts';

const kinds = ['mobile', 'personal', 'business'] as const;

/** Sends a link: to the mobile number the person logs in with, or to an e-mail address. */
export function SendLinkForm({
  applicantId,
  onSent,
}: {
  applicantId: string;
  onSent: () => Promise<unknown>;
}) {
  const { who } = useSession();
  const [kind, setKind] = useState<(typeof kinds)[number]>('mobile');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const byMail = kind !== 'mobile';
  const { submit, busy, failure } = useSubmit(
    async () => {
      const body = {
        appId: applicantId,
        adminId: who._id,
        type: kind,
        ...(byMail ? { email: email.trim() } : {}),
      };
      const { result } = await send(createConsentLink, { body });
      await onSent();
      showSnack(m.links_sent({ sentTo: result.sentTo }));
    },
    () => {
      const wrong = byMail && (email.trim() === '' || emailFault(email)) ? m.links_email_bad() : null;
      setFault(wrong);
      return wrong !== null;
    },
  );
  return (
    <Card title={m.links_new()}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <fieldset className={classes.kinds}>
          <legend>{m.links_kind()}</legend>
          {kinds.map((each) => (
            <label key={each} className={classes.kind}>
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
              {linksKindMessages[each]()}
            </label>
          ))}
        </fieldset>
        {byMail ? (
          <TextField
            name="email"
            type="email"
            label={m.links_email()}
            hint={m.links_email_hint()}
            maxLength={200}
            autoComplete="off"
            value={email}
            fault={fault}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setFault(null);
            }}
          />
        ) : (
          <p className={classes.quiet}>{m.links_kind_mobile_more()}</p>
        )}
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.links_send()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
