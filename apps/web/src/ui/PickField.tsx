import { SelectField } from './SelectField.tsx';

interface Props {
  label: string;
  hint?: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of choices that are data, each with its own value. */
export function PickField({ choices, onChange, ...field }: Props) {
  return (
    <SelectField {...field} onChange={(event) => onChange(event.currentTarget.value)}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
