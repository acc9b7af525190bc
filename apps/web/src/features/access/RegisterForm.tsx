import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { emailFault } from '../../lib/email.ts';
import { CallFailure } from '../../lib/failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';
import { AgreeLine } from './AgreeLine.tsx';

export interface Newcomer {
  mobileNo: string;
  name: string;
  email: string;
}

interface Props {
  first: Newcomer;
  onSend: (person: Newcomer) => Promise<void>;
}

/** Who starts an application: three fields, one of them optional. */
export function RegisterForm({ first, onSend }: Props) {
  const [person, setPerson] = useState(first);
  const [faults, setFaults] = useState<Partial<Record<keyof Newcomer, string | undefined>>>({});
  const change = (name: keyof Newcomer) => (value: string) => {
    setPerson((before) => ({ ...before, [name]: value }));
    setFaults((before) => ({ ...before, [name]: '' }));
  };
  const number = readMobile(person.mobileNo);
  const blocked = () => {
    const found = {
      ...('fault' in number ? { mobileNo: number.fault } : {}),
      ...(emailFault(person.email) ? { email: emailFault(person.email) } : {}),
    };
    setFaults(found);
    return Object.keys(found).length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    try {
      if ('digits' in number) await onSend({ ...person, mobileNo: number.digits });
    } catch (thrown) {
      const at = (name: string) => (thrown instanceof CallFailure ? thrown.fault(name) : undefined);
      setFaults({ mobileNo: at('mobileNo'), name: at('name'), email: at('email') });
      throw thrown;
    }
  }, blocked);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={m.access_register_title()} lead={m.access_register_lead()} />
      <TextField
        name="name"
        label={m.access_register_name()}
        hint={m.access_register_name_hint()}
        autoComplete="name"
        maxLength={120}
        value={person.name}
        fault={faults.name}
        onChange={(event) => change('name')(event.currentTarget.value)}
      />
      <MobileField value={person.mobileNo} fault={faults.mobileNo} onChange={change('mobileNo')} />
      <TextField
        name="email"
        type="email"
        label={m.access_register_email()}
        hint={m.access_register_email_hint()}
        autoComplete="email"
        maxLength={200}
        value={person.email}
        fault={faults.email}
        onChange={(event) => change('email')(event.currentTarget.value)}
      />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {m.access_register_submit()}
      </Button>
      <AgreeLine />
      <div className={classes.links}>
        <span>
          {m.access_register_known()}
          <Link href="/user-login" className="link">
            {m.access_register_login()}
          </Link>
        </span>
      </div>
    </form>
  );
}
