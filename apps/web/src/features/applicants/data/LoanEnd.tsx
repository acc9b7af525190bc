import { setLoanEnd } from '@pramaan/contract/calls/retention.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../../lib/client.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface Props {
  id: string;
  /** YYYY-MM-DD; null while the loan runs. */
  on: string | null;
  onChanged: () => Promise<unknown>;
}

/** The day from which the clock of a granted loan counts. */
export function LoanEnd({ id, on, onChanged }: Props) {
  const [day, setDay] = useState(on ?? '');
  const { submit, busy, failure } = useSubmit(async () => {
    const { message } = await send(setLoanEnd, { params: { id }, body: { on: day } });
    showSnack(message);
    await onChanged();
  });
  return (
    <Card title={m.data_loan()} text={m.data_loan_text()}>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          type="date"
          name="on"
          label={m.data_loan_day()}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" variant="default" loading={busy}>
            {m.data_loan_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
