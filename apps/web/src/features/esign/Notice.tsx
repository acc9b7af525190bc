import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Esign.module.css';

interface Props {
  good: boolean;
  title: string;
  children?: ReactNode;
}

/** How a signing ended; the focus goes to it, because what was pressed is gone. */
export function Notice({ good, title, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className={classes.notice}
      data-tone={good ? 'good' : 'bad'}
      role={good ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p className={classes.noticeTitle}>
        <Icon name={good ? 'check' : 'warn'} />
        {title}
      </p>
      {children}
    </div>
  );
}
