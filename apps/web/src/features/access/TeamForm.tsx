import { logInTeamMember } from '@pramaan/contract/calls/access.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

interface Props {
  onLogin: (body: { userName: string; password: string }) => Promise<void>;
}

/** Team login: user name and password. */
export function TeamForm({ onLogin }: Props) {
  const [body, setBody] = useState({ userName: '', password: '' });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const blocked = () => {
    const read = logInTeamMember.body.safeParse(body);
    const issues = read.success ? [] : read.error.issues;
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    return issues.length > 0;
  };
  const { submit, busy, failure } = useSubmit(() => onLogin(body), blocked);
  const userFault = faults.userName;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={m.access_team_title()} lead={m.access_team_lead()} />
      <TextField
        name="username"
        label={m.access_team_user()}
        hint={m.access_team_user_hint()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={body.userName}
        fault={userFault}
        onChange={(event) => setBody({ ...body, userName: event.currentTarget.value })}
      />
      <PasswordField
        name="password"
        label={m.access_password()}
        fill="current-password"
        value={body.password}
        fault={faults.password}
        onChange={(password) => setBody({ ...body, password })}
      />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {m.access_company_submit()}
      </Button>
      <div className={classes.links}>
        <Link href="/forgot-password?door=team" className="link">
          {m.access_forgot()}
        </Link>
        <Link href="/login-admin" className="link">
          {m.access_team_company()}
        </Link>
      </div>
    </form>
  );
}
