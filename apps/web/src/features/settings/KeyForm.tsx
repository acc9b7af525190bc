import { createApiKey } from '@pramaan/contract/calls/integrations.ts';
import { keyScopes } from '@pramaan/contract/managing.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Ticks } from '../../ui/Tick.tsx';

const keysScopeMessages = {
  share: m.keys_scope_share,
  list: m.keys_scope_list,
  consentLink: m.keys_scope_consent_link,
  handOver: m.keys_scope_hand_over,
  see: m.keys_scope_see,
  verify: m.keys_scope_verify,
  edit: m.keys_scope_edit,
} as const;

type Scope = (typeof keyScopes)[number];

interface Props {
  onMade: (key: string) => void;
  onCancel: () => void;
}

/** What a key is for, what it may do, how long it holds. */
export function KeyForm({ onMade, onCancel }: Props) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['see', 'list']);
  const [days, setDays] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const body = { name, scopes: [...scopes], ...(days.trim() === '' ? {} : { days: Number(days) }) };
  const blocked = () => {
    const read = createApiKey.body.safeParse(body);
    const issues = read.success ? [] : read.error.issues;
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    return issues.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    onMade((await send(createApiKey, { body })).result.key);
  }, blocked);
  const { scopes: scopeFault = null } = faults;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        name="key-name"
        label={m.keys_name()}
        hint={m.keys_name_hint()}
        autoComplete="off"
        maxLength={80}
        value={name}
        fault={faults.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Ticks
        legend={m.keys_scopes()}
        choices={keyScopes.map((value) => ({ value, label: keysScopeMessages[value]() }))}
        chosen={scopes}
        onChange={setScopes}
      />
      <FormNotice message={scopeFault} />
      <TextField
        name="key-days"
        label={m.keys_days()}
        hint={m.keys_days_hint()}
        inputMode="numeric"
        maxLength={4}
        value={days}
        fault={faults.days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.keys_make()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.keys_cancel()}
        </Button>
      </div>
    </form>
  );
}
