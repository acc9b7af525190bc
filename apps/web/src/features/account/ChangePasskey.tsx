import { removePasskey, renamePasskey } from '@pramaan/contract/calls/passkeys.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Passkey } from './use-passkeys.ts';

interface Props {
  what: 'rename' | 'remove';
  passkey: Passkey;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Another name for a passkey, or none of it any more; that takes the password. */
export function ChangePasskey({ what, passkey, onDone, onCancel }: Props) {
  const [name, setName] = useState(passkey.name);
  const [password, setPassword] = useState('');
  const params = { passkey: passkey._id };
  const { submit, busy, failure } = useSubmit(async () => {
    const { message } =
      what === 'rename'
        ? await send(renamePasskey, { params, body: { name } })
        : await send(removePasskey, { params, body: { password } });
    showSnack(message);
    await onDone();
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {what === 'rename' ? (
        <TextField
          name="passkey-name"
          label={m.passkey_name()}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : (
        <>
          <p>
            <strong>{m.passkey_remove_title({ name: passkey.name })}</strong> {m.passkey_remove_text()}
          </p>
          <PasswordField
            name="passkey-password"
            label={m.passkey_password()}
            fill="current-password"
            value={password}
            onChange={setPassword}
          />
        </>
      )}
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {what === 'rename' ? m.passkey_save() : m.passkey_remove()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.passkey_cancel()}
        </Button>
      </div>
    </form>
  );
}
