import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { FormSaved } from '../../documents/FormSaved.tsx';
import { useOwnForm } from '../../documents/use-own-form.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Bank.module.css';
import { bankClient } from './bank-client.ts';
import { useJourney } from './journey.ts';
import type { MethodProps } from './method-props.ts';
import { OutcomeNote } from './OutcomeNote.tsx';

/** Characters that the call takes. */
const most = 500;

/** The last way: the lender is told what was tried, and gets the statement another way. */
export function RequestHelp({ applicantId }: MethodProps) {
  const { bank, tried } = useJourney(applicantId);
  const before = [bank?.name ?? '', ...Object.values(tried)].filter(Boolean).join(' · ');
  const given = { reason: before.slice(0, most) };
  const { values, write, forget, saved } = useOwnForm(applicantId, 'bank-help', { given });
  const { reason } = values;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await send(bankClient.requestBankHelp, { params: { id: applicantId }, body: { reason } });
      forget();
      setDone(true);
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  };
  if (done) return <OutcomeNote outcome={{ good: true, title: m.bank_help_done(), text: '' }} />;
  return (
    <form className={classes.form} onSubmit={ask}>
      <TextField
        name="reason"
        label={m.bank_help_reason()}
        maxLength={most}
        value={reason}
        onChange={(event) => write({ reason: event.currentTarget.value })}
      />
      <FormNotice message={failure} />
      <div>
        <Button type="submit" loading={busy}>
          {m.bank_help_send()}
        </Button>
      </div>
      <FormSaved state={saved} />
    </form>
  );
}
