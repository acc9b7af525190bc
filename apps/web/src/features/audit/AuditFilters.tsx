import { actions } from '@pramaan/contract/actions.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Audit.module.css';
import { type AuditFilter, filterNames } from './use-audit.ts';

const choices = () => [
  { value: '', label: m.audit_action_all() },
  ...Object.entries(actions)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label)),
];

interface Props {
  filter: AuditFilter;
  onSearch: (filter: AuditFilter) => void;
}

/** What narrows the log. Nothing is asked before the button is pressed. */
export function AuditFilters({ filter, onSearch }: Props) {
  const [typed, setTyped] = useState<AuditFilter>(filter);
  const set = (name: keyof AuditFilter, value: string) => setTyped({ ...typed, [name]: value.trim() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  const field = (name: keyof AuditFilter) => ({
    name,
    defaultValue: typed[name] ?? '',
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => set(name, event.currentTarget.value),
  });
  return (
    <form className={classes.filters} onSubmit={submit}>
      <TextField {...field('who')} label={m.audit_who()} placeholder={m.audit_who_hint()} maxLength={120} />
      <TextField
        {...field('applicant')}
        label={m.audit_applicant()}
        placeholder={m.audit_applicant_hint()}
        maxLength={60}
      />
      <PickField
        label={m.audit_action()}
        value={typed.action ?? ''}
        choices={choices()}
        onChange={(action) => set('action', action)}
      />
      <TextField {...field('from')} label={m.audit_from()} type="date" />
      <TextField {...field('to')} label={m.audit_to()} type="date" />
      <div className={classes.do}>
        <Button type="submit">{m.audit_search()}</Button>
        {filterNames.some((name) => filter[name]) ? (
          <Button variant="default" onClick={() => onSearch({})}>
            {m.audit_clear()}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
