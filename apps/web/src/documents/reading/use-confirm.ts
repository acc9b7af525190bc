import type { FieldFault } from '@pramaan/contract/errors.ts';
import { m } from '@pramaan/messages';
import { useEffect, useMemo, useState } from 'react';
import type { ReadField } from './read-fields.ts';
import type { TypedReading } from './typed-reading.ts';
import { checkTyped } from './typed-value.ts';

type Texts = Readonly<Record<string, string>>;

/** The server's faults at their fields: its path ends in the record path. What fits none is left over. */
function placeReadFaults(fields: readonly ReadField[], found: readonly FieldFault[]) {
  const faults: Record<string, string> = {};
  const rest: string[] = [];
  for (const { path, message } of found) {
    const said = path.replace(/^(?:body\.)?(?:confirmed\.)?/, '');
    if (fields.some((field) => field.path === said)) faults[said] ??= message;
    else rest.push(message);
  }
  return { faults, rest };
}

const without = (faults: Texts, path: string): Texts =>
  Object.fromEntries(Object.entries(faults).filter(([other]) => other !== path));

/** The state of the form that confirms a reading. Nothing typed is ever thrown away. */
export function useConfirm(
  fields: readonly ReadField[],
  refused: readonly FieldFault[],
  typed: TypedReading | null,
) {
  const [own, setOwn] = useState<Texts>({});
  const values: Texts = {
    ...Object.fromEntries(fields.filter(({ open }) => open).map(({ path, value }) => [path, value])),
    ...typed?.values,
    ...own,
  };
  const [faults, setFaults] = useState<Texts>({});
  const placed = useMemo(() => placeReadFaults(fields, refused), [fields, refused]);
  useEffect(() => setFaults((before) => ({ ...before, ...placed.faults })), [placed]);

  return {
    values,
    faults,
    rest: placed.rest,
    change: (path: string, value: string) => {
      setOwn((before) => ({ ...before, [path]: value }));
      typed?.keep(path, value);
      setFaults((before) => without(before, path));
    },
    leave: (field: ReadField) => {
      const { tidied, fault } = checkTyped(field, values[field.path] ?? '');
      setOwn((before) => ({ ...before, [field.path]: tidied }));
      if (own[field.path] !== undefined && tidied !== own[field.path]) typed?.keep(field.path, tidied);
      if (fault) setFaults((before) => ({ ...before, [field.path]: fault() }));
    },
    /** What the person confirms, by record path; null, and faults at their fields, when something is wrong. */
    confirm: (): { confirmed: Texts } | { first: string } => {
      const wrong: Record<string, string> = {};
      const confirmed: Record<string, string> = {};
      for (const field of fields) {
        if (!field.open) continue;
        const { tidied, fault } = checkTyped(field, values[field.path] ?? '');
        confirmed[field.path] = tidied;
        if (fault) wrong[field.path] = fault();
      }
      const [first] = fields.filter(({ open }) => open);
      if (first && Object.values(confirmed).every((text) => text === ''))
        wrong[first.path] = m.read_fault_all();
      setFaults(wrong);
      const at = fields.find(({ path }) => wrong[path])?.path;
      return at === undefined ? { confirmed } : { first: at };
    },
  };
}
