import type { Capture, Values } from './capture-state.ts';

/** At most so many questions stand on one page. */
const atOnce = 5;

/** How a form is shown to a person: what is filled in, the questions part by part, and what may be left out. */
interface FormParts {
  /** Known already: shown as text until the person changes it. */
  filled: readonly string[];
  /** Names of fields, page by page; at least one page. */
  parts: readonly (readonly string[])[];
  /** Optional and blank: folded. */
  more: readonly string[];
}

/** The names in as few parts as can be: a list that hangs on another answer mostly stays beside it. */
function inParts(names: readonly string[]): string[][] {
  const count = Math.max(1, Math.ceil(names.length / atOnce));
  return Array.from({ length: count }, (_, at) => names.slice(at * atOnce, (at + 1) * atOnce));
}

/** A form of few questions as it is; a long one in parts, without what is known and what may be left out. */
export function formParts(capture: Capture, known: Values, sourced: readonly string[]): FormParts {
  const names = Object.keys(capture);
  if (names.length <= atOnce) return { filled: [], parts: [names], more: [] };
  const filled = names.filter((name) => known[name] && sourced.includes(name));
  // A list that hangs on another answer stays beside it.
  const mayWait = (name: string) => capture[name]?.optional && !capture[name].listed;
  const more = names.filter((name) => mayWait(name) && !filled.includes(name) && !known[name]);
  const rest = names.filter((name) => !filled.includes(name) && !more.includes(name));
  // Nothing is left to ask: then there is nothing to fold.
  return rest.length > 0 ? { filled, parts: inParts(rest), more } : { filled: [], parts: [names], more: [] };
}
