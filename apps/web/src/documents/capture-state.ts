import { captureSchema, type Rule } from '@pramaan/documents/define.ts';
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

/** Checks a whole form with the very schema and rule that the server uses. */
export function checkForm(capture: Capture, values: Values, rule: Rule | null = null): Checked {
  const parsed = captureSchema(capture).safeParse(values);
  if (parsed.success) {
    const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined && value !== '');
    const fault = rule?.(parsed.data);
    if (fault) return { given: null, faults: { [fault.path]: fault.message } };
    return { given: Object.fromEntries(given), faults: {} };
  }
  const faults: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '');
    faults[name] ??= issue.message;
  }
  return { given: null, faults };
}

/** Checks one field: what is wrong with it, and the value tidied as it will be stored. */
export function checkField(
  field: Field,
  value: string,
): { fault?: string; tidied: string; warning?: string } {
  if (field.optional && value.trim() === '') return { tidied: '' };
  const parsed = field.schema.safeParse(value);
  if (!parsed.success) return { fault: parsed.error.issues[0]?.message ?? '', tidied: value };
  const warning = field.warn(parsed.data);
  return { tidied: parsed.data, ...(warning ? { warning } : {}) };
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
