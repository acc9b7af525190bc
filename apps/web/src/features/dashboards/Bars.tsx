import { Link } from 'wouter';
import classes from './Dashboards.module.css';

interface Bar {
  key: string;
  label: string;
  /** Its value in words, at the right of the label. */
  said: string;
  /** Under the bar, where there is more to say. */
  more?: string;
  /** Parts of the whole picture's width, 0 to 1, in drawing order. */
  parts: readonly { share: number; tone: 'first' | 'second' | 'third' }[];
  /** Where its rows are listed. */
  href?: string;
}

/** Lying bars, each a line with its name and value in words; one that has rows is a link to them. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className={classes.bars}>
      {bars.map((bar) => (
        <li key={bar.key}>
          {bar.href ? (
            <Link href={bar.href} className={classes.bar}>
              <Line bar={bar} />
            </Link>
          ) : (
            <div className={classes.bar}>
              <Line bar={bar} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ bar }: { bar: Bar }) {
  let from = 0;
  return (
    <>
      <span className={classes.words}>
        <span>{bar.label}</span>
        <strong>{bar.said}</strong>
      </span>
      <svg className={classes.drawn} aria-hidden="true">
        <rect className={classes.ground} width="100%" height="100%" rx="4" />
        {bar.parts.map(({ share, tone }) => {
          const x = from;
          from += share;
          return (
            <rect
              key={tone}
              data-tone={tone}
              x={`${x * 100}%`}
              // What is there at all can be seen.
              width={`${share > 0 ? Math.max(share * 100, 0.6) : 0}%`}
              height="100%"
              rx="4"
            />
          );
        })}
      </svg>
      {bar.more ? <span className={classes.moreWords}>{bar.more}</span> : null}
    </>
  );
}
