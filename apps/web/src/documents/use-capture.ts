import type { Rule } from '@pramaan/documents/define.ts';
import { useEffect, useMemo, useState } from 'react';
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
  const placed = useMemo(() => placeFaults(capture, refused), [capture, refused]);

  useEffect(() => {
    if (Object.keys(placed.faults).length > 0) setFaults((before) => ({ ...before, ...placed.faults }));
  }, [placed]);

  // A draft that arrives late fills what is still blank; it never writes over what was typed.
  useEffect(() => {
    setValues((before) =>
      Object.fromEntries(
        Object.entries(before).map(([name, value]) => [name, value || (known?.[name] ?? '')]),
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
    change: (name: string, value: string) => {
      setValues((before) => answered(capture, before, name, value));
      setFaults((before) => without(before, name));
    },
    /** Checks the field that was left, if anything stands in it: passing by a blank field is no mistake. */
    leave: (name: string) => {
      const field = capture[name];
      const value = values[name] ?? '';
      if (!field || value.trim() === '') return;
      const { fault, tidied } = checkField(field, value);
      setFaults((before) => (fault ? { ...before, [name]: fault } : without(before, name)));
      setValues((before) => ({ ...before, [name]: tidied }));
    },
    check: () => {
      const checked = checkForm(capture, values, rule);
      setFaults(checked.faults);
      return checked;
    },
  };
}
