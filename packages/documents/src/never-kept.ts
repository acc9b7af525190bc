import type { Field, Secret } from './field.ts';
import { fieldsOf } from './forms/define.ts';
import { bankForms } from './forms/registry.ts';
import { ownField, ownFieldsOf } from './own-forms.ts';
import { documents, findDocument } from './registry.ts';
import { situationForm, situationQuestions } from './situation.ts';
import { mayBeTyped } from './typed.ts';
import { answerAt, bankForm, documentForm, isKept, isTyped, readingForm, savedKey } from './typed-answers.ts';

/** What no draft, outbox or browser keeps, and why. A field names its reason (`Field.secret`). */
export const neverKept: Readonly<Record<Secret | 'pdf-password' | 'one-time-code' | 'signed-file', string>> =
  {
    'aadhaar-number': 'A full Aadhaar number is never stored; its last four digits are.',
    'share-code': 'It opens the signed Aadhaar file, so it is used once and forgotten.',
    'pdf-password': 'It opens a file of the person, and often other files too; it is used once.',
    'one-time-code': 'It is valid for minutes and proves that the person is there now.',
    'signed-file':
      'The QR picture and the offline e-KYC file hold a whole Aadhaar record; they are read and forgotten.',
  };

const word = { secret: null, control: 'text', keyboard: 'text' } as const;
type Kept = Pick<Field, 'secret' | 'control' | 'keyboard'>;

/** Longer answers are no answers of a form: its longest field takes 500 characters. */
const longest = 2_000;

/** The field of a document's form that asks the same as a first question. */
function situationField(name: string): Kept | undefined {
  const question = Object.entries(situationQuestions).find(([asked]) => asked === name)?.[1];
  const [method = '', field = ''] = Object.entries(question?.fields ?? {})[0] ?? [];
  return findDocument(question?.document.id ?? '')?.methods[method]?.capture[field];
}

/** The fields of a form by its id; undefined for a form that does not exist. */
function formAt(form: string): ((field: string) => Kept | undefined) | undefined {
  for (const document of documents)
    for (const [key, method] of Object.entries(document.methods))
      for (let instance = 1; instance <= document.instances; instance += 1) {
        const own = documentForm(document.id, key, instance);
        if (form === own) return (name) => method.capture[name];
        if (form.startsWith(readingForm(own, '')))
          return (path) => (mayBeTyped(method, path) ? word : undefined);
      }
  if (form === situationForm) return situationField;
  const own = ownFieldsOf(form);
  if (own) return (name) => (own.includes(name) ? ownField : undefined);
  const bank = bankForms.find(({ id }) => form.startsWith(bankForm(id, '')));
  if (!bank) return undefined;
  const fields = fieldsOf(bank);
  return (name) => fields[name];
}

/**
 * The draft as it may be stored: of the typed answers only those that a form asks for and that may be kept. The times of
 * the forms are the server's own: those before, and `at` for each form of which an answer changed.
 *
 * @param at ISO 8601
 */
export function storableDraft(
  sent: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  at: string,
): Record<string, unknown> {
  const forms = new Map<string, ReturnType<typeof formAt>>();
  const times: Record<string, unknown> = {};
  const stored = Object.entries(sent).filter(([key, value]) => {
    if (!isTyped(key)) return true;
    const place = answerAt(key);
    if (!place || typeof value !== 'string' || value.length > longest) return false;
    if (!forms.has(place.form)) forms.set(place.form, formAt(place.form));
    const field = forms.get(place.form)?.(place.field);
    if (!field || !isKept(field, value)) return false;
    const time = savedKey(place.form);
    if (before[key] !== value) times[time] = at;
    else times[time] ??= before[time] ?? at;
    return true;
  });
  return { ...Object.fromEntries(stored), ...times };
}
