import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { isWeb, LeavingForm, type OutsideForm } from '../../ui/LeavingForm.tsx';
import classes from './Esign.module.css';
import { esignClient } from './esign-client.ts';

interface Props {
  applicantId: string;
  agreementId: string;
  from: 'portal' | 'office';
  variant: 'filled' | 'default';
}

/** The way of today's providers: number and code are typed at the licensed service itself. */
export function SignOnPage({ applicantId, agreementId, from, variant }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [form, setForm] = useState<OutsideForm | null>(null);
  const begin = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const params = { id: applicantId, agreement: agreementId };
      const { result } = await send(esignClient.beginSigning, { params, body: { from } });
      if (!isWeb(result.form.action)) throw new Error('The form of the signing service leads nowhere.');
      setForm(result.form);
    } catch (thrown) {
      setBusy(false);
      setFailure(thrown instanceof CallFailure ? sentenceOf(thrown) : m.esign_bad_form());
    }
  };
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{m.esign_method_page_more()}</p>
      <FormNotice message={failure} />
      <div>
        <Button variant={variant} loading={busy} onClick={() => void begin()}>
          {m.esign_method_page()}
        </Button>
      </div>
      <p role="status" className={classes.quiet}>
        {form ? m.esign_leaving() : ''}
      </p>
      {form ? (
        <LeavingForm
          form={form}
          onBack={() => {
            setBusy(false);
            setForm(null);
          }}
        />
      ) : null}
    </div>
  );
}
