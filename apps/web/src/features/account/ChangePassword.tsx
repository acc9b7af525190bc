import { updatePassword } from '@pramaan/contract/calls/access.ts';
import { password as passwordShape } from '@pramaan/contract/calls/shapes.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { useSession } from '../../lib/session.tsx';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

const blank = { old: '', fresh: '', repeat: '' };

/** One's own password: the present one, and a new one twice. */
export function ChangePassword() {
  const { who } = useSession();
  const [typed, setTyped] = useState(blank);
  const [faults, setFaults] = useState<Partial<typeof blank>>({});
  const change = (name: keyof typeof blank) => (value: string) => setTyped({ ...typed, [name]: value });
  const blocked = () => {
    const old = passwordShape.safeParse(typed.old);
    const found = {
      ...(old.success ? {} : { old: old.error.issues[0]?.message ?? '' }),
      ...(typed.fresh.length < 10 ? { fresh: m.access_new_short() } : {}),
      ...(typed.fresh === typed.repeat ? {} : { repeat: m.access_new_differs() }),
    };
    setFaults(found);
    return Object.keys(found).length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await send(updatePassword, { body: { _id: who._id, oldpass: typed.old, password: typed.fresh } });
    setTyped(blank);
    showSnack(m.account_password_done());
  }, blocked);
  return (
    <Card title={m.account_password_title()}>
      <form className="stack" onSubmit={submit} noValidate>
        <PasswordField
          name="old-password"
          label={m.account_password_old()}
          fill="current-password"
          value={typed.old}
          fault={faults.old}
          onChange={change('old')}
        />
        <PasswordField
          name="new-password"
          label={m.access_new_label()}
          hint={m.access_new_hint()}
          fill="new-password"
          value={typed.fresh}
          fault={faults.fresh}
          onChange={change('fresh')}
        />
        <PasswordField
          name="repeat-password"
          label={m.access_new_repeat()}
          fill="new-password"
          value={typed.repeat}
          fault={faults.repeat}
          onChange={change('repeat')}
        />
        <FormNotice message={failure} />
        <Button type="submit" loading={busy}>
          {m.account_password_submit()}
        </Button>
      </form>
    </Card>
  );
}
