import { m } from '@pramaan/messages';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  // What was covered is typed again: digits put among the others would be noticed by nobody.
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
        label={m.esign_number()}
        hint={m.esign_number_hint()}
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
        label={m.esign_name()}
        hint={m.esign_name_hint()}
        fault={faults.name}
        required
        name="name"
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p className={classes.quiet}>{m.esign_agree()}</p>
      <div className={classes.ask}>
        <Button
          variant={sent ? 'default' : 'filled'}
          loading={busy === 'asking'}
          disabled={busy === 'signing'}
          onClick={() => void getCode(typed)}
        >
          {m.esign_get_otp()}
        </Button>
        <p role="status" className={classes.sent}>
          {sent ? m.esign_sent() : ''}
        </p>
      </div>
      <TextField
        ref={codeField}
        label={m.esign_otp()}
        hint={sent ? '' : m.esign_otp_off()}
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
          {m.esign_sign()}
        </Button>
      </div>
      <div className={classes.barPlace}>
        {busy ? (
          <progress
            className={classes.bar}
            aria-label={busy === 'asking' ? m.esign_asking() : m.esign_signing()}
          />
        ) : null}
      </div>
    </form>
  );
}
