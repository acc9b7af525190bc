import { addPasskey, beginPasskey } from '@pramaan/contract/calls/passkeys.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { makePasskey } from '../../lib/passkey.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  /** With recovery codes when it is the first factor. */
  onDone: (recovery: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** A name and the password, then the device makes the passkey. */
export function AddPasskey({ onDone, onCancel }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const blocked = () => {
    const missing = name.trim() === '';
    setFault(missing ? m.passkey_name_missing() : undefined);
    return missing;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    const { options } = (await send(beginPasskey, { body: { password } })).result;
    const answer = await makePasskey(options, m.passkey_add_failed());
    const { result, message } = await send(addPasskey, { body: { name, answer } });
    showSnack(message);
    await onDone(result.recovery);
  }, blocked);
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        name="passkey-name"
        label={m.passkey_name()}
        hint={m.passkey_name_hint()}
        maxLength={60}
        value={name}
        fault={fault}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordField
        name="passkey-password"
        label={m.passkey_password()}
        fill="current-password"
        value={password}
        onChange={setPassword}
      />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.passkey_add_go()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.passkey_cancel()}
        </Button>
      </div>
    </form>
  );
}
