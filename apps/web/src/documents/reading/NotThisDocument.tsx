import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Confirming, ConfirmReading } from './ConfirmReading.tsx';
import classes from './Reading.module.css';

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
          {m.read_other()}
        </p>
        <p className={classes.troubleMore}>{said}</p>
        <div className={classes.buttons}>
          <Button onClick={onAnother}>{m.read_other_choose()}</Button>
          {typing ? null : (
            <button type="button" className="link" onClick={() => setTyping(true)}>
              {m.read_other_right()}
            </button>
          )}
        </div>
      </div>
      {typing ? <ConfirmReading {...confirming} blank onClose={() => setTyping(false)} /> : null}
    </>
  );
}
