import { removeFactor, renewRecovery } from '@pramaan/contract/calls/second-factor.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  what: 'renew' | 'remove';
  /** New codes, or null when the factor is off. */
  onDone: (recovery: readonly string[] | null) => void;
  onCancel: () => void;
}

/** New recovery codes, or no second factor any more: a code first, and to remove it the password too. */
export function ChangeFactor({ what, onDone, onCancel }: Props) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { submit, busy, failure } = useSubmit(async () => {
    if (what === 'renew') {
      onDone((await send(renewRecovery, { body: { code } })).result.recovery);
      return;
    }
    const { message } = await send(removeFactor, { body: { password, code } });
    showSnack(message);
    onDone(null);
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {what === 'remove' ? (
        <PasswordField
          name="factor-password"
          label={m.factor_password()}
          fill="current-password"
          value={password}
          onChange={setPassword}
        />
      ) : null}
      <TextField
        name="factor-code"
        label={m.factor_code()}
        hint={m.factor_code_hint()}
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {what === 'renew' ? m.factor_renew() : m.factor_remove()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      </div>
    </form>
  );
}
