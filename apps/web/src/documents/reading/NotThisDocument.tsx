import { useEffect, useRef, useState } from 'react';
import { enReading } from '../../catalogue/en-reading.ts';
import { hiReading } from '../../catalogue/hi-reading.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { type Confirming, ConfirmReading } from './ConfirmReading.tsx';
import classes from './Reading.module.css';

learn(enReading);
learn(hiReading, 'hi');

interface Props extends Omit<Confirming, 'onClose' | 'data'> {
  /** The server's sentence: what the picture looks like, and what to do. */
  said: string;
  onAnother: () => void;
}

/** The picture shows another document, as far as we can see: choose another, or type what it says. */
export function NotThisDocument({ said, onAnother, ...confirming }: Props) {
  const [typing, setTyping] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <div ref={notice} className={classes.trouble} role="alert" data-tone="bad" tabIndex={-1}>
        <p className={classes.troubleTitle}>
          <span aria-hidden="true">✗ </span>
          {t('read.other')}
        </p>
        <p className={classes.troubleMore}>{said}</p>
        <div className={classes.buttons}>
          <Button onClick={onAnother}>{t('read.other.choose')}</Button>
          {typing ? null : (
            <button type="button" className="link" onClick={() => setTyping(true)}>
              {t('read.other.right')}
            </button>
          )}
        </div>
      </div>
      {typing ? <ConfirmReading {...confirming} blank onClose={() => setTyping(false)} /> : null}
    </>
  );
}
