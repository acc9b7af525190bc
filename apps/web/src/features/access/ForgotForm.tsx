import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

interface Props {
  first: string;
  onSend: (digits: string) => Promise<void>;
}

/** The number whose password is forgotten. The answer never tells whether we know it. */
export function ForgotForm({ first, onSend }: Props) {
  const [typed, setTyped] = useState(first);
  const [fault, setFault] = useState<string>();
  const read = readMobile(typed);
  const { submit, busy, failure } = useSubmit(
    async () => {
      if ('digits' in read) await onSend(read.digits);
    },
    () => {
      setFault('fault' in read ? read.fault : undefined);
      return 'fault' in read;
    },
  );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={t('access.forgot.title')} lead={t('access.forgot.lead')} />
      <MobileField value={typed} fault={fault} hint="" autoFocus onChange={setTyped} />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {t('access.login.send')}
      </Button>
      <div className={classes.links}>
        <Anchor component={Link} href="/login-admin" className={classes.link}>
          {t('access.forgot.back')}
        </Anchor>
      </div>
    </form>
  );
}
