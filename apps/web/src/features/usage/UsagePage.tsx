import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMonth } from '../../lib/format.ts';
import { paiseText } from '../../lib/rupees.ts';
import { useAction } from '../../lib/use-action.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { CheckCounts, PeopleCounts } from './CountTables.tsx';
import classes from './Usage.module.css';
import { UsageRows } from './UsageRows.tsx';
import { csvAddress, filterOf, type UsageFilter, useCounts } from './use-usage.ts';

const sum = <Row,>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((whole, row) => whole + of(row), 0);

function CsvButton({ filter }: { filter: UsageFilter }) {
  const { busy, run } = useAction();
  const download = () =>
    run('csv', async () => {
      await downloadFrom(csvAddress(filter), 'checks-used.csv');
      return undefined;
    });
  return (
    <Button variant="default" loading={busy === 'csv'} onClick={download}>
      {m.usage_csv()}
    </Button>
  );
}

/** The figures: what was used and spent, by check and by who asked; one month or all. */
function Figures() {
  const counts = useCounts();
  const [month, setMonth] = useState('');
  const all = counts.data?.checks ?? [];
  const months = [...new Set(all.map((one) => one.month))];
  const checks = all.filter((one) => month === '' || one.month === month);
  const people = (counts.data?.people ?? []).filter((one) => month === '' || one.month === month);
  const reused = sum(checks, (one) => one.reused);
  const spent = sum(checks, (one) => one.cost);
  return (
    <>
      <PageHeading
        title={m.usage_title()}
        lead={m.usage_lead()}
        aside={<CsvButton filter={month ? { month } : {}} />}
      />
      {counts.isPending ? <ListSkeleton /> : null}
      <FormNotice message={counts.error ? sentenceOf(counts.error) : null} />
      {counts.data && all.length === 0 ? (
        <EmptyState title={m.usage_none_title()} text={m.usage_none_text()} />
      ) : null}
      {all.length > 0 ? (
        <>
          <div className={classes.top}>
            <PickField
              label={m.usage_month()}
              value={month}
              choices={[
                { value: '', label: m.usage_month_all() },
                ...months.map((value) => ({ value, label: formatMonth(value) })),
              ]}
              onChange={setMonth}
            />
            <div className={classes.figures}>
              <p>
                <strong>
                  {m.usage_total({ checks: sum(checks, (one) => one.answered) + reused, reused })}
                </strong>
              </p>
              {spent > 0 ? <p>{m.usage_spent({ amount: paiseText(spent) })}</p> : null}
            </div>
          </div>
          {people.length > 0 ? (
            <>
              <h2>{m.usage_by_person()}</h2>
              <PeopleCounts rows={people} />
            </>
          ) : null}
          <h2>{m.usage_by_check()}</h2>
          <CheckCounts rows={checks} />
        </>
      ) : null}
    </>
  );
}

/** /admin/usage: how many checks were used, by whom, what they cost; or, where the address narrows it, each of them. */
export function UsagePage() {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  if (Object.keys(filter).length === 0) return <Figures />;
  return (
    <>
      <BackLink href="/admin/usage" label={m.usage_title()} />
      <UsageRows key={params.toString()} filter={filter} aside={<CsvButton filter={filter} />} />
    </>
  );
}
