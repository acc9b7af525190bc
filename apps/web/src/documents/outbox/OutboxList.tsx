import { m } from '@pramaan/messages';
import { useSyncExternalStore } from 'react';
import { formatWhen } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Outbox.module.css';
import type { Outbox, Waiting } from './outbox.ts';

function stateOf({ sentAt, refused, sending }: Waiting): string {
  if (sentAt) return m.outbox_sent({ time: formatWhen(sentAt) });
  if (refused !== undefined) return m.outbox_refused({ reason: refused });
  return sending ? m.outbox_sending() : m.outbox_waiting();
}

/** What was done without a connection, and whether it has been sent. */
export function OutboxList({ box }: { box: Outbox }) {
  const rows = useSyncExternalStore(box.subscribe, box.rows);
  if (rows.length === 0) return null;
  return (
    <section className={classes.box} aria-labelledby="outbox">
      <h2 id="outbox" className={classes.title}>
        {m.outbox_title()}
      </h2>
      <ul className={classes.list} aria-live="polite">
        {rows.map((row) => (
          <li key={row.id} className={classes.line}>
            <span className={classes.words}>
              <strong>{row.title}</strong>
              <span>{stateOf(row)}</span>
            </span>
            {row.refused === undefined ? null : (
              <Button variant="default" onClick={() => void box.again(row.id)}>
                {m.shell_retry()}
                <span className="visually-hidden">: {row.title}</span>
              </Button>
            )}
            {row.sending ? null : (
              <Button variant="subtle" onClick={() => void box.remove(row.id)}>
                {row.sentAt ? m.outbox_hide() : m.outbox_remove()}
                <span className="visually-hidden">: {row.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
