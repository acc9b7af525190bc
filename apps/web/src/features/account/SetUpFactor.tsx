import { beginFactor, confirmFactor } from '@pramaan/contract/calls/second-factor.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './SecondFactor.module.css';

interface Props {
  onDone: (recovery: readonly string[]) => void;
  onCancel: () => void;
}

/** First the password, then the app's QR code and its first code. */
export function SetUpFactor({ onDone, onCancel }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [begun, setBegun] = useState<ResultOf<typeof beginFactor> | null>(null);
  const { submit, busy, failure } = useSubmit(async () => {
    if (begun) onDone((await send(confirmFactor, { body: { code } })).result.recovery);
    else setBegun((await send(beginFactor, { body: { password } })).result);
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {begun ? (
        <>
          <p className={classes.text}>{m.factor_scan()}</p>
          <img className={classes.qr} src={begun.qr} alt={m.factor_scan_alt()} width="200" height="200" />
          <p className={classes.text}>
            {m.factor_typed()} <code className={classes.key}>{begun.secret.replace(/(.{4})/g, '$1 ')}</code>
          </p>
          <TextField
            name="factor-code"
            label={m.factor_code()}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </>
      ) : (
        <PasswordField
          name="factor-password"
          label={m.factor_password()}
          fill="current-password"
          value={password}
          onChange={setPassword}
        />
      )}
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {begun ? m.factor_confirm() : m.factor_begin()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      </div>
    </form>
  );
}
