import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { send } from '../../lib/client.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Locker.module.css';
import { lockerClient } from './locker-client.ts';
import { Notice } from './Notice.tsx';
import { errorMessageOf } from './trouble.ts';

interface Props {
  applicantId: string;
  mobile: string;
  going: boolean;
  onGo: () => void;
  onOther: () => void;
}

/** The code that DigiLocker sent to the new locker's number; then the way there. */
export function NewLockerCode({ applicantId, mobile, going, onGo, onOther }: Props) {
  const [otp, setOtp] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFault('');
    try {
      await send(lockerClient.verifyDigiMob, { body: { applicantId, mobile, otp } });
      setOpen(true);
    } catch (thrown) {
      setFault(errorMessageOf(thrown));
    }
    setBusy(false);
  }

  if (open)
    return (
      <Notice tone="good" title={m.locker_new_done()}>
        <Button loading={going} onClick={onGo}>
          {m.locker_go()}
        </Button>
      </Notice>
    );
  return (
    <form className={classes.form} onSubmit={verify} noValidate>
      <TextField
        code
        label={m.locker_new_code()}
        hint={m.locker_new_code_more({ mobile })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.otpDigits}
        value={otp}
        fault={fault}
        onChange={(event) => setOtp(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.locker_new_verify()}
        </Button>
        <Button variant="default" onClick={onOther}>
          {m.locker_new_other()}
        </Button>
      </div>
    </form>
  );
}
