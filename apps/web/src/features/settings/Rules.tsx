import { m } from '@pramaan/messages';
import { useState } from 'react';
import { roleName } from '../../lib/role-name.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Ticks } from './Tick.tsx';
import { type Settings, useChangeSettings } from './use-settings.ts';

const isWhole = (typed: string) => /^\d{0,12}$/.test(typed.replace(/[\s,]/g, ''));
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(/[\s,]/g, '')));
const textOf = (value: number | null) => (value === null ? '' : String(value));

/** Consent style, decision limit, due time. */
export function Rules({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const [style, setStyle] = useState<string>(settings.consentStyle);
  const [limit, setLimit] = useState(textOf(settings.decisionLimit));
  const [again, setAgain] = useState(textOf(settings.reauthenticationLimit));
  const [due, setDue] = useState(textOf(settings.dueHours));
  const [faults, setFaults] = useState<{ limit?: string; again?: string; due?: string }>({});
  const blocked = () => {
    const found = {
      ...(isWhole(limit) ? {} : { limit: m.settings_number() }),
      ...(isWhole(again) ? {} : { again: m.settings_number() }),
      ...(isWhole(due) ? {} : { due: m.settings_number() }),
    };
    setFaults(found);
    return Object.keys(found).length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await change({
      consentStyle: style === 'itemised' ? 'itemised' : 'notice',
      decisionLimit: numberOf(limit),
      reauthenticationLimit: numberOf(again),
      dueHours: numberOf(due),
    });
  }, blocked);
  return (
    <Card title={m.settings_rules()}>
      <form className="stack" onSubmit={submit} noValidate>
        <PickField
          label={m.settings_consent()}
          value={style}
          choices={[
            { value: 'notice', label: m.settings_consent_notice() },
            { value: 'itemised', label: m.settings_consent_itemised() },
          ]}
          onChange={setStyle}
        />
        <TextField
          name="limit"
          label={m.settings_limit()}
          hint={m.settings_limit_hint()}
          inputMode="numeric"
          before="₹"
          maxLength={16}
          value={limit}
          fault={faults.limit}
          onChange={(event) => setLimit(event.currentTarget.value)}
        />
        <TextField
          name="again"
          label={m.settings_again()}
          hint={m.settings_again_hint()}
          inputMode="numeric"
          before="₹"
          maxLength={16}
          value={again}
          fault={faults.again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <TextField
          name="due"
          label={m.settings_due()}
          hint={m.settings_due_hint()}
          inputMode="numeric"
          maxLength={6}
          value={due}
          fault={faults.due}
          onChange={(event) => setDue(event.currentTarget.value)}
        />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.settings_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Which roles must have a second factor. */
export function FactorRoles({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const [roles, setRoles] = useState<readonly number[]>(settings.secondFactorRoles);
  const { submit, busy, failure } = useSubmit(async () => {
    await change({ secondFactorRoles: [...roles] });
  });
  return (
    <Card title={m.settings_factor()} text={m.settings_factor_text()}>
      <form className="stack" onSubmit={submit} noValidate>
        <Ticks
          legend={m.settings_factor_roles()}
          choices={[1, 2, 3, 4, 5].map((role) => ({ value: role, label: roleName(role) }))}
          chosen={roles}
          onChange={setRoles}
        />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.settings_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
