import { type ReactNode, useState } from 'react';
import { enReading } from '../../catalogue/en-reading.ts';
import { hiReading } from '../../catalogue/hi-reading.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { type Confirming, ConfirmReading } from './ConfirmReading.tsx';
import classes from './Reading.module.css';

learn(enReading);
learn(hiReading, 'hi');

interface Props extends Omit<Confirming, 'onClose'> {
  /** Something was not read surely: nothing of it counts before the person has looked. */
  unsure: boolean;
  /** It was read just now, at the person's wish: then the form opens by itself. */
  fresh: boolean;
  /** The card of what was read. */
  children: ReactNode;
}

/** A card that was read of a picture, and the form in which the person says whether it is right. */
export function ReadingDesk({ unsure, fresh, children, ...confirming }: Props) {
  const [open, setOpen] = useState(unsure && fresh);
  if (open) return <ConfirmReading {...confirming} onClose={() => setOpen(false)} />;
  if (!unsure)
    return (
      <div className={classes.under}>
        {children}
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {t('read.correct')}
        </button>
      </div>
    );
  return (
    <>
      <div className={classes.trouble} role="status" data-tone="doubt">
        <p className={classes.troubleTitle}>
          <span aria-hidden="true">! </span>
          {t('read.check')}
        </p>
        <p className={classes.troubleMore}>{t('read.check.more')}</p>
        <div className={classes.buttons}>
          <Button onClick={() => setOpen(true)}>{t('read.check.button')}</Button>
        </div>
      </div>
      {children}
    </>
  );
}
