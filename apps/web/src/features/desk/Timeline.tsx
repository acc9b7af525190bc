import { t } from '../../lib/catalogue.ts';
import { formatMoment } from '../../lib/format.ts';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Desk.module.css';
import { useTimeline } from './use-desk.ts';

/** What happened to the application, newest first. */
export function Timeline({ id }: { id: string }) {
  const { data } = useTimeline(id);
  if (!data) return <CardSkeleton />;
  if (data.length === 0) return <p className={classes.quiet}>{t('desk.timeline.none')}</p>;
  return (
    <ol className={classes.timeline}>
      {data.map(({ at, by, sentence }, index) => (
        // Two things of one moment may read alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever read anew as a whole
        <li key={index}>
          <span className={classes.quiet}>
            {formatMoment(at, 'en')} · {by}
          </span>
          {sentence}
        </li>
      ))}
    </ol>
  );
}
