import { m } from '@pramaan/messages';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  /** When the next code may be asked for. */
  until: number;
  disabled: boolean;
  onResend: () => void;
}

/** Locked for 60 s after each code (P §9). The countdown is seen; it is said once, not every second. */
export function Resend({ until, disabled, onResend }: Props) {
  const left = useCountdown(until);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <Button variant="default" onClick={onResend} disabled={disabled || left > 0}>
        {left > 0 ? m.consent_resend_wait({ left: clock }) : m.consent_resend()}
      </Button>
      <span className="visually-hidden" role="status">
        {left > 0 ? m.consent_resend_locked() : ''}
      </span>
    </>
  );
}
