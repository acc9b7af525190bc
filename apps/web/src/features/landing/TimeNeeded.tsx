import { m } from '@pramaan/messages';
import { minutesOf, useTaskTimes } from '../../lib/task-times.ts';
import { Icon } from '../../ui/Icon.tsx';

/** About how long an application takes, by what people took; nothing before the server has said. */
export function TimeNeeded({ className }: { className: string | undefined }) {
  const times = useTaskTimes();
  if (!times) return null;
  return (
    <span className={className}>
      <Icon name="clock" size={18} /> {m.landing_minutes({ minutes: minutesOf(times.seconds) })}
    </span>
  );
}
