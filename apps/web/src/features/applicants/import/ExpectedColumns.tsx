import { m } from '@pramaan/messages';
import { saveFile } from '../../../lib/download.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { columnMessages, columnNotes } from './column-messages.ts';
import { columnKinds } from './columns.ts';
import classes from './Import.module.css';
import { blankList } from './list-files.ts';

/** What a list says of each person, before one is chosen, and such a list to fill in. */
export function ExpectedColumns() {
  return (
    <section className={classes.step} aria-labelledby="import-columns">
      <h2 id="import-columns">{m.import_columns()}</h2>
      <p>{m.import_columns_note()}</p>
      <DataTable
        caption={m.import_columns()}
        rows={columnKinds}
        keyOf={(kind) => kind}
        columns={[
          { label: m.import_column(), show: (kind) => columnMessages[kind]() },
          {
            label: m.import_column_needed(),
            show: (kind) => (kind === 'mobileNo' ? m.import_needed() : m.import_optional()),
          },
          { label: m.import_column_note(), show: (kind) => columnNotes[kind]() },
        ]}
      />
      <Button variant="default" onClick={() => saveFile(blankList(), m.import_blank_file())}>
        {m.import_blank_list()}
      </Button>
    </section>
  );
}
