import { Anchor, Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { CallFailure } from '../../lib/failure.ts';
import { loginSentence } from '../../lib/login-sentence.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

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
  const [faults, setFaults] = useState<Partial<Record<keyof Newcomer, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (name: keyof Newcomer) => (value: string) => {
    setPerson((before) => ({ ...before, [name]: value }));
    setFaults((before) => ({ ...before, [name]: '' }));
  };
  const fail = (thrown: unknown) => {
    const at = (name: string) => (thrown instanceof CallFailure ? (thrown.fault(name) ?? '') : '');
    setFaults({ mobileNo: at('mobileNo'), name: at('name'), email: at('email') });
    setFailure(loginSentence(thrown));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readMobile(person.mobileNo);
    if ('fault' in read) {
      setFaults({ mobileNo: read.fault });
      return;
    }
    setBusy(true);
    setFailure(null);
    await onSend({ ...person, mobileNo: read.digits }).catch(fail);
    setBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={t('access.register.title')} lead={t('access.register.lead')} />
      <TextInput
        name="name"
        label={t('access.register.name')}
        description={t('access.register.name.hint')}
        autoComplete="name"
        maxLength={120}
        value={person.name}
        error={faults.name && <span role="alert">{faults.name}</span>}
        onChange={(event) => change('name')(event.currentTarget.value)}
      />
      <MobileField value={person.mobileNo} fault={faults.mobileNo} onChange={change('mobileNo')} />
      <TextInput
        name="email"
        type="email"
        label={t('access.register.email')}
        description={t('access.register.email.hint')}
        autoComplete="email"
        maxLength={200}
        value={person.email}
        error={faults.email && <span role="alert">{faults.email}</span>}
        onChange={(event) => change('email')(event.currentTarget.value)}
      />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {t('access.register.submit')}
      </Button>
      <div className={classes.links}>
        <span>
          {t('access.register.known')}
          <Anchor component={Link} href="/user-login" className={classes.link}>
            {t('access.register.login')}
          </Anchor>
        </span>
      </div>
    </form>
  );
}
