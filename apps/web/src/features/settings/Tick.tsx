import classes from './Settings.module.css';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One box to tick; the whole line takes the tap. */
export function Tick({ label, checked, onChange }: Props) {
  return (
    <label className={classes.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface ManyProps<Value> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

/** Several of a list. */
export function Ticks<Value extends string | number>({
  legend,
  choices,
  chosen,
  onChange,
}: ManyProps<Value>) {
  return (
    <fieldset className={classes.ticks}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <Tick
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
    </fieldset>
  );
}
