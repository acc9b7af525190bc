import { m } from '@pramaan/messages';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Settings.module.css';

interface Props {
  text: string;
  secret: string;
  onStored: () => void;
}

/** A secret that is shown once: until it was copied it stays. */
export function ShownOnce({ text, secret, onStored }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showSnack(m.keys_copied());
  };
  return (
    <div className={classes.secret} role="status">
      <p>{text}</p>
      <code>{secret}</code>
      <div className="row">
        <Button variant="default" onClick={copy}>
          {m.keys_copy()}
        </Button>
        <Button onClick={onStored}>{m.keys_stored()}</Button>
      </div>
    </div>
  );
}
