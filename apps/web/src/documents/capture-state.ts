import type { Rule } from '@pramaan/documents/define.ts';
import type { Field } from '@pramaan/documents/field.ts';

export type Capture = Readonly<Record<string, Field>>;
export type Values = Readonly<Record<string, string>>;
/** What is wrong, by field: one sentence each. */
export type Faults = Readonly<Record<string, string>>;

/** A fault as the server words it: `path` may begin with the part of the request it was found in. */
export interface ServerFault {
  path: string;
  message: string;
}

/** Every field of the form with its text, blank where nothing is known yet. */
export function blankValues(capture: Capture, known: Values = {}): Values {
  return Object.fromEntries(Object.keys(capture).map((name) => [name, known[name] ?? '']));
}

/** The form after one answer: what was chosen of a list that depends on it is asked again. */
export function answered(capture: Capture, values: Values, name: string, value: string): Values {
  const informationRequests = ({ listed }: Field) =>
    listed && (listed.kind === name || listed.within.includes(name));
  const again = Object.entries(capture).flatMap(([other, field]) =>
    informationRequests(field) ? [[other, '']] : [],
  );
  return { ...values, ...Object.fromEntries(again), [name]: value };
}

interface Checked {
  /** The tidied values of a form without faults; null when something is wrong. */
  given: Record<string, unknown> | null;
  faults: Faults;
}

/** Checks a whole form with the very checks and rule that the server uses. A blank optional field is left out. */
export function checkForm(capture: Capture, values: Values, rule: Rule | null = null): Checked {
  const faults: Record<string, string> = {};
  const given: Record<string, string> = {};
  for (const [name, field] of Object.entries(capture)) {
    const typed = values[name];
    if (field.optional && (typed === undefined || typed === '')) continue;
    const { value, fault } = field.check(typed);
    if (fault !== null) faults[name] = fault;
    else if (value !== '') given[name] = value;
  }
  if (Object.keys(faults).length > 0) return { given: null, faults };
  const fault = rule?.(given);
  return fault ? { given: null, faults: { [fault.path]: fault.message } } : { given, faults };
}

/** Checks one field: what is wrong with it, and the value tidied as it will be stored. */
export function checkField(
  field: Field,
  typed: string,
): { fault?: string; tidied: string; warning?: string } {
  if (field.optional && typed.trim() === '') return { tidied: '' };
  const { value, fault } = field.check(typed);
  if (fault !== null) return { fault, tidied: typed };
  const warning = field.warn(value);
  return { tidied: value, ...(warning ? { warning } : {}) };
}

/** Puts the server's faults at their fields; what belongs to no field of this form is left over. */
export function placeFaults(
  capture: Capture,
  found: readonly ServerFault[],
): { faults: Faults; rest: string[] } {
  const faults: Record<string, string> = {};
  const rest: string[] = [];
  for (const { path, message } of found) {
    const name = path.split('.').find((step) => Object.hasOwn(capture, step));
    if (name) faults[name] ??= message;
    else rest.push(message);
  }
  return { faults, rest };
}
