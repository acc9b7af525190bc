import { setRetention } from '@pramaan/contract/calls/retention.ts';
import { type Ending, endings, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { retainedKindMessages } from '../../../documents/retained-kind-messages.ts';
import { send } from '../../../lib/client.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PickField } from '../../../ui/PickField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { clockEndingMessages } from './clock-ending-messages.ts';
import { type Rule, ruleOf } from './RuleTable.tsx';

/** Settles one rule of the clock. */
export function RuleForm({ rules }: { rules: readonly Rule[] }) {
  const cache = useQueryClient();
  const [kind, setKind] = useState<RetainedKind>('identity');
  const [ending, setEnding] = useState<Ending>('unfinished');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const least = ruleOf(rules, kind, ending)?.least ?? 0;
  const blocked = () => {
    const wrong = !/^\d{0,4}$/.test(typed.trim());
    setFault(wrong ? m.clock_days_wrong() : undefined);
    return wrong;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    const days = typed.trim() === '' ? null : Number(typed);
    const { result, message } = await send(setRetention, { body: { kind, ending, days } });
    cache.setQueryData(['retention'], result);
    await cache.invalidateQueries({ queryKey: ['retention', 'due'] });
    showSnack(message);
  }, blocked);
  return (
    <Card title={m.clock_change()}>
      <form className="stack narrow" onSubmit={submit} noValidate>
        <PickField
          label={m.clock_kind()}
          value={kind}
          choices={retainedKinds.map((value) => ({ value, label: retainedKindMessages[value]() }))}
          onChange={(chosen) => setKind(retainedKinds.find((one) => one === chosen) ?? kind)}
        />
        <PickField
          label={m.clock_ending()}
          value={ending}
          choices={endings.map((value) => ({ value, label: clockEndingMessages[value]() }))}
          onChange={(chosen) => setEnding(endings.find((one) => one === chosen) ?? ending)}
        />
        <TextField
          name="days"
          label={m.clock_days_label()}
          hint={m.clock_days_hint({ least })}
          inputMode="numeric"
          maxLength={4}
          value={typed}
          fault={fault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.clock_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
