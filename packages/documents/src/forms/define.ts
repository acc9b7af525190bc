import { captureSchema } from '../answer-schema.ts';
import type { Field } from '../field.ts';
import type { Format } from '../format.ts';
import type { Origin } from './origin.ts';
import { withoutAadhaar } from './without-aadhaar.ts';

/** One question of a bank's form: its field, where its answer may already stand, and how it reads on the PDF. */
export interface Question {
  field: Field;
  /** Tried in this order. None: only the person can say it. */
  from: readonly Origin[];
  /** `masked`: whole for the person and on their PDF, masked for others who look. */
  shownAs: Format;
}

export type Questions = Readonly<Record<string, Question>>;

interface FormSection {
  title: string;
  questions: Questions;
}

/** A bank's loan application form: screen, checks, PDF and what is kept follow from this value. */
export interface BankForm {
  /** The `formType` of the calls (C §7). */
  id: string;
  title: string;
  /** Names as in the contract's bank lists, or of a lender here. None: the form of every bank without its own. */
  banks: readonly string[];
  sections: readonly FormSection[];
  /** What the person declares by signing; `{bank}` is the bank's name. */
  declarations: readonly string[];
}

type Bound = Readonly<Record<string, Field>>;

const readsAs: Partial<Record<Field['control'], Format>> = { money: 'inr', date: 'date' };

/** A question whose answer may be known: `ask(field, fact('name'), profile('name'))`. */
export function ask(field: Field, ...from: readonly Origin[]): Question {
  return { field, from, shownAs: readsAs[field.control] ?? 'text' };
}

/** A question whose answer others than the person see masked: an account or telephone number. */
export function askHidden(field: Field, ...from: readonly Origin[]): Question {
  return { field, from, shownAs: 'masked' };
}

/** The same question where the form can do without an answer. */
export function maybe({ field, ...rest }: Question): Question {
  return { ...rest, field: { ...field, optional: true } };
}

/** Every question of a form by its name, in the order of the PDF. */
export function questionsOf({ sections }: BankForm): Questions {
  return Object.fromEntries(sections.flatMap(({ questions }) => Object.entries(questions)));
}

/** The form's fields, as a capture form draws them. */
export function fieldsOf(form: BankForm): Bound {
  return Object.fromEntries(
    Object.entries(questionsOf(form)).map(([name, { field }]) => [name, withoutAadhaar(field)]),
  );
}

/**
 * The schema of the answers. Unknown members are refused, each fault is a sentence.
 *
 * @param partial a draft: what is there must be right, and anything may be missing
 */
export function answersSchema(form: BankForm, { partial = false } = {}) {
  const fields = Object.entries(fieldsOf(form));
  return captureSchema(
    Object.fromEntries(fields.map(([name, field]) => [name, partial ? { ...field, optional: true } : field])),
  );
}
