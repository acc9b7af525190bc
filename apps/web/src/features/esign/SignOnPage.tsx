import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { isWeb, LeavingForm, type OutsideForm } from '../../ui/LeavingForm.tsx';
import classes from './Esign.module.css';
import { esignLines } from './esign-lines.ts';

interface Props {
  applicantId: string;
  paperId: string;
  from: 'room' | 'office';
  variant: 'filled' | 'default';
}

/** The way of today's providers: number and code are typed at the licensed service itself. */
export function SignOnPage({ applicantId, paperId, from, variant }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [form, setForm] = useState<OutsideForm | null>(null);
  const begin = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const params = { id: applicantId, paper: paperId };
      const { result } = await send(esignLines.beginSigning, { params, body: { from } });
      if (!isWeb(result.form.action)) throw new Error('The form of the signing service leads nowhere.');
      setForm(result.form);
    } catch (thrown) {
      setBusy(false);
      setFailure(thrown instanceof CallFailure ? sentenceOf(thrown) : m.esign_bad_form());
    }
  };
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{m.esign_way_page_more()}</p>
      <FormNotice message={failure} />
      <div>
        <Button variant={variant} loading={busy} onClick={() => void begin()}>
          {m.esign_way_page()}
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
