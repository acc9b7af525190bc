import { m } from '@pramaan/messages';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Confirming, ConfirmReading } from './ConfirmReading.tsx';
import classes from './Reading.module.css';
import { typedReading } from './typed-reading.ts';

interface Props extends Omit<Confirming, 'onClose'> {
  /** Something was not read surely: nothing of it counts before the person has looked. */
  unsure: boolean;
  /** It was read just now, at the person's wish: then the form opens by itself. */
  fresh: boolean;
  /** The card of what was read. */
  children: ReactNode;
}

/** Was something typed here before, and not confirmed? Then the form is open again. */
const hasTyped = (confirming: Omit<Confirming, 'onClose'>) =>
  Object.keys(typedReading(confirming)?.values ?? {}).length > 0;

/** A card that was read of a picture, and the form in which the person says whether it is right. */
export function ReadingReview({ unsure, fresh, children, ...confirming }: Props) {
  const [open, setOpen] = useState(() => (unsure && fresh) || hasTyped(confirming));
  if (open) return <ConfirmReading {...confirming} onClose={() => setOpen(false)} />;
  if (!unsure)
    return (
      <div className={classes.under}>
        {children}
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {m.read_correct()}
        </button>
      </div>
    );
  return (
    <>
      <div className={classes.trouble} role="status" data-tone="doubt">
        <p className={classes.troubleTitle}>
          <span aria-hidden="true">! </span>
          {m.read_check()}
        </p>
        <p className={classes.troubleMore}>{m.read_check_more()}</p>
        <div className={classes.buttons}>
          <Button onClick={() => setOpen(true)}>{m.read_check_button()}</Button>
        </div>
      </div>
      {children}
    </>
  );
}
