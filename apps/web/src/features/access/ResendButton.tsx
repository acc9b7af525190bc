import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  onResend: () => Promise<void>;
  disabled?: boolean;
}

/** Locked for 60 s after each code (P §9). The countdown is seen; it is said once, not every second. */
export function ResendButton({ onResend, disabled = false }: Props) {
  const [until, setUntil] = useState(() => Date.now() + limits.otpResendLock);
  const left = useCountdown(until);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const resend = async () => {
    setUntil(Date.now() + limits.otpResendLock);
    await onResend();
  };
  return (
    <>
      <Button variant="default" onClick={resend} disabled={disabled || left > 0}>
        {left > 0 ? m.access_code_wait({ left: clock }) : m.access_code_resend()}
      </Button>
      <span className="visually-hidden" role="status">
        {left > 0 ? m.access_code_locked() : ''}
      </span>
    </>
  );
}
