import type { getPaymentStatus } from '@pramaan/contract/calls/payments.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { format } from '@pramaan/documents/format.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { fileClient } from '../../documents/file-client.ts';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './History.module.css';

const paymentMessages = {
  paid: m.payment_paid,
  failed: m.payment_failed,
  pending: m.payment_pending,
  refunded: m.payment_refunded,
} as const;

type Payment = ResultOf<typeof getPaymentStatus>;
const tones = { pending: 'busy', paid: 'good', refunded: 'quiet', failed: 'bad' } as const satisfies Record<
  Payment['status'],
  StatusTone
>;

/** How a payment of this customer stands, asked of the gateway when it is wanted. */
export function PaymentLookup({ custId }: { custId: string }) {
  const language = pageLanguage();
  const [paymentId, setPaymentId] = useState('');
  const [found, setFound] = useState<Payment | null>(null);
  const { submit, busy, failure } = useSubmit(async () => {
    setFound(null);
    const body = { custId, paymentId: paymentId.trim() };
    setFound((await send(fileClient.getPaymentStatus, { body })).result);
  });
  return (
    <Card title={m.payment_title()} text={m.payment_lead()}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          name="payment-id"
          label={m.payment_id()}
          hint={m.payment_id_hint()}
          autoComplete="off"
          maxLength={40}
          value={paymentId}
          onChange={(event) => setPaymentId(event.currentTarget.value)}
        />
        <FormNotice message={failure} />
        <Button type="submit" variant="default" loading={busy}>
          {m.payment_look()}
        </Button>
      </form>
      {found ? (
        <div role="status">
          <StatusBadge tone={tones[found.status]}>
            {paymentMessages[found.status]()} · {format(String(found.amount), 'inr')}
          </StatusBadge>
          <p className={classes.note}>
            {[formatMoment(found.at, language), found.reason].filter(Boolean).join(' · ')}
          </p>
        </div>
      ) : null}
    </Card>
  );
}
