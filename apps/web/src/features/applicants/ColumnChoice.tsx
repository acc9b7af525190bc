import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './Applicants.module.css';
import { listColumns } from './list-columns.tsx';
import type { Columns } from './use-columns.ts';

/** Chooses which columns the list shows; each choice holds at once. */
export function ColumnChoice({ columns, show, reset }: Columns) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {m.list_columns()}
      </Button>
      <Dialog opened={opened} title={m.list_columns_title()} onClose={() => setOpened(false)}>
        <fieldset className={classes.columnChoice}>
          <legend className="visually-hidden">{m.list_columns_title()}</legend>
          {listColumns.map(({ id, label }) => (
            <label key={id} className={classes.tick}>
              <input
                type="checkbox"
                checked={columns.some((column) => column.id === id)}
                onChange={(event) => show(id, event.currentTarget.checked)}
              />
              {label()}
            </label>
          ))}
        </fieldset>
        <div className={classes.start}>
          <Button onClick={() => setOpened(false)}>{m.list_columns_done()}</Button>
          <Button variant="subtle" onClick={reset}>
            {m.list_columns_reset()}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
