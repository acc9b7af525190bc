import type { FormStatus } from '@pramaan/contract/calls/application-forms.ts';
import { type CurrentAnswer, sameAnswer, typed } from '@pramaan/documents/forms/fill.ts';
import type { Values } from '../../documents/capture-state.ts';

type Shown = FormStatus['answers'][number];
export type Offered = NonNullable<Shown['changedFrom']>;

/** What the file offers for each question: the answer that stands, or the one that the person changed. */
export function offeredAnswers(form: FormStatus): Readonly<Record<string, Offered>> {
  return Object.fromEntries(
    form.answers.flatMap(({ name, value, source, changedFrom }) => {
      const offered = changedFrom ?? (source.kind === typed.kind ? null : { value, source });
      return offered ? [[name, offered]] : [];
    }),
  );
}

/** The answers as they stand in the page, each with its source, for the PDF. */
export function answersOf(values: Values, offered: Readonly<Record<string, Offered>>): CurrentAnswer[] {
  return Object.entries(values).flatMap(([name, value]): CurrentAnswer[] => {
    if (value.trim() === '') return [];
    const known = offered[name] as CurrentAnswer | undefined;
    if (known && sameAnswer(known.value, value))
      return [{ name, value, source: known.source, changedFrom: null }];
    return [{ name, value, source: typed, changedFrom: known?.source.verified ? known : null }];
  });
}
