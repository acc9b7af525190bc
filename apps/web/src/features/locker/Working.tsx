import classes from './Locker.module.css';

/** Something under way at the locker. */
export function Working({ title }: { title: string }) {
  return (
    <div className={classes.working} role="status">
      <p>{title}</p>
      <progress className={classes.bar} aria-label={title} />
    </div>
  );
}
