import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

const fewest = 10;

interface Props {
  title?: string;
  lead?: string;
  /** For password managers: whose password it is. */
  userName?: string;
  onSet: (password: string) => Promise<void>;
}

/** A new password, typed twice. The server judges how good it is. */
export function NewPasswordForm({ title = m.access_new_title(), lead, userName, onSet }: Props) {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [faults, setFaults] = useState<{ password?: string; repeat?: string }>({});
  const blocked = () => {
    const short = password.length < fewest;
    const differs = password !== repeat;
    setFaults({
      ...(short ? { password: m.access_new_short() } : {}),
      ...(differs ? { repeat: m.access_new_differs() } : {}),
    });
    return short || differs;
  };
  const { submit, busy, failure } = useSubmit(() => onSet(password), blocked);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={title} {...(lead ? { lead } : {})} />
      {userName ? (
        <TextField
          readOnly
          name="username"
          label={m.access_team_user()}
          autoComplete="username"
          value={userName}
        />
      ) : null}
      <PasswordField
        name="new-password"
        label={m.access_new_label()}
        hint={m.access_new_hint()}
        fill="new-password"
        value={password}
        fault={faults.password}
        onChange={setPassword}
      />
      <PasswordField
        name="repeat-password"
        label={m.access_new_repeat()}
        fill="new-password"
        value={repeat}
        fault={faults.repeat}
        onChange={setRepeat}
      />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {m.access_new_submit()}
      </Button>
    </form>
  );
}
