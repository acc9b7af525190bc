import { m } from '@pramaan/messages';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

interface Props {
  title: string;
  lead: string;
  hint?: string;
  first: string;
  /** Under the heading: who invites. */
  note?: ReactNode;
  onSend: (digits: string) => Promise<void>;
  children: ReactNode;
}

/** The step that asks for a mobile number, to send a code to it. */
export function NumberForm({ title, lead, hint = '', first, note, onSend, children }: Props) {
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
      <AccessHeading title={title} lead={lead} />
      {note}
      <MobileField value={typed} fault={fault} hint={hint} focused onChange={setTyped} />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {m.access_login_send()}
      </Button>
      {children}
    </form>
  );
}
