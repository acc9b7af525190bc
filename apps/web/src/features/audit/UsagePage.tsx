import { usageCounts } from '@pramaan/contract/calls/audit.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { enAdmin } from '../../catalogue/en-admin.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Audit.module.css';

learn(enAdmin);
type Line = ResultOf<typeof usageCounts>[number];

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const rupees = (paise: number) => money.format(paise / 100);
const monthOf = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const columns = (): readonly [Column<Line>, ...Column<Line>[]] => [
  { label: t('usage.kind'), show: ({ title }) => title },
  { label: t('usage.month'), show: ({ month }) => monthOf(month) },
  { label: t('usage.answered'), number: true, show: ({ answered }) => answered },
  { label: t('usage.reused'), number: true, show: ({ reused }) => reused },
  {
    label: t('usage.price'),
    number: true,
    show: ({ paise }) => (paise === null ? '–' : rupees(paise)),
  },
  {
    label: t('usage.cost'),
    number: true,
    show: ({ paise, answered }) => (paise === null ? '–' : rupees(paise * answered)),
  },
];

const sum = (lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((whole, line) => whole + of(line), 0);

/** /admin/usage: how many checks were used, and what they cost. */
export function UsagePage() {
  const usage = useQuery({
    queryKey: ['usage'],
    queryFn: async ({ signal }) => (await send(usageCounts, { signal })).result,
  });
  const lines = usage.data ?? [];
  const reused = sum(lines, (line) => line.reused);
  const spent = sum(lines, (line) => line.answered * (line.paise ?? 0));
  return (
    <>
      <PageHeading title={t('usage.title')} lead={t('usage.lead')} />
      {usage.isPending ? <ListSkeleton /> : null}
      <FormNotice message={usage.error ? sentenceOf(usage.error) : null} />
      {usage.data && lines.length === 0 ? (
        <EmptyState title={t('usage.none.title')} text={t('usage.none.text')} />
      ) : null}
      {lines.length > 0 ? (
        <>
          <div className={classes.figures}>
            <p>
              <strong>
                {t('usage.total', { checks: sum(lines, (line) => line.answered) + reused, reused })}
              </strong>
            </p>
            {spent > 0 ? <p>{t('usage.spent', { amount: rupees(spent) })}</p> : null}
          </div>
          <DataTable
            caption={t('usage.title')}
            rows={lines}
            keyOf={({ month, endpoint }) => `${month} ${endpoint}`}
            columns={columns()}
          />
        </>
      ) : null}
    </>
  );
}
