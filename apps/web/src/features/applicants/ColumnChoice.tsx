import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tick } from '../../ui/Tick.tsx';
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
            <Tick
              key={id}
              label={label()}
              checked={columns.some((column) => column.id === id)}
              onChange={(checked) => show(id, checked)}
            />
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
