import { type CreditReason, creditReasons } from '@pramaan/contract/credit.ts';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { dayWords } from '../../lib/day-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PickField } from '../../ui/PickField.tsx';

const reasons = Object.keys(creditReasons) as CreditReason[];

/** A reviewer has the bureau asked again though its answer still serves, and says why. */
export function AskAnew({
  till,
  busy,
  ask,
}: {
  till: string;
  busy: boolean;
  ask: (reason: CreditReason) => Promise<void>;
}) {
  const [reason, setReason] = useState<CreditReason | ''>('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason) void ask(reason).then(() => setReason(''));
  };
  return (
    <Card title={t('credit.anew', { till: dayWords(till.slice(0, 10), 'en') })} text={t('credit.anew.text')}>
      <form className="stack" onSubmit={send}>
        <PickField
          label={t('credit.anew.reason')}
          value={reason}
          choices={[
            { value: '', label: t('credit.anew.choose') },
            ...reasons.map((value) => ({ value, label: t(`credit.reason.${value}`) })),
          ]}
          onChange={(value) => setReason(value as CreditReason | '')}
        />
        <div>
          <Button type="submit" variant="default" loading={busy} disabled={!reason}>
            {t('credit.anew.button')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
