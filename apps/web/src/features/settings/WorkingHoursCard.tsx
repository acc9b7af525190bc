import { type Message, m } from '@pramaan/messages';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Ticks } from '../../ui/Tick.tsx';
import type { WorkingLists } from './working-lists.ts';

/** The hours while they are typed. */
export interface TypedHours {
  days: readonly number[];
  always: boolean;
  from: string;
  until: string;
  /** One day a line. */
  holidays: string;
}

const weekdays: readonly Message[] = [
  m.lists_day_1,
  m.lists_day_2,
  m.lists_day_3,
  m.lists_day_4,
  m.lists_day_5,
  m.lists_day_6,
  m.lists_day_7,
];

/** What the fields hold at first. */
export const typedHours = ({ days, hours, holidays }: WorkingLists): TypedHours => ({
  ...{ days, always: hours === null, holidays: holidays.join('\n') },
  ...(hours ?? { from: '09:30', until: '18:30' }),
});

/** The days of the lines, each once; `fault` names the first line that is none. */
export function holidaysOf(typed: string): { days: string[]; fault: string | null } {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const wrong = lines.find((line) => !/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(line));
  return {
    days: [...new Set(lines)],
    fault: wrong === undefined ? null : m.lists_holidays_fault({ line: wrong }),
  };
}

interface Props {
  typed: TypedHours;
  fault: string | null;
  onChange: (typed: TypedHours) => void;
}

/** Working days, hours and holidays. */
export function WorkingHoursCard({ typed, fault, onChange }: Props) {
  return (
    <Card title={m.lists_hours_title()} text={m.lists_hours_text()}>
      <Ticks
        legend={m.lists_days()}
        choices={weekdays.map((label, index) => ({ value: index + 1, label: label() }))}
        chosen={typed.days}
        onChange={(days) => onChange({ ...typed, days })}
      />
      <PickField
        label={m.lists_round()}
        value={typed.always ? 'always' : 'hours'}
        choices={[
          { value: 'always', label: m.lists_round_always() },
          { value: 'hours', label: m.lists_round_hours() },
        ]}
        onChange={(value) => onChange({ ...typed, always: value === 'always' })}
      />
      {typed.always
        ? null
        : (['from', 'until'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              type="time"
              label={name === 'from' ? m.lists_from() : m.lists_until()}
              value={typed[name]}
              onChange={({ currentTarget: { value } }) => onChange({ ...typed, [name]: value })}
            />
          ))}
      <TextArea
        name="holidays"
        label={m.lists_holidays()}
        hint={m.lists_holidays_hint()}
        rows={6}
        value={typed.holidays}
        onChange={({ currentTarget: { value } }) => onChange({ ...typed, holidays: value })}
      />
      <FormNotice message={fault} />
    </Card>
  );
}
