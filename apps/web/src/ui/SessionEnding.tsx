import { m } from '@pramaan/messages';
import { useCountdown } from '../lib/use-countdown.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  /** When it ends, in milliseconds. */
  until: number;
  /** The session has reached its own end: it cannot be extended. */
  final: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The session ends soon: how much time is left, and the choice to stay. */
export function SessionEnding({ until, final, onStay, onLeave }: Props) {
  const left = useCountdown(until);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Dialog opened title={m.session_title()} onClose={onStay}>
      <p>{(final ? m.session_final : m.session_text)({ left: clock })}</p>
      <div className="row">
        <Button onClick={onStay}>{final ? m.shell_ok() : m.session_stay()}</Button>
        <Button variant="default" onClick={onLeave}>
          {m.session_leave()}
        </Button>
      </div>
    </Dialog>
  );
}
