import { Anchor, Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { loginSentence } from '../../lib/login-sentence.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

interface Props {
  first: string;
  onSend: (digits: string) => Promise<void>;
}

/** The first step of an applicant's login. */
export function NumberForm({ first, onSend }: Props) {
  const [typed, setTyped] = useState(first);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readMobile(typed);
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    setBusy(true);
    setFailure(null);
    await onSend(read.digits).catch((thrown: unknown) => setFailure(loginSentence(thrown)));
    setBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={t('access.login.title')} lead={t('access.login.lead')} />
      <MobileField
        value={typed}
        fault={fault}
        autoFocus
        onChange={(value) => {
          setTyped(value);
          setFault(undefined);
        }}
      />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {t('access.login.send')}
      </Button>
      <p className={classes.safe}>
        <Icon name="lock" size={16} /> {t('access.login.safe')}
      </p>
      <div className={classes.links}>
        <span>
          {t('access.login.new')}
          <Anchor component={Link} href="/register" className={classes.link}>
            {t('access.login.register')}
          </Anchor>
        </span>
        <Anchor component={Link} href="/login-admin" className={classes.link}>
          {t('access.login.staff')}
        </Anchor>
      </div>
    </form>
  );
}
