import classes from './Tick.module.css';

interface Props {
  label: string;
  /** What a screen reader says where the label alone says too little; it holds the label. */
  spoken?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One box to tick; the whole line takes the tap. */
export function Tick({ label, spoken, checked, onChange }: Props) {
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={spoken}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface ManyProps<Value> {
  legend: string;
  hint?: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

/** Several of a list. */
export function Ticks<Value extends string | number>({
  legend,
  hint,
  choices,
  chosen,
  onChange,
}: ManyProps<Value>) {
  return (
    <fieldset className={classes.ticks}>
      <legend>{legend}</legend>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
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
