import type { Field } from '@pramaan/documents/field.ts';
import { m } from '@pramaan/messages';
import { createElement } from 'react';
import classes from './CaptureForm.module.css';
import type { SendFile } from './controls/control.ts';
import { type Controls, plainControls } from './controls/plain-controls.ts';
import { PickOnMap } from './PickOnMap.tsx';
import { WhereToFind } from './WhereToFind.tsx';

interface Props {
  controls: Controls;
  form: string;
  name: string;
  field: Field;
  value: string;
  fault: string | undefined;
  warning: string | undefined;
  disabled: boolean;
  change: (value: string) => void;
  left: () => void;
  sendFile: SendFile;
  /** Told of a file on its way. */
  onWay?: (isOnWay: boolean) => void;
  /** Told whether a file that is here is a PDF. */
  onPdf?: (isPdf: boolean) => void;
  /** The form's other answers, for a list that depends on them. */
  answers?: Readonly<Record<string, string>>;
  /** May it be picked on the map? */
  isAddress: boolean;
  /** Where the answer comes from, while it is as it came. */
  from?: string | undefined;
}

/** One question: its label, hint, input, doubt and fault, tied together for those who cannot see them. */
export function FieldFrame({
  controls,
  form,
  name,
  field,
  value,
  fault,
  warning,
  disabled,
  change,
  left,
  sendFile,
  onWay,
  onPdf,
  answers = {},
  isAddress,
  from,
}: Props) {
  const id = `${form}-${name}`;
  const hints = [
    field.sideOf ? m.doc_file_turn() : '',
    field.hint,
    field.secret ? (field.control === 'file' ? m.doc_form_secret_file() : m.doc_form_secret()) : '',
  ].filter(Boolean);
  const describedBy = [
    hints.length > 0 ? `${id}-hint` : '',
    from ? `${id}-from` : '',
    warning && !fault ? `${id}-doubt` : '',
    fault ? `${id}-fault` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.field} data-control={field.control}>
      <label className={classes.label} htmlFor={id}>
        {field.label}
        {field.optional ? <span className={classes.optional}> {m.doc_form_optional()}</span> : null}
      </label>
      {hints.length > 0 ? (
        <p className={classes.hint} id={`${id}-hint`}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </p>
      ) : null}
      {createElement(controls[field.control] ?? plainControls.text, {
        id,
        name,
        field,
        value,
        describedBy: describedBy || undefined,
        invalid: fault !== undefined,
        disabled,
        change,
        left,
        sendFile,
        ...(onWay ? { onWay } : {}),
        ...(onPdf ? { onPdf } : {}),
        answers,
      })}
      {field.place ? <WhereToFind place={field.place} example={field.examples[0]} /> : null}
      {from ? (
        <p className={classes.from} id={`${id}-from`}>
          {from}
        </p>
      ) : null}
      {isAddress ? <PickOnMap onPick={change} /> : null}
      {warning && !fault ? (
        <p className={classes.doubt} id={`${id}-doubt`} role="status" data-tone="doubt">
          <span aria-hidden="true">!</span> {warning}
        </p>
      ) : null}
      {fault ? (
        <p className={classes.fault} id={`${id}-fault`} role="alert">
          <span aria-hidden="true">✗</span> {fault}
        </p>
      ) : null}
    </div>
  );
}
