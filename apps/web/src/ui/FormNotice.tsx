import classes from './FormNotice.module.css';
import { Icon } from './Icon.tsx';

/** What went wrong with a whole form, above its button, said at once. */
export function FormNotice({ message }: { message: string | null }) {
  return message ? (
    <p className={classes.notice} role="alert">
      <Icon name="warn" />
      {message}
    </p>
  ) : null;
}
