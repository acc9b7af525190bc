import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Arrived, FilePlace } from '../sending/shipment.ts';
import classes from './Handover.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { useHandover } from './use-handover.ts';

interface Props {
  place: FilePlace;
  onArrived: (arrived: Arrived, name: string) => void;
  onClose: () => void;
}

/** "Use your phone": the link as a QR code, and how the phone is getting on. */
export function HandoverDialog({ place, onArrived, onClose }: Props) {
  const { stands, again } = useHandover(place, (arrived) => onArrived(arrived, m.phone_file()));
  return (
    <Dialog opened title={m.phone_title()} onClose={onClose}>
      <div className={classes.handover}>
        {'made' in stands ? (
          <>
            <p className={classes.line}>{m.phone_how()}</p>
            <img
              className={classes.qr}
              src={`data:image/svg+xml,${encodeURIComponent(stands.made.qr)}`}
              alt={m.phone_qr()}
            />
            <p className={classes.quiet}>
              {m.phone_link()} <span className={classes.link}>{stands.made.link}</span>
            </p>
          </>
        ) : null}
        <p className={classes.stands} role="status" data-opened={stands.at === 'opened' || undefined}>
          {saidOf(stands)}
        </p>
        {'made' in stands ? <TimeLeft until={stands.made.expiresAt} sentence={m.phone_left} /> : null}
        {stands.at === 'failed' ? (
          <p className={classes.line} role="alert">
            {stands.said}
          </p>
        ) : null}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {m.phone_cancel()}
          </Button>
          {stands.at === 'expired' || stands.at === 'failed' ? (
            <Button onClick={again}>{m.phone_again()}</Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

function saidOf(stands: ReturnType<typeof useHandover>['stands']): string {
  if (stands.at === 'making') return m.shell_loading();
  if (stands.at === 'failed') return '';
  if (stands.at === 'expired') return m.phone_expired();
  if (stands.silent) return m.phone_silent();
  return stands.at === 'opened' ? m.phone_opened() : m.phone_waiting();
}
