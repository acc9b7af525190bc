import { mandateSteps } from '@pramaan/contract/mandates.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { roleName } from '../../lib/role-name.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Ticks } from '../../ui/Tick.tsx';
import { type Settings, useChangeSettings } from './use-settings.ts';

const isWhole = (typed: string) => /^\d{0,12}$/.test(typed.replace(/[\s,]/g, ''));
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(/[\s,]/g, '')));
const textOf = (value: number | null) => (value === null ? '' : String(value));

/** Numbers that a lender may set, and leaves empty for the usual one. */
const numbers = [
  { name: 'decisionLimit', label: m.settings_limit, hint: m.settings_limit_hint, money: true },
  { name: 'reauthenticationLimit', label: m.settings_again, hint: m.settings_again_hint, money: true },
  { name: 'checksPerDay', label: m.settings_checks, hint: m.settings_checks_hint, money: false },
  { name: 'dueHours', label: m.settings_due, hint: m.settings_due_hint, money: false },
  { name: 'incomeTolerance', label: m.settings_income, hint: m.settings_tolerance_hint, money: false },
  {
    name: 'obligationTolerance',
    label: m.settings_obligation,
    hint: m.settings_tolerance_hint,
    money: false,
  },
  { name: 'assumedRate', label: m.settings_rate, hint: m.settings_rate_hint, money: false },
  { name: 'coolingOffDays', label: m.settings_cooling, hint: m.settings_cooling_hint, money: false },
] as const;
type NumberName = (typeof numbers)[number]['name'];
type Typed = Record<NumberName, string>;

const typedOf = (settings: Settings) =>
  Object.fromEntries(numbers.map(({ name }) => [name, textOf(settings[name])])) as Typed;

/** Consent style, limits of decisions and checks, due time. */
export function Rules({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const [style, setStyle] = useState<string>(settings.consentStyle);
  const [typed, setTyped] = useState(() => typedOf(settings));
  const [mandate, setMandate] = useState<string>(settings.repaymentMandate);
  const [prefix, setPrefix] = useState(settings.referencePrefix);
  const [faults, setFaults] = useState<Partial<Typed>>({});
  const blocked = () => {
    const wrong = numbers.filter(({ name }) => !isWhole(typed[name]));
    setFaults(Object.fromEntries(wrong.map(({ name }) => [name, m.settings_number()])));
    return wrong.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await change({
      consentStyle: style === 'itemised' ? 'itemised' : 'notice',
      repaymentMandate: mandateSteps.find((one) => one === mandate) ?? 'off',
      referencePrefix: prefix.trim().toUpperCase(),
      ...(Object.fromEntries(numbers.map(({ name }) => [name, numberOf(typed[name])])) as Record<
        NumberName,
        number | null
      >),
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
        {numbers.map(({ name, label, hint, money }) => (
          <TextField
            key={name}
            name={name}
            label={label()}
            hint={hint()}
            inputMode="numeric"
            before={money ? '₹' : undefined}
            maxLength={16}
            value={typed[name]}
            fault={faults[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
        <PickField
          label={m.settings_mandate()}
          hint={m.settings_mandate_hint()}
          value={mandate}
          choices={[
            { value: 'off', label: m.settings_mandate_off() },
            { value: 'asked', label: m.settings_mandate_asked() },
            { value: 'needed', label: m.settings_mandate_needed() },
          ]}
          onChange={setMandate}
        />
        <TextField
          name="referencePrefix"
          label={m.settings_prefix()}
          hint={m.settings_prefix_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={6}
          value={prefix}
          onChange={(event) => setPrefix(event.currentTarget.value)}
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
