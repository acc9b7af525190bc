import { t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Arrived, FilePlace } from '../sending/shipment.ts';
import classes from './Handover.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { useHandover } from './use-handover.ts';
import '../words.ts';

interface Props {
  place: FilePlace;
  onArrived: (arrived: Arrived, name: string) => void;
  onClose: () => void;
}

/** "Use your phone": the link as a QR code, and how the phone is getting on. */
export function HandoverDialog({ place, onArrived, onClose }: Props) {
  const { stands, again } = useHandover(place, (arrived) => onArrived(arrived, t('phone.file')));
  return (
    <Dialog opened title={t('phone.title')} onClose={onClose}>
      <div className={classes.handover}>
        {'made' in stands ? (
          <>
            <p className={classes.line}>{t('phone.how')}</p>
            <img
              className={classes.qr}
              src={`data:image/svg+xml,${encodeURIComponent(stands.made.qr)}`}
              alt={t('phone.qr')}
            />
            <p className={classes.quiet}>
              {t('phone.link')} <span className={classes.link}>{stands.made.link}</span>
            </p>
          </>
        ) : null}
        <p className={classes.stands} role="status" data-opened={stands.at === 'opened' || undefined}>
          {saidOf(stands)}
        </p>
        {'made' in stands ? <TimeLeft until={stands.made.expiresAt} sentence="phone.left" /> : null}
        {stands.at === 'failed' ? (
          <p className={classes.line} role="alert">
            {stands.said}
          </p>
        ) : null}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('phone.cancel')}
          </Button>
          {stands.at === 'expired' || stands.at === 'failed' ? (
            <Button onClick={again}>{t('phone.again')}</Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

function saidOf(stands: ReturnType<typeof useHandover>['stands']): string {
  if (stands.at === 'making') return t('shell.loading');
  if (stands.at === 'failed') return '';
  if (stands.at === 'expired') return t('phone.expired');
  if (stands.silent) return t('phone.silent');
  return t(stands.at === 'opened' ? 'phone.opened' : 'phone.waiting');
}
