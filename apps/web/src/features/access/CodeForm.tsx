import { code as codeShape } from '@pramaan/contract/calls/shapes.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure, sentenceWords } from '../../lib/failure.ts';
import { formatMobile } from '../../lib/format.ts';
import { loginSentence } from '../../lib/login-sentence.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useWebOtp } from '../../lib/use-web-otp.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';
import { InboxHint } from './InboxHint.tsx';
import { ResendButton } from './ResendButton.tsx';

interface Props {
  mobile: string;
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<unknown>;
  onEdit: () => void;
}

/** One text field for the code of an SMS; the number it went to, and a way to change it. */
export function CodeForm({ mobile, onVerify, onResend, onEdit }: Props) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useWebOtp(useCallback((read: string) => setCode(read), []));

  const fail = (thrown: unknown) => {
    const message = loginSentence(thrown);
    showSnack(message, { tone: 'error' });
    const missed = thrown instanceof CallFailure && thrown.code === 'OTP_MISMATCH';
    setFault(missed ? m.access_code_miss() : message);
    input.current?.select();
  };
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    const read = codeShape.safeParse(code.replace(/\s/g, ''));
    if (!read.success) {
      setFault(sentenceWords(read.error.issues[0]?.message ?? ''));
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFault(null);
    await onVerify(read.data).catch(fail);
    setBusy(false);
  };
  const resend = async () => {
    setFault(null);
    try {
      await onResend();
      showSnack(m.access_code_again());
    } catch (thrown) {
      fail(thrown);
    }
  };
  return (
    <form className={classes.form} onSubmit={verify} noValidate>
      <AccessHeading title={m.access_code_title()} />
      <p className={classes.sent}>
        <span>{m.access_code_sent({ mobile: formatMobile(mobile) })}</span>
        <button type="button" className="link" aria-label={m.access_code_edit_label()} onClick={onEdit}>
          {m.access_code_edit()}
        </button>
      </p>
      <InboxHint />
      <TextField
        ref={input}
        code
        name="otp"
        label={m.access_code_label()}
        hint={m.access_code_hint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={limits.otpDigits}
        value={code}
        fault={fault}
        onChange={(event) => setCode(event.currentTarget.value)}
        onPaste={(event) => {
          // "123-456" and "123 456" are codes too; maxLength would cut them.
          event.preventDefault();
          setCode(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, limits.otpDigits));
        }}
      />
      <Button type="submit" loading={busy}>
        {m.access_code_verify()}
      </Button>
      <ResendButton onResend={resend} disabled={busy} />
    </form>
  );
}
