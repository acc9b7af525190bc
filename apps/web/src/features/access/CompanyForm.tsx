import { password as passwordShape } from '@pramaan/contract/calls/shapes.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

interface Props {
  onLogin: (body: { mobileNo: string; password: string }) => Promise<void>;
}

/** Company login: mobile number and password. */
export function CompanyForm({ onLogin }: Props) {
  const [mobileNo, setMobileNo] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ mobileNo?: string; password?: string }>({});
  const blocked = () => {
    const number = readMobile(mobileNo);
    const word = passwordShape.safeParse(password);
    const found = {
      ...('fault' in number ? { mobileNo: number.fault } : {}),
      ...(word.success ? {} : { password: word.error.issues[0]?.message ?? '' }),
    };
    setFaults(found);
    return Object.keys(found).length > 0;
  };
  const { submit, busy, failure } = useSubmit(() => onLogin({ mobileNo, password }), blocked);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={m.access_company_title()} lead={m.access_company_lead()} />
      <MobileField value={mobileNo} fault={faults.mobileNo} hint="" focused onChange={setMobileNo} />
      <PasswordField
        name="password"
        label={m.access_password()}
        fill="current-password"
        value={password}
        fault={faults.password}
        onChange={setPassword}
      />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {m.access_company_submit()}
      </Button>
      <div className={classes.links}>
        <Link href="/forgot-password" className="link">
          {m.access_forgot()}
        </Link>
        <Link href="/login-team" className="link">
          {m.access_company_team()}
        </Link>
        <Link href="/user-login" className="link">
          {m.access_applicant()}
        </Link>
      </div>
    </form>
  );
}
