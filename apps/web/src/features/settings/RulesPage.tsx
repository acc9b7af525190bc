import { mandateSteps } from '@pramaan/contract/mandates.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SettingsLoaded } from './SettingsLoaded.tsx';
import { isChanged, type Settings, useChangeSettings } from './use-settings.ts';

const isWhole = (typed: string) => /^\d{0,12}$/.test(typed.replace(/[\s,]/g, ''));
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(/[\s,]/g, '')));
const textOf = (value: number | null) => (value === null ? '' : String(value));

/** Numbers that a lender may set, and leaves empty for the usual one. */
const numbers = {
  decisionLimit: { label: m.settings_limit, hint: m.settings_limit_hint, before: '₹' },
  reauthenticationLimit: { label: m.settings_again, hint: m.settings_again_hint, before: '₹' },
  dueHours: { label: m.settings_due, hint: m.settings_due_hint },
  checksPerDay: { label: m.settings_checks, hint: m.settings_checks_hint },
  incomeTolerance: { label: m.settings_income, hint: m.settings_tolerance_hint },
  obligationTolerance: { label: m.settings_obligation, hint: m.settings_tolerance_hint },
  assumedRate: { label: m.settings_rate, hint: m.settings_rate_hint },
  coolingOffDays: { label: m.settings_cooling, hint: m.settings_cooling_hint },
} as const;
type NumberName = keyof typeof numbers;
const numberNames = Object.keys(numbers) as readonly NumberName[];

interface Typed extends Record<NumberName, string> {
  consentStyle: string;
  repaymentMandate: string;
  referencePrefix: string;
}

const typedOf = (settings: Settings): Typed => ({
  ...(Object.fromEntries(numberNames.map((name) => [name, textOf(settings[name])])) as Record<
    NumberName,
    string
  >),
  consentStyle: settings.consentStyle,
  repaymentMandate: settings.repaymentMandate,
  referencePrefix: settings.referencePrefix,
});

const sentOf = (typed: Typed) => ({
  ...(Object.fromEntries(numberNames.map((name) => [name, numberOf(typed[name])])) as Record<
    NumberName,
    number | null
  >),
  consentStyle: typed.consentStyle === 'itemised' ? ('itemised' as const) : ('notice' as const),
  repaymentMandate: mandateSteps.find((one) => one === typed.repaymentMandate) ?? ('off' as const),
  referencePrefix: typed.referencePrefix.trim().toUpperCase(),
});

interface FieldsProps {
  typed: Typed;
  faults: Partial<Record<NumberName, string>>;
  onChange: (typed: Typed) => void;
}

function Numbers({ names, typed, faults, onChange }: FieldsProps & { names: readonly NumberName[] }) {
  return names.map((name) => {
    const { label, hint, ...money } = numbers[name];
    return (
      <TextField
        key={name}
        name={name}
        {...money}
        label={label()}
        hint={hint()}
        inputMode="numeric"
        maxLength={16}
        value={typed[name]}
        fault={faults[name]}
        onChange={(event) => onChange({ ...typed, [name]: event.currentTarget.value })}
      />
    );
  });
}

function ApplicationRules(props: FieldsProps) {
  const { typed, onChange } = props;
  return (
    <Card title={m.settings_rules_applications()}>
      <div className="stack">
        <PickField
          label={m.settings_consent()}
          value={typed.consentStyle}
          choices={[
            { value: 'notice', label: m.settings_consent_notice() },
            { value: 'itemised', label: m.settings_consent_itemised() },
          ]}
          onChange={(consentStyle) => onChange({ ...typed, consentStyle })}
        />
        <TextField
          name="referencePrefix"
          label={m.settings_prefix()}
          hint={m.settings_prefix_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={6}
          value={typed.referencePrefix}
          onChange={(event) => onChange({ ...typed, referencePrefix: event.currentTarget.value })}
        />
        <Numbers {...props} names={['dueHours', 'checksPerDay']} />
      </div>
    </Card>
  );
}

function OfferRules(props: FieldsProps) {
  const { typed, onChange } = props;
  return (
    <Card title={m.settings_rules_offers()}>
      <div className="stack">
        <Numbers {...props} names={['coolingOffDays']} />
        <PickField
          label={m.settings_mandate()}
          hint={m.settings_mandate_hint()}
          value={typed.repaymentMandate}
          choices={[
            { value: 'off', label: m.settings_mandate_off() },
            { value: 'asked', label: m.settings_mandate_asked() },
            { value: 'needed', label: m.settings_mandate_needed() },
          ]}
          onChange={(repaymentMandate) => onChange({ ...typed, repaymentMandate })}
        />
      </div>
    </Card>
  );
}

function Rules({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const stored = typedOf(settings);
  const [typed, setTyped] = useState(stored);
  const [faults, setFaults] = useState<FieldsProps['faults']>({});
  const blocked = () => {
    const wrong = numberNames.filter((name) => !isWhole(typed[name]));
    setFaults(Object.fromEntries(wrong.map((name) => [name, m.settings_number()])));
    return wrong.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    setTyped(typedOf(await change(sentOf(typed))));
  }, blocked);
  const discard = () => {
    setTyped(stored);
    setFaults({});
  };
  const fields = { typed, faults, onChange: setTyped };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Card title={m.settings_rules_decisions()}>
        <div className="stack">
          <Numbers {...fields} names={['decisionLimit', 'reauthenticationLimit']} />
        </div>
      </Card>
      <Card title={m.settings_rules_assessment()}>
        <div className="stack">
          <Numbers {...fields} names={['assumedRate', 'incomeTolerance', 'obligationTolerance']} />
        </div>
      </Card>
      <ApplicationRules {...fields} />
      <OfferRules {...fields} />
      <SaveBar changed={isChanged(typed, stored)} busy={busy} failure={failure} onDiscard={discard} />
    </form>
  );
}

/** /admin/settings/rules: limits of decisions, how a case is assessed, what is asked of applicants. */
export function RulesPage() {
  return <SettingsLoaded>{(settings) => <Rules settings={settings} />}</SettingsLoaded>;
}
