import { settings } from '@pramaan/contract/limits.ts';
import type { Rule } from '@pramaan/documents/define.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import classes from './CaptureForm.module.css';
import './tones.css';
import { Button } from '../ui/Button.tsx';
import type { Capture, ServerFault, Values } from './capture-state.ts';
import { choiceWords } from './controls/choice-words.ts';
import type { SendFile } from './controls/control.ts';
import { controls } from './controls/controls.ts';
import { OptionWords } from './controls/option-words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FilledAnswers } from './FilledAnswers.tsx';
import { formParts } from './form-parts.ts';
import { useCapture } from './use-capture.ts';

const nothingRefused: readonly ServerFault[] = [];
const nothingKnown: Readonly<Record<string, SourcedAnswer>> = {};

/** An answer that stood elsewhere, and where, in words. */
export interface SourcedAnswer {
  value: string;
  from: string;
}

interface Props {
  capture: Capture;
  /** What the answers must be to each other. */
  rule?: Rule | null;
  /** What is known already: the draft. */
  known?: Values;
  /** Answers that stand elsewhere already. */
  sourced?: Readonly<Record<string, SourcedAnswer>>;
  /** In parts of a few questions each, for a person on a phone. */
  inParts?: boolean;
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

/** The list with or without `name`. */
const noted = (list: readonly string[], name: string, is: boolean) => [
  ...list.filter((other) => other !== name),
  ...(is ? [name] : []),
];

/** The front is here, and is no PDF, which has both sides itself. */
const lacksBack = (front: string, values: Values, pdfs: readonly string[]) =>
  Boolean(values[front]) && !pdfs.includes(front);

/** The button of a card with two sides; without words before there is one. Null for every other form, and for a PDF. */
function sidesAction(
  capture: Capture,
  values: Values,
  pdfs: readonly string[],
): { action: string | null; variant: 'default' | 'filled' } | null {
  const [back, field] = Object.entries(capture).find(([, { sideOf }]) => sideOf !== undefined) ?? [];
  if (!back || !field?.sideOf) return null;
  if (values[back]) return { action: m.doc_file_both(), variant: 'filled' };
  if (!values[field.sideOf]) return { action: null, variant: 'default' };
  return lacksBack(field.sideOf, values, pdfs)
    ? { action: m.doc_file_front_only(), variant: 'default' }
    : null;
}

/** The form of one way to give a document, drawn from its declaration. */
export function CaptureForm({
  capture,
  rule = null,
  known,
  sourced = nothingKnown,
  inParts = false,
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
  // The parts stay as they were when the form was opened: what is typed must not move a question.
  const [{ filled, parts, more }] = useState(() =>
    inParts
      ? formParts(capture, known ?? {}, Object.keys(sourced))
      : { filled: [], parts: [names], more: [] },
  );
  const [at, setAt] = useState(0);
  const [changing, setChanging] = useState(false);
  const [focused, setFocused] = useState('');
  const [onWay, setOnWay] = useState<readonly string[]>([]);
  const [pdfs, setPdfs] = useState<readonly string[]>([]);
  const isWrong = (name: string) => state.faults[name] !== undefined;
  const isLast = at === parts.length - 1;

  // After the part that holds it has been drawn.
  useEffect(() => {
    if (!focused) return;
    ref.current?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    setFocused('');
  }, [focused]);

  const show = (name: string) => {
    const part = parts.findIndex((each) => each.includes(name));
    if (part >= 0) setAt(part);
    setFocused(name);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const first = refused.length > 0 ? names.find(isWrong) : undefined;
    const part = parts.findIndex((each) => first !== undefined && each.includes(first));
    if (part >= 0) setAt(part);
  }, [refused, state.faults]);

  function tell(changed: Values) {
    if (Object.keys(changed).length > 0) onChange?.({ ...state.values, ...changed }, changed);
    // The one side is here: the other is asked for at once.
    const other = names.find((name) => changed[capture[name]?.sideOf ?? ''] && !state.values[name]);
    if (other) setFocused(other);
  }
  function give(event: FormEvent) {
    event.preventDefault();
    if (busy || onWay.length > 0) return;
    const { given, faults } = state.check(isLast ? undefined : [...filled, ...parts.slice(0, at + 1).flat()]);
    const first = names.find((name) => faults[name]);
    if (given) onSubmitDocument(given, state.values);
    else if (first) show(first);
    else show(parts[at + 1]?.[0] ?? '');
  }
  const fromOf = (name: string) =>
    state.values[name] !== '' && state.values[name] === sourced[name]?.value
      ? sourced[name]?.from
      : undefined;
  const questions = (of: readonly string[]) =>
    of.map((name) => {
      const field = capture[name];
      const isAsked =
        field && (!field.sideOf || state.values[name] || lacksBack(field.sideOf, state.values, pdfs));
      return isAsked ? (
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
          onWay={(is) => setOnWay((before) => noted(before, name, is))}
          onPdf={(is) => setPdfs((before) => noted(before, name, is))}
          answers={state.values}
          isAddress={name === addressField}
          from={fromOf(name)}
        />
      ) : null;
    });

  const sides = sidesAction(capture, state.values, pdfs);
  const named = sides ? sides.action : action;
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
        {filled.length > 0 ? (
          <div hidden={at > 0 && !filled.some(isWrong)}>
            <FilledAnswers
              capture={capture}
              names={filled}
              values={state.values}
              from={fromOf}
              open={changing || filled.some(isWrong)}
              onOpen={() => {
                setChanging(true);
                setFocused(filled[0] ?? '');
              }}
            >
              <div className={classes.fields} data-many={filled.length > 4 || undefined}>
                {questions(filled)}
              </div>
            </FilledAnswers>
          </div>
        ) : null}
        {parts.length > 1 ? (
          <p className={classes.part} role="status">
            {m.doc_form_part({ number: at + 1, count: parts.length })}
          </p>
        ) : null}
        {parts.map((part, index) => (
          <div
            key={part.join()}
            hidden={index !== at}
            className={classes.fields}
            data-many={part.length > 4 || undefined}
          >
            {questions(part)}
          </div>
        ))}
        {more.length > 0 ? (
          <details hidden={!isLast} className={classes.more} open={more.some(isWrong) || undefined}>
            <summary>{m.doc_form_more()}</summary>
            <div className={classes.fields}>{questions(more)}</div>
          </details>
        ) : null}
      </OptionWords>
      {named === null ? null : (
        <div className={classes.foot}>
          <Button
            type="submit"
            variant={sides ? sides.variant : 'filled'}
            className={classes.submit ?? ''}
            disabled={busy || onWay.length > 0}
          >
            {busy ? m.doc_form_checking() : isLast ? named : m.start_next()}
          </Button>
          {at > 0 ? (
            <Button variant="subtle" onClick={() => show(parts[at - 1]?.[0] ?? '')}>
              {m.start_back()}
            </Button>
          ) : null}
        </div>
      )}
    </form>
  );
}
