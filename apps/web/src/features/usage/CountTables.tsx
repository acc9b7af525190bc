import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { formatMonth } from '../../lib/format.ts';
import { paiseText } from '../../lib/rupees.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import classes from './Usage.module.css';
import { type Count, type PersonCount, rowsAddress, type UsageFilter } from './use-usage.ts';

/** A figure that opens the checks behind it. */
function Opens({ filter, words, of }: { filter: UsageFilter; words: number; of: string }) {
  if (words === 0) return words;
  return (
    <Link
      href={rowsAddress(filter)}
      className={classes.opens}
      aria-label={m.usage_open({ count: words, of })}
    >
      {words}
    </Link>
  );
}

const checkColumns = (): readonly [Column<Count>, ...Column<Count>[]] => [
  { label: m.usage_kind(), show: ({ title }) => title },
  { label: m.usage_month(), show: ({ month }) => formatMonth(month) },
  {
    label: m.usage_answered(),
    number: true,
    show: ({ answered, month, endpoint, title }) => (
      <Opens
        filter={{ month, endpoint, kind: 'answered' }}
        words={answered}
        of={`${title}, ${formatMonth(month)}`}
      />
    ),
  },
  {
    label: m.usage_reused(),
    number: true,
    show: ({ reused, month, endpoint, title }) => (
      <Opens
        filter={{ month, endpoint, kind: 'reused' }}
        words={reused}
        of={`${title}, ${formatMonth(month)}`}
      />
    ),
  },
  { label: m.usage_price(), number: true, show: ({ paise }) => paiseText(paise) },
  {
    label: m.usage_cost(),
    number: true,
    show: ({ paise, cost }) => (paise === null && cost === 0 ? '–' : paiseText(cost)),
  },
];

const personColumns = (): readonly [Column<PersonCount>, ...Column<PersonCount>[]] => [
  { label: m.usage_person(), show: ({ name }) => name },
  { label: m.usage_month(), show: ({ month }) => formatMonth(month) },
  {
    label: m.usage_answered(),
    number: true,
    show: ({ answered, month, who, name }) => (
      <Opens
        filter={{ month, who, kind: 'answered' }}
        words={answered}
        of={`${name}, ${formatMonth(month)}`}
      />
    ),
  },
  {
    label: m.usage_reused(),
    number: true,
    show: ({ reused, month, who, name }) => (
      <Opens filter={{ month, who, kind: 'reused' }} words={reused} of={`${name}, ${formatMonth(month)}`} />
    ),
  },
  { label: m.usage_cost(), number: true, show: ({ cost }) => paiseText(cost) },
];

/** Checks used by kind and month. */
export function CheckCounts({ rows }: { rows: readonly Count[] }) {
  return (
    <DataTable
      caption={m.usage_by_check()}
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
      caption={m.usage_by_person()}
      rows={rows}
      keyOf={({ month, who }) => `${month} ${who}`}
      columns={personColumns()}
    />
  );
}
