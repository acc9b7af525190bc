import type { Field } from './field.ts';
import { showsAadhaar } from './shows-aadhaar.ts';

/*
 * What is typed into a form and not submitted yet is part of the application draft: one key for each answer, so that two
 * devices merge answer by answer, and one key for the time at which the server last saved an answer of the form.
 */

const answers = 'typed/';
const times = 'saved/';

/** Draft key of one answer. A form's id may hold any character, a field's name no slash. */
export const answerKey = (form: string, field: string): string => `${answers}${form}/${field}`;

/** Draft key of the time, ISO 8601, at which the server last saved an answer of the form. Only the server writes it. */
export const savedKey = (form: string): string => `${times}${form}`;

/** Is it the draft key of an answer or of its time? */
export const isTyped = (key: string): boolean => key.startsWith(answers) || key.startsWith(times);

/** The form and field that a draft key names; null for every other key. */
export function answerAt(key: string): { form: string; field: string } | null {
  if (!key.startsWith(answers)) return null;
  const end = key.lastIndexOf('/');
  return { form: key.slice(answers.length, end), field: key.slice(end + 1) };
}

/** The id of the form of one method of a document, `instance` from 1. */
export const documentForm = (document: string, method: string, instance: number): string =>
  `${document}.${method}.${instance}`;

/** The id of the form that confirms what was read of the stored file `file`. */
export const readingForm = (form: string, file: string): string => `${form}.read.${file}`;

/** The id of a bank's application form. */
export const bankForm = (form: string, bank: string): string => `bank.${form}.${bank}`;

/** May a draft keep this answer? No secret (`Field.secret`), and no whole Aadhaar number among free words. */
export function isKept(field: Pick<Field, 'secret' | 'control' | 'keyboard'>, value: string): boolean {
  const free = (field.control === 'text' || field.control === 'textarea') && field.keyboard === 'text';
  return field.secret === null && !(free && showsAadhaar(value));
}

/** The answers of one form that a draft holds, by field. */
export function typedAnswers(draft: Readonly<Record<string, unknown>>, form: string): Record<string, string> {
  const start = answerKey(form, '');
  return Object.fromEntries(
    Object.entries(draft).flatMap(([key, value]) =>
      key.startsWith(start) && typeof value === 'string' ? [[key.slice(start.length), value]] : [],
    ),
  );
}

/** Takes the answers of a form, and of the readings confirmed with it, out of a draft: they are submitted. */
export function withoutAnswers(
  draft: Readonly<Record<string, unknown>>,
  form: string,
): Record<string, undefined> {
  const starts = [answerKey(form, ''), answers + readingForm(form, '')];
  return Object.fromEntries(
    Object.keys(draft)
      .filter((key) => starts.some((start) => key.startsWith(start)))
      .map((key) => [key, undefined]),
  );
}
