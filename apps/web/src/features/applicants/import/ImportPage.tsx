import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useDrop } from '../../../lib/use-drop.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { type Cells, hasHead } from './columns.ts';
import { ExpectedColumns } from './ExpectedColumns.tsx';
import classes from './Import.module.css';
import { ImportList } from './ImportList.tsx';
import { mostBytes, mostRows, readList } from './read-list.ts';

const accepted = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Chosen {
  name: string;
  rows: Cells[];
}

/** Rows of the list under the names of its columns. */
const peopleIn = (rows: readonly Cells[]) => rows.length - (hasHead(rows) ? 1 : 0);

/** The list in the file; throws a sentence that says what is wrong with it. */
async function open(file: File): Promise<Chosen> {
  if (file.size > mostBytes) throw new Error(m.import_too_large());
  const rows = await readList(file).catch(() => {
    throw new Error(m.import_unreadable());
  });
  if (rows.length === 0) throw new Error(m.import_empty());
  if (rows.length > mostRows + 1) throw new Error(m.import_too_long({ rows: mostRows }));
  return { name: file.name, rows };
}

/** /admin/import: starts applications for the people of a list, after a look at what each row would do. */
export function ImportPage() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File) => {
    setBusy(true);
    setFault(null);
    try {
      setChosen(await open(file));
    } catch (thrown) {
      setFault((thrown as Error).message);
    }
    setBusy(false);
  };
  const { over, drop } = useDrop({ takes: !busy, onFiles: ([file]) => file && void take(file) });
  return (
    <>
      <BackLink href="/admin" label={m.applicants_title()} />
      <PageHeading title={m.import_title()} lead={m.import_lead({ rows: mostRows })} />
      <div className={classes.steps}>
        <section className={classes.file} data-over={over || undefined} {...drop}>
          <p>
            {chosen ? m.import_file({ name: chosen.name, rows: peopleIn(chosen.rows) }) : m.import_form()}
          </p>
          <FilePick accept={accepted} busy={busy} variant={chosen ? 'default' : 'filled'} onFile={take}>
            {chosen ? m.import_other() : m.import_choose()}
          </FilePick>
        </section>
        <FormNotice message={fault} />
        {chosen ? (
          <ImportList key={`${chosen.name} ${chosen.rows.length}`} rows={chosen.rows} />
        ) : (
          <ExpectedColumns />
        )}
      </div>
    </>
  );
}
