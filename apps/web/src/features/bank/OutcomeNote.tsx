import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Bank.module.css';
import type { Outcome } from './Progress.tsx';
import '../../documents/tones.css';

/** How it ended, said at once and where the eye is. */
export function OutcomeNote({ outcome }: { outcome: Outcome }) {
  const { good, title, text } = outcome;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is said again
  useEffect(() => box.current?.focus(), [outcome]);
  return (
    <div
      ref={box}
      className={classes.notice}
      data-tone={good ? 'good' : 'bad'}
      role={good ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p className={classes.noticeTitle}>
        <Icon name={good ? 'check' : 'warn'} /> {title}
      </p>
      {text ? <p>{text}</p> : null}
    </div>
  );
}
