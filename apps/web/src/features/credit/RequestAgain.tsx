import { type CreditReason, creditReasons } from '@pramaan/contract/credit.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { dayWords } from '../../lib/day-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { creditReasonMessages } from './credit-reason-messages.ts';

const reasons = Object.keys(creditReasons) as CreditReason[];

/** A reviewer has the bureau asked again though its answer still serves, and says why. */
export function RequestAgain({
  until,
  busy,
  ask,
}: {
  until: string;
  busy: boolean;
  ask: (reason: CreditReason) => Promise<void>;
}) {
  const [reason, setReason] = useState<CreditReason | ''>('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason) void ask(reason).then(() => setReason(''));
  };
  return (
    <Card title={m.credit_anew({ till: dayWords(until.slice(0, 10), 'en') })} text={m.credit_anew_text()}>
      <form className="stack" onSubmit={send}>
        <PickField
          label={m.credit_anew_reason()}
          value={reason}
          choices={[
            { value: '', label: m.credit_anew_choose() },
            ...reasons.map((value) => ({ value, label: creditReasonMessages[value]() })),
          ]}
          onChange={(value) => setReason(value as CreditReason | '')}
        />
        <div>
          <Button type="submit" variant="default" loading={busy} disabled={!reason}>
            {m.credit_anew_button()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
