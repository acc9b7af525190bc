import type { Rule } from '@pramaan/documents/define.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  answered,
  blankValues,
  type Capture,
  checkField,
  checkForm,
  type Faults,
  placeFaults,
  type ServerFault,
  type Values,
} from './capture-state.ts';

const without = (faults: Faults, name: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([other]) => other !== name));

/** The state of one capture form. What was typed is never thrown away, whatever goes wrong. */
export function useCapture(
  capture: Capture,
  known: Values | undefined,
  refused: readonly ServerFault[],
  rule: Rule | null = null,
) {
  const [values, setValues] = useState<Values>(() => blankValues(capture, known));
  const [faults, setFaults] = useState<Faults>({});
  const touched = useRef(new Set<string>());
  const placed = useMemo(() => placeFaults(capture, refused), [capture, refused]);

  useEffect(() => {
    if (Object.keys(placed.faults).length > 0) setFaults((before) => ({ ...before, ...placed.faults }));
  }, [placed]);

  // What becomes known late (a draft from the server) fills what this page has not changed, and nothing else.
  useEffect(() => {
    setValues((before) =>
      Object.fromEntries(
        Object.entries(before).map(([name, value]) => [
          name,
          value !== '' && touched.current.has(name) ? value : (known?.[name] ?? value),
        ]),
      ),
    );
  }, [known]);

  return {
    values,
    faults,
    /** Faults of the server that belong to no field of the form. */
    rest: placed.rest,
    warning: (name: string) => {
      const field = capture[name];
      return field && values[name] ? checkField(field, values[name]).warning : undefined;
    },
    /** Answers the fields that this changes: those that depend on the answer are asked again. */
    change: (name: string, value: string): Values => {
      const after = answered(capture, values, name, value);
      const changed = Object.entries(after).filter(([other, text]) => text !== values[other]);
      for (const [other] of changed) touched.current.add(other);
      setValues((before) => ({ ...before, ...Object.fromEntries(changed) }));
      setFaults((before) => without(before, name));
      return Object.fromEntries(changed);
    },
    /** Checks the field that was left, if it is not blank: passing by a blank field is no mistake. Answers what it tidied. */
    leave: (name: string): Values => {
      const field = capture[name];
      const value = values[name] ?? '';
      if (!field || value.trim() === '') return {};
      const { fault, tidied } = checkField(field, value);
      setFaults((before) => (fault ? { ...before, [name]: fault } : without(before, name)));
      setValues((before) => ({ ...before, [name]: tidied }));
      return tidied === value ? {} : { [name]: tidied };
    },
    /** Checks the whole form, or these fields of it alone: then nothing is handed on. */
    check: (names?: readonly string[]) => {
      const checked = checkForm(capture, values, rule);
      const found = names
        ? Object.fromEntries(Object.entries(checked.faults).filter(([name]) => names.includes(name)))
        : checked.faults;
      setFaults(found);
      return { given: names ? null : checked.given, faults: found };
    },
  };
}
