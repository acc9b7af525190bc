import type { Progress } from '@pramaan/documents/progress.ts';
import { type Message, m } from '@pramaan/messages';
import { useId } from 'react';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import classes from './Progress.module.css';

const parts: readonly { progress: Progress; icon: IconName; words: Message }[] = [
  { progress: 'done', icon: 'check', words: m.own_done },
  { progress: 'checking', icon: 'clock', words: m.own_waits },
  { progress: 'needs-you', icon: 'warn', words: m.own_needed },
  { progress: 'in-progress', icon: 'next', words: m.own_begun },
  { progress: 'not-started', icon: 'dot', words: m.own_missing },
];

/** The parts of the application in one bar: done, being checked, waiting for the person, begun, and not given. */
export function ProgressPicture({ found }: { found: readonly Progress[] }) {
  const id = useId();
  const counted = parts
    .map((part) => ({ ...part, count: found.filter((one) => one === part.progress).length }))
    .filter(({ count }) => count > 0);
  const done = found.filter((one) => one === 'done').length;
  const title = m.own_picture({ done, count: found.length });
  let from = 0;
  return (
    <div className={classes.picture}>
      <p className={classes.count}>{title}</p>
      <svg className={classes.bar} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-desc`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{counted.map(({ words, count }) => `${words()}: ${count}`).join(', ')}</desc>
        <defs>
          {/* Stripes tell what is being checked from what is done, without colour. */}
          <pattern
            id={`${id}-stripes`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" className={classes.stripeGround} />
            <rect width="4" height="8" className={classes.stripe} />
          </pattern>
        </defs>
        {counted.map(({ progress, count }) => {
          const x = from;
          from += count / found.length;
          return (
            <rect
              key={progress}
              data-progress={progress}
              x={`${x * 100}%`}
              width={`${(count / found.length) * 100}%`}
              height="100%"
              fill={progress === 'checking' ? `url(#${id}-stripes)` : undefined}
            />
          );
        })}
      </svg>
      <ul className={classes.legend}>
        {counted.map(({ progress, icon, words, count }) => (
          <li key={progress} data-progress={progress}>
            <Icon name={icon} size={18} />
            <span>{words()}</span>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
