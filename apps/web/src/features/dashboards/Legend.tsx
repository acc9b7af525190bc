import classes from './Dashboards.module.css';

interface Name {
  tone: 'first' | 'second' | 'third';
  words: string;
  /** A point of a line; otherwise a piece of a bar. */
  round?: boolean;
}

/** What each colour of a picture stands for. */
export function Legend({ names }: { names: readonly Name[] }) {
  return (
    <div className={classes.legend}>
      {names.map(({ tone, words, round }) => (
        <span key={tone}>
          <svg width="14" height="14" aria-hidden="true">
            {round ? (
              <circle data-tone={tone} cx="7" cy="7" r="6" />
            ) : (
              <rect data-tone={tone} x="1" y="1" width="12" height="12" />
            )}
          </svg>
          {words}
        </span>
      ))}
    </div>
  );
}
