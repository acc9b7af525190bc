import { m } from '@pramaan/messages';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Review.module.css';
import { useTimeline } from './use-review.ts';

/** How much of it stands there at first. */
const first = 12;

/** What happened to the application, newest first. */
export function Timeline({ id }: { id: string }) {
  const { data } = useTimeline(id);
  const [whole, setWhole] = useState(false);
  if (!data) return <CardSkeleton />;
  if (data.length === 0) return <p className={classes.quiet}>{m.review_timeline_none()}</p>;
  return (
    <>
      <ol className={classes.timeline}>
        {(whole ? data : data.slice(0, first)).map(({ at, by, sentence }, index) => (
          // Two things of one moment may read alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever read again as a whole
          <li key={index}>
            <span className={classes.quiet}>
              {formatMoment(at, 'en')} · {by}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
      {!whole && data.length > first ? (
        <div>
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {m.review_timeline_more()}
          </Button>
        </div>
      ) : null}
    </>
  );
}
