import type { getPaymentStatus } from '@pramaan/contract/calls/payments.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { format } from '@pramaan/documents/format.ts';
import { useState } from 'react';
import { papersLines } from '../../documents/papers-lines.ts';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './History.module.css';

type Payment = ResultOf<typeof getPaymentStatus>;
const tones = { pending: 'busy', paid: 'good', refunded: 'quiet', failed: 'bad' } as const satisfies Record<
  Payment['status'],
  StatusTone
>;

/** How a payment of this customer stands, asked of the gateway when it is wanted. */
export function PaymentLookup({ custId }: { custId: string }) {
  const language = useLanguage();
  const [paymentId, setPaymentId] = useState('');
  const [found, setFound] = useState<Payment | null>(null);
  const { submit, busy, failure } = useSubmit(async () => {
    setFound(null);
    const body = { custId, paymentId: paymentId.trim() };
    setFound((await send(papersLines.getPaymentStatus, { body })).result);
  });
  return (
    <Card title={t('payment.title')} text={t('payment.lead')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          name="payment-id"
          label={t('payment.id')}
          hint={t('payment.id.hint')}
          autoComplete="off"
          maxLength={40}
          value={paymentId}
          onChange={(event) => setPaymentId(event.currentTarget.value)}
        />
        <FormNotice message={failure} />
        <Button type="submit" variant="default" loading={busy}>
          {t('payment.look')}
        </Button>
      </form>
      {found ? (
        <div role="status">
          <StatusBadge tone={tones[found.status]}>
            {t(`payment.${found.status}`)} · {format(String(found.amount), 'inr')}
          </StatusBadge>
          <p className={classes.note}>
            {[formatMoment(found.at, language), found.reason].filter(Boolean).join(' · ')}
          </p>
        </div>
      ) : null}
    </Card>
  );
}
