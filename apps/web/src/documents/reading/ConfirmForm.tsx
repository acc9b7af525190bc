import type { FieldFault } from '@pramaan/contract/errors.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormSaved } from '../FormSaved.tsx';
import { ReadFieldRow } from './ReadFieldRow.tsx';
import classes from './Reading.module.css';
import type { ReadField } from './read-fields.ts';
import type { TypedReading } from './typed-reading.ts';
import { useConfirm } from './use-confirm.ts';
import '../tones.css';

interface Props {
  fields: readonly ReadField[];
  typed: TypedReading | null;
  /** Nothing was read: the person types it all. */
  blank?: boolean;
  busy: boolean;
  /** What the server found wrong with what was confirmed. */
  refused: readonly FieldFault[];
  onConfirm: (confirmed: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

/** Every value that was read, beside its place in the picture; one button says that all of it is right. */
export function ConfirmForm({ fields, typed, blank = false, busy, refused, onConfirm, onClose }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const state = useConfirm(fields, refused, typed);
  const unsure = blank ? 0 : fields.filter((field) => field.open && field.unsure).length;
  const plain = unsure > 1 && unsure === fields.filter(({ open }) => open).length;
  const wrong = fields.filter(({ path }) => state.faults[path]).length;
  const focus = (path: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)?.focus();

  // What the server refused is brought before the person, who had moved on.
  useEffect(() => {
    const first = refused[0] && fields.find(({ path }) => refused.some((fault) => fault.path.endsWith(path)));
    if (first) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first.path)}"]`)?.focus();
  }, [refused, fields]);

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const said = state.confirm();
    if ('confirmed' in said) onConfirm(said.confirmed);
    else focus(said.first);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={confirm} noValidate>
      {unsure > 0 ? (
        <p className={classes.count} data-tone="doubt">
          <span aria-hidden="true">!</span>{' '}
          {plain
            ? m.read_unsure_all({ count: unsure })
            : m.read_unsure_count({ count: unsure, all: fields.length })}
        </p>
      ) : null}
      {state.rest.map((message) => (
        <p key={message} className={classes.fault} role="alert">
          {message}
        </p>
      ))}
      {wrong > 1 ? (
        <p className={classes.count} role="alert" data-tone="bad">
          {m.read_faults({ count: wrong })}
        </p>
      ) : null}
      <div className={classes.rows}>
        {fields.map((field) => (
          <ReadFieldRow
            key={field.path}
            id={`${id}-${field.path}`}
            field={field}
            value={state.values[field.path] ?? ''}
            fault={state.faults[field.path]}
            blank={blank}
            plain={plain}
            change={(value) => state.change(field.path, value)}
            left={() => state.leave(field)}
          />
        ))}
      </div>
      {typed ? <FormSaved state={typed.state} /> : null}
      <div className={classes.buttons}>
        <Button type="submit" className={classes.yes} disabled={busy}>
          {busy ? m.read_sending() : m.read_yes()}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {m.read_close()}
        </Button>
      </div>
    </form>
  );
}
