import { m } from '@pramaan/messages';
import { useState } from 'react';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';
import { TextControl } from './TextControl.tsx';
import { useChoices } from './use-choices.ts';

/** No name of a dictionary reads so. */
const another = '…';

/** The names of a dictionary with "Another" at their end, which opens a line to type in. */
export function ChoiceList(props: ControlProps) {
  const { field, value, change, answers } = props;
  const { names, missing } = useChoices(field, answers);
  const [typing, setTyping] = useState(false);
  if (names === 'none') return <TextControl {...props} />;
  const loading = names === 'loading';
  const listed = loading ? [] : names;
  const isOwn = !loading && (typing || value !== '') && !listed.includes(value);
  return (
    <>
      <select
        {...inputAttributes(props)}
        className={classes.input}
        aria-busy={loading || undefined}
        value={isOwn ? another : value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setTyping(chosen === another);
          change(chosen === another ? '' : chosen);
        }}
      >
        <option value="">{missing ? m.choice_first() : m.doc_form_choose()}</option>
        {loading && value ? <option value={value}>{value}</option> : null}
        {listed.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {loading || missing ? null : <option value={another}>{m.choice_another()}</option>}
      </select>
      {isOwn ? (
        <input
          className={classes.input}
          aria-label={m.choice_type({ field: field.label })}
          placeholder={m.choice_type({ field: field.label })}
          autoComplete="off"
          maxLength={field.maxLength}
          value={value}
          onBlur={props.left}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : null}
    </>
  );
}
