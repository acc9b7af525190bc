import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { useSegments } from '../../lib/segments.ts';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Dashboards.module.css';
import { dashboardsAddress, lastDays, type RangeFilter } from './range-address.ts';

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

/** Which days and which segment are counted. They stand in the address, so that a view can be kept and shared. */
export function RangeFilters({ range, onChange }: Props) {
  const segments = useSegments().data ?? [];
  const set = (name: keyof RangeFilter, value: string) => {
    const { [name]: _, ...others } = range;
    onChange(value ? { ...others, [name]: value } : others);
  };
  const shown = lastDays(usual * 7);
  const segment = range.segment ? { segment: range.segment } : {};
  const addressOf = (weeks: number) =>
    dashboardsAddress(weeks === usual ? segment : { ...lastDays(weeks * 7), ...segment });
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
    </fieldset>
  );
}
