import { m } from '@pramaan/messages';
import { saveFile } from '../../../lib/download.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { RowOutcome } from './batches.ts';
import classes from './Import.module.css';
import { faultFile } from './list-files.ts';

const most = 100;

/** The refused rows, each with what is wrong; all of them as a file to correct and import again. */
export function Faults({ refused }: { refused: readonly RowOutcome[] }) {
  if (refused.length === 0) return null;
  return (
    <section className={classes.step} aria-labelledby="import-faults">
      <h2 id="import-faults">{m.import_faults()}</h2>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => saveFile(faultFile(refused), m.import_fault_file())}>
          {m.import_download({ count: refused.length })}
        </Button>
      </div>
      <DataTable
        caption={m.import_faults()}
        rows={refused.slice(0, most)}
        keyOf={({ line }) => String(line.row)}
        columns={[
          { label: m.import_row(), show: ({ line }) => line.row },
          { label: m.import_mobile(), show: ({ line }) => line.mobileNo || m.import_blank() },
          { label: m.import_name(), show: ({ line }) => line.name },
          { label: m.import_fault(), show: ({ fault }) => fault },
        ]}
      />
      {refused.length > most ? <p>{m.import_more_faults({ count: refused.length - most })}</p> : null}
    </section>
  );
}
