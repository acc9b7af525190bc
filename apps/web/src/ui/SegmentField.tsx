import { type segment, segments } from '@pramaan/contract/calls/shapes.ts';
import { m } from '@pramaan/messages';
import type { output } from 'zod/mini';
import { SelectField } from './SelectField.tsx';

export type Segment = output<typeof segment>;

const words: Readonly<Record<Segment, () => string>> = {
  retail: m.segment_retail,
  business: m.segment_business,
};

interface Props {
  value: string;
  onChange: (segment: Segment) => void;
}

/** The segment of a loan (P §3.2): the person's own choice, or the lender's when it starts the application. */
export function SegmentField({ value, onChange }: Props) {
  return (
    <SelectField
      name="segment"
      label={m.segment_label()}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Segment)}
    >
      {segments.map((one) => (
        <option key={one} value={one}>
          {words[one]()}
        </option>
      ))}
    </SelectField>
  );
}
