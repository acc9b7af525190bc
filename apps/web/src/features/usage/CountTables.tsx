import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { monthOf, rupees } from './money.ts';
import classes from './Usage.module.css';
import { type Count, type PersonCount, rowsAddress, type UsageFilter } from './use-usage.ts';

/** A figure that opens the checks behind it. */
function Opens({ filter, words, of }: { filter: UsageFilter; words: number; of: string }) {
  if (words === 0) return words;
  return (
    <Link
      href={rowsAddress(filter)}
      className={classes.opens}
      aria-label={t('usage.open', { count: words, of })}
    >
      {words}
    </Link>
  );
}

const checkColumns = (): readonly [Column<Count>, ...Column<Count>[]] => [
  { label: t('usage.kind'), show: ({ title }) => title },
  { label: t('usage.month'), show: ({ month }) => monthOf(month) },
  {
    label: t('usage.answered'),
    number: true,
    show: ({ answered, month, endpoint, title }) => (
      <Opens
        filter={{ month, endpoint, kind: 'answered' }}
        words={answered}
        of={`${title}, ${monthOf(month)}`}
      />
    ),
  },
  {
    label: t('usage.reused'),
    number: true,
    show: ({ reused, month, endpoint, title }) => (
      <Opens filter={{ month, endpoint, kind: 'reused' }} words={reused} of={`${title}, ${monthOf(month)}`} />
    ),
  },
  { label: t('usage.price'), number: true, show: ({ paise }) => rupees(paise) },
  {
    label: t('usage.cost'),
    number: true,
    show: ({ paise, cost }) => (paise === null && cost === 0 ? '–' : rupees(cost)),
  },
];

const personColumns = (): readonly [Column<PersonCount>, ...Column<PersonCount>[]] => [
  { label: t('usage.person'), show: ({ name }) => name },
  { label: t('usage.month'), show: ({ month }) => monthOf(month) },
  {
    label: t('usage.answered'),
    number: true,
    show: ({ answered, month, who, name }) => (
      <Opens filter={{ month, who, kind: 'answered' }} words={answered} of={`${name}, ${monthOf(month)}`} />
    ),
  },
  {
    label: t('usage.reused'),
    number: true,
    show: ({ reused, month, who, name }) => (
      <Opens filter={{ month, who, kind: 'reused' }} words={reused} of={`${name}, ${monthOf(month)}`} />
    ),
  },
  { label: t('usage.cost'), number: true, show: ({ cost }) => rupees(cost) },
];

/** Checks used by kind and month. */
export function CheckCounts({ rows }: { rows: readonly Count[] }) {
  return (
    <DataTable
      caption={t('usage.by.check')}
      rows={rows}
      keyOf={({ month, endpoint }) => `${month} ${endpoint}`}
      columns={checkColumns()}
    />
  );
}

/** Checks used by who asked and month. */
export function PeopleCounts({ rows }: { rows: readonly PersonCount[] }) {
  return (
    <DataTable
      caption={t('usage.by.person')}
      rows={rows}
      keyOf={({ month, who }) => `${month} ${who}`}
      columns={personColumns()}
    />
  );
}
