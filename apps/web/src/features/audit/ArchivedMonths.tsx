import { exportArchivedMonth, listArchivedMonths } from '@pramaan/contract/calls/audit.ts';
import { address, type ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { downloadFrom } from '../../lib/download.ts';
import { formatMonth } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import classes from './Audit.module.css';

type Month = ResultOf<typeof listArchivedMonths>[number];

/** The months that left the log, each as a file; nothing while there are none. */
export function ArchivedMonths() {
  const { data: months = [] } = useQuery({
    queryKey: ['audit', 'archive'],
    queryFn: async ({ signal }) => (await send(listArchivedMonths, { signal })).result,
  });
  const { busy, run } = useAction();
  if (months.length === 0) return null;
  const download = ({ month }: Month) =>
    run(month, async () => {
      await downloadFrom(address(exportArchivedMonth, { month }), `audit-${month}.csv`);
      return undefined;
    });
  return (
    <section aria-labelledby="archived-months" className={classes.archive}>
      <h2 id="archived-months">{m.audit_archive_title()}</h2>
      <p>{m.audit_archive_lead()}</p>
      <DataTable
        caption={m.audit_archive_title()}
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          { label: m.audit_archive_month(), show: ({ month }) => formatMonth(month) },
          {
            label: m.audit_archive_entries(),
            number: true,
            show: ({ rows }) => rows.toLocaleString('en-IN'),
          },
          {
            label: m.audit_archive_file(),
            number: true,
            show: (one) => (
              <Button variant="default" loading={busy === one.month} onClick={() => download(one)}>
                {m.audit_archive_download({ month: formatMonth(one.month) })}
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
