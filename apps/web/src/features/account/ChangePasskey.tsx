import { removePasskey, renamePasskey } from '@pramaan/contract/calls/passkeys.ts';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
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
          label={t('passkey.name')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : (
        <>
          <p>
            <strong>{t('passkey.remove.title', { name: passkey.name })}</strong> {t('passkey.remove.text')}
          </p>
          <PasswordField
            name="passkey-password"
            label={t('passkey.password')}
            fill="current-password"
            value={password}
            onChange={setPassword}
          />
        </>
      )}
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {t(what === 'rename' ? 'passkey.save' : 'passkey.remove')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('passkey.cancel')}
        </Button>
      </div>
    </form>
  );
}
