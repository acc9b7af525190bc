import { settings } from '@pramaan/contract/limits.ts';
import type { Rule } from '@pramaan/documents/define.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useId, useRef } from 'react';
import classes from './CaptureForm.module.css';
import './tones.css';
import { Button } from '../ui/Button.tsx';
import type { Capture, ServerFault, Values } from './capture-state.ts';
import { choiceWords } from './controls/choice-words.ts';
import type { SendFile } from './controls/control.ts';
import { controls } from './controls/controls.ts';
import { OptionWords } from './controls/option-words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useCapture } from './use-capture.ts';

const nothingRefused: readonly ServerFault[] = [];

interface Props {
  capture: Capture;
  /** What the answers must be to each other. */
  rule?: Rule | null;
  /** What is known already: the draft. */
  known?: Values;
  /** The words on the button; none when the form goes by itself. */
  action: string | null;
  busy?: boolean;
  /** What the server found wrong with the last try. */
  refused?: readonly ServerFault[];
  sendFile: SendFile;
  /** The field that holds the person's address: it may be picked on the map. */
  addressField?: string | undefined;
  /** The tidied values, and the text as it stands in the form. */
  onSubmitDocument: (given: Record<string, unknown>, values: Values) => void;
  /** The form after a change, and the fields that changed. */
  onChange?: (values: Values, changed: Values) => void;
}

/** The form of one way to give a document, drawn from its declaration. */
export function CaptureForm({
  capture,
  rule = null,
  known,
  action,
  busy = false,
  refused = nothingRefused,
  sendFile,
  addressField,
  onSubmitDocument,
  onChange,
}: Props) {
  const form = useId();
  const ref = useRef<HTMLFormElement>(null);
  const state = useCapture(capture, known, refused, rule);
  const names = Object.keys(capture);
  const wrong = names.filter((name) => state.faults[name]);

  function tell(changed: Values) {
    if (Object.keys(changed).length > 0) onChange?.({ ...state.values, ...changed }, changed);
  }
  function give(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { given, faults } = state.check();
    if (given) onSubmitDocument(given, state.values);
    else {
      const first = names.find((name) => faults[name]);
      ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  return (
    <form ref={ref} className={classes.form} onSubmit={give} noValidate>
      {state.rest.map((message) => (
        <p key={message} className={classes.fault} role="alert">
          {message}
        </p>
      ))}
      {wrong.length > 1 ? (
        <p className={classes.summary} role="alert" data-tone="bad">
          {m.doc_form_faults({ count: wrong.length })}
        </p>
      ) : null}
      <OptionWords value={choiceWords}>
        <div className={classes.fields} data-many={names.length > 4 || undefined}>
          {names.map((name) => {
            const field = capture[name];
            return field ? (
              <FieldFrame
                controls={controls}
                key={name}
                form={form}
                name={name}
                field={field}
                value={state.values[name] ?? ''}
                fault={state.faults[name]}
                warning={state.warning(name)}
                disabled={settings.inputsDisabled}
                change={(value) => tell(state.change(name, value))}
                left={() => tell(state.leave(name))}
                sendFile={sendFile}
                answers={state.values}
                isAddress={name === addressField}
              />
            ) : null;
          })}
        </div>
      </OptionWords>
      {action === null ? null : (
        <Button type="submit" className={classes.submit} aria-disabled={busy || undefined}>
          {busy ? m.doc_form_checking() : action}
        </Button>
      )}
    </form>
  );
}
