import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Locker.module.css';
import '../../documents/tones.css';

interface Props {
  tone: 'good' | 'bad' | 'doubt';
  title: string;
  text?: string;
  children?: ReactNode;
}

/** How something ended: said at once, where the eye is, with what to do next. */
export function Notice({ tone, title, text = '', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ending is said again
  useEffect(() => box.current?.focus(), [title, text]);
  return (
    <div
      ref={box}
      className={classes.notice}
      data-tone={tone}
      role={tone === 'good' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p className={classes.noticeTitle}>
        <Icon name={tone === 'good' ? 'check' : 'warn'} /> {title}
      </p>
      {text ? <p className={classes.noticeText}>{text}</p> : null}
      {children ? <div className={`row ${classes.noticeDo}`}>{children}</div> : null}
    </div>
  );
}
