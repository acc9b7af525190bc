import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Esign.module.css';
import { grouped, masked } from './masked-number.ts';
import { useSignHere } from './use-sign-here.ts';

interface Props {
  /** Address of the version that is signed. */
  url: string;
  /** Whose turn it is. */
  signer: string;
  onSigned: (link: string) => Promise<unknown>;
}

/** Aadhaar Number, Name, Get OTP, OTP and eSign (C §2): the code's field opens when the code has been sent. */
export function SignHere({ url, signer, onSigned }: Props) {
  const [number, setNumber] = useState('');
  const [looking, setLooking] = useState(true);
  const [name, setName] = useState(signer);
  const [otp, setOtp] = useState('');
  const { sent, busy, faults, failure, getCode, sign } = useSignHere(url, onSigned);
  const codeField = useRef<HTMLInputElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  // What was covered is typed anew: digits put among the others would be noticed by nobody.
  useLayoutEffect(() => {
    if (looking && document.activeElement === numberField.current) numberField.current?.select();
  }, [looking]);
  useEffect(() => {
    if (sent) codeField.current?.focus();
    else setOtp('');
  }, [sent]);
  const typed = { uid: number, name, otp };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void (sent ? sign(typed) : getCode(typed));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate autoComplete="off">
      <TextField
        ref={numberField}
        label={t('esign.number')}
        hint={t('esign.number.hint')}
        fault={faults.uid}
        required
        inputMode="numeric"
        autoComplete="off"
        name="uid"
        maxLength={19}
        value={looking ? grouped(number) : masked(number)}
        onFocus={() => setLooking(true)}
        onBlur={() => setLooking(false)}
        onChange={({ currentTarget }) => setNumber(currentTarget.value.replace(/\D/g, ''))}
      />
      <TextField
        label={t('esign.name')}
        hint={t('esign.name.hint')}
        fault={faults.name}
        required
        name="name"
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p className={classes.quiet}>{t('esign.agree')}</p>
      <div className={classes.ask}>
        <Button
          variant={sent ? 'default' : 'filled'}
          loading={busy === 'asking'}
          aria-disabled={busy === 'signing' || undefined}
          onClick={() => (busy ? undefined : void getCode(typed))}
        >
          {t('esign.getOtp')}
        </Button>
        <p role="status" className={classes.sent}>
          {sent ? t('esign.sent') : ''}
        </p>
      </div>
      <TextField
        ref={codeField}
        label={t('esign.otp')}
        hint={sent ? '' : t('esign.otp.off')}
        fault={faults.otp}
        required
        disabled={!sent}
        inputMode="numeric"
        autoComplete="one-time-code"
        name="otp"
        maxLength={10}
        value={otp}
        onChange={({ currentTarget }) => setOtp(currentTarget.value.replace(/\D/g, ''))}
      />
      <FormNotice message={failure} />
      <div className={classes.ask}>
        <Button type="submit" disabled={!sent} loading={busy === 'signing'}>
          {t('esign.sign')}
        </Button>
      </div>
      <div className={classes.barPlace}>
        {busy ? (
          <progress
            className={classes.bar}
            aria-label={t(busy === 'asking' ? 'esign.asking' : 'esign.signing')}
          />
        ) : null}
      </div>
    </form>
  );
}
