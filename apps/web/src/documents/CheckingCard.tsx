import classes from './DocumentPage.module.css';

const lines = [70, 55, 80, 40];

/** The shape of a card that is still being checked. */
export function CheckingCard() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      {lines.map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
