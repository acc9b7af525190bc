import { m } from '@pramaan/messages';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './SecondFactor.module.css';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showSnack(m.factor_recovery_copied());
  };
  return (
    <section className="stack" aria-label={m.factor_recovery_title()}>
      <h3 className={classes.text}>{m.factor_recovery_title()}</h3>
      <p className={classes.text}>{m.factor_recovery_text()}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button variant="default" onClick={copy}>
          {m.factor_recovery_copy()}
        </Button>
        <Button onClick={onStored}>{m.factor_recovery_done()}</Button>
      </div>
    </section>
  );
}
