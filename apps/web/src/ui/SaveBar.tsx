import { m } from '@pramaan/messages';
import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { FormNotice } from './FormNotice.tsx';
import classes from './SaveBar.module.css';

interface Props {
  /** Something was changed and is not saved. */
  changed: boolean;
  busy: boolean;
  failure: string | null;
  onDiscard: () => void;
}

/** At the foot of a form's window while something in it is not saved. The browser asks before the page is left. */
export function SaveBar({ changed, busy, failure, onDiscard }: Props) {
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  if (!changed) return null;
  return (
    <section className={classes.bar} aria-label={m.save_bar_text()}>
      <p>{m.save_bar_text()}</p>
      <FormNotice message={failure} />
      <div className="row">
        <Button variant="default" onClick={onDiscard}>
          {m.save_bar_discard()}
        </Button>
        <Button type="submit" loading={busy}>
          {m.save_bar_save()}
        </Button>
      </div>
    </section>
  );
}
