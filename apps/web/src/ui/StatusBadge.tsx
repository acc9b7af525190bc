import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import classes from './StatusBadge.module.css';

export type StatusTone = 'good' | 'bad' | 'doubt' | 'quiet' | 'busy';
const icons: Record<StatusTone, IconName> = {
  good: 'check',
  bad: 'cross',
  doubt: 'warn',
  quiet: 'dot',
  busy: 'clock',
};

/** A state: an icon and a word; colour only says it once more. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-status={tone}>
      <Icon name={icons[tone]} size={14} />
      {children}
    </span>
  );
}
