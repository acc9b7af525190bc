import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useWebOtp } from '../../lib/use-web-otp.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BufferBar } from './BufferBar.tsx';
import classes from './Consent.module.css';
import { Resend } from './Resend.tsx';
import { troubleOf } from './trouble.ts';

interface Props {
  title: string;
  sentTo: string;
  /** When another code may be asked for; null while the first is on its way. */
  resendAt: number | null;
  onVerify: (otp: string) => Promise<void>;
  onResend: () => Promise<void>;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, limits.otpDigits);

/** The OTP step (P §2.2): one field, Resend, Verify, and the bar while it works. */
export function CodeStep({ title, sentTo, resendAt, onVerify, onResend }: Props) {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { inbox } = useSite();
  const sent = resendAt !== null;
  const missed = trouble === m.consent_otp_miss();
  usePageTitle(title);
  useEffect(() => {
    if (sent) input.current?.focus();
  }, [sent]);
  useWebOtp(useCallback((read: string) => setCode(digitsOf(read)), []));

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    await work().catch((thrown) => setTrouble(troubleOf(thrown)));
    setBusy(false);
    input.current?.focus();
  };
  const verify = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === limits.otpDigits) void run(() => onVerify(code));
  };
  const resend = () =>
    run(async () => {
      await onResend();
      setCode('');
      showSnack(m.consent_resent());
    });
  return (
    <form className={classes.form} onSubmit={verify} noValidate>
      <h1>{title}</h1>
      {sent ? <p className={classes.quiet}>{m.consent_otp_sent({ sentTo })}</p> : null}
      {sent && inbox ? (
        <p className={classes.quiet}>
          {m.consent_inbox()}{' '}
          <a href={inbox} target="_blank" rel="noreferrer" className="link">
            {m.consent_inbox_link()}
          </a>
        </p>
      ) : null}
      <TextField
        ref={input}
        code
        name="otpCode"
        label={m.consent_otp()}
        hint={m.consent_otp_hint()}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        fault={missed ? trouble : null}
        onChange={(event) => setCode(digitsOf(event.currentTarget.value))}
      />
      {missed ? <p className={classes.quiet}>{m.consent_otp_miss_more()}</p> : null}
      <FormNotice message={missed ? null : trouble} />
      <BufferBar running={busy || !sent} />
      <div className={classes.buttons}>
        <Button type="submit" disabled={busy || !sent || code.length < limits.otpDigits}>
          {m.consent_verify()}
        </Button>
        <Resend until={resendAt ?? 0} disabled={busy || !sent} onResend={resend} />
      </div>
    </form>
  );
}
