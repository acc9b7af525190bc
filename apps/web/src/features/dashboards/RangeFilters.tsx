import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { useSegments } from '../../lib/segments.ts';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Dashboards.module.css';
import { dashboardsAddress, lastDays, type RangeFilter } from './range-address.ts';
import { wholeDay } from './span.ts';
import { useFilters } from './use-figures.ts';

const dashMessages = {
  from: m.dashboard_from,
  to: m.dashboard_to,
} as const;

const presets = [
  { weeks: 4, label: m.dashboard_range_4 },
  { weeks: 12, label: m.dashboard_range_12 },
  { weeks: 52, label: m.dashboard_range_52 },
] as const;
const usual = 12;

interface Props {
  range: RangeFilter;
  onChange: (range: RangeFilter) => void;
}

/** Loan product, branch and agent: each where the lender has a choice, which most have: until it is known they keep their places. */
function GroupFilters({
  range,
  set,
}: {
  range: RangeFilter;
  set: (name: keyof RangeFilter, to: string) => void;
}) {
  const { data } = useFilters();
  const { products = [], branches = [], agents = [] } = data ?? {};
  const fields = [
    {
      name: 'product',
      label: m.dashboard_outcomes_product(),
      all: m.dashboard_product_all(),
      known: products,
    },
    { name: 'branch', label: m.dashboard_outcomes_branch(), all: m.dashboard_branch_all(), known: branches },
    { name: 'agent', label: m.dashboard_outcomes_agent(), all: m.dashboard_agent_all(), known: agents },
  ] as const;
  return fields.map(({ name, label, all, known }) =>
    data && known.length === 0 && !range[name] ? null : (
      <PickField
        key={name}
        label={label}
        value={range[name] ?? ''}
        choices={[
          { value: '', label: all },
          ...known.map(({ key, name: words }) => ({ value: key, label: words })),
          { value: 'none', label: m.dashboard_outcomes_none() },
        ]}
        onChange={(value) => set(name, value)}
      />
    ),
  );
}

/** Which days, and of which applications, are counted. They are in the address, so that a view can be kept and shared. */
export function RangeFilters({ range, onChange }: Props) {
  return (
    <>
      <Fields range={range} onChange={onChange} />
      <PrintedRange range={range} />
    </>
  );
}

/** The same in one line, for paper. */
function PrintedRange({ range }: { range: RangeFilter }) {
  const { products = [], branches = [], agents = [] } = useFilters().data ?? {};
  const { from, to } = { ...lastDays(usual * 7), ...range };
  const nameOf = (key: string | undefined, known: readonly { key: string; name: string }[]) =>
    key === 'none' ? m.dashboard_outcomes_none() : (known.find((one) => one.key === key)?.name ?? key);
  const only = [
    range.segment,
    nameOf(range.product, products),
    nameOf(range.branch, branches),
    nameOf(range.agent, agents),
  ].filter(Boolean);
  const days = m.dashboard_days({ from: wholeDay(from), to: wholeDay(to) });
  return <p className={classes.printed}>{[days, ...only].join(' · ')}</p>;
}

function Fields({ range, onChange }: Props) {
  const segments = useSegments().data ?? [];
  const set = (name: keyof RangeFilter, value: string) => {
    const { [name]: _, ...others } = range;
    onChange(value ? { ...others, [name]: value } : others);
  };
  const shown = lastDays(usual * 7);
  const { from: _from, to: _to, ...only } = range;
  const addressOf = (weeks: number) =>
    dashboardsAddress(weeks === usual ? only : { ...lastDays(weeks * 7), ...only });
  const isOpen = (weeks: number) => {
    const { from, to } = lastDays(weeks * 7);
    return (range.from ?? shown.from) === from && (range.to ?? shown.to) === to;
  };
  const dayField = (name: 'from' | 'to') => (
    <TextField
      key={`${name} ${range[name] ?? ''}`}
      type="date"
      label={dashMessages[name]()}
      name={name}
      defaultValue={range[name] ?? shown[name]}
      // While a day is being typed it is none.
      onBlur={(event) => {
        if (event.currentTarget.value !== (range[name] ?? shown[name])) set(name, event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
  return (
    <fieldset className={classes.range}>
      <legend className="visually-hidden">{m.dashboard_range()}</legend>
      <nav className={classes.presets} aria-label={m.dashboard_range()}>
        {presets.map(({ weeks, label }) => (
          <Link
            key={weeks}
            href={addressOf(weeks)}
            className={classes.preset}
            aria-current={isOpen(weeks) ? 'page' : undefined}
          >
            {label()}
          </Link>
        ))}
      </nav>
      {dayField('from')}
      {dayField('to')}
      <PickField
        label={m.dashboard_segment()}
        value={range.segment ?? ''}
        choices={[
          { value: '', label: m.dashboard_segment_all() },
          ...segments.map((one) => ({ value: one, label: one })),
        ]}
        onChange={(value) => set('segment', value)}
      />
      <GroupFilters range={range} set={set} />
    </fieldset>
  );
}
