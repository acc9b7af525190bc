import { type OwnForm, ownField, ownFormId, ownForms } from '@pramaan/documents/own-forms.ts';
import { answerKey, isKept, typedAnswers, withoutAnswers } from '@pramaan/documents/typed-answers.ts';
import { useState } from 'react';
import type { FormState } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

type Values<Form extends OwnForm> = Record<(typeof ownForms)[Form][number], string>;

interface Options<Form extends OwnForm> {
  /** Names what the form is about where there can be several. */
  about?: string;
  /** What the form shows before anything is typed. */
  given?: Partial<Values<Form>>;
}

interface Kept<Form extends OwnForm> {
  values: Values<Form>;
  write: (changes: Partial<Values<Form>>) => void;
  /** It was sent, so nothing of it is kept any more. */
  forget: () => void;
  /** Something was typed here that was not sent, today or earlier. */
  isTyped: boolean;
  saved: FormState;
}

/** What an applicant writes beside all documents, kept in the draft while it is written. */
export function useOwnForm<Form extends OwnForm>(
  applicantId: string,
  form: Form,
  { about, given = {} }: Options<Form> = {},
): Kept<Form> {
  const { draft, change, formState } = useDraft(applicantId);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const id = ownFormId(form, about);
  const first: Readonly<Record<string, string | undefined>> = given;
  const typed: Record<string, string> = { ...typedAnswers(draft, id), ...written };
  const isNew = (name: string, value: string) => value !== (first[name] ?? '');
  return {
    values: Object.fromEntries(
      ownForms[form].map((name) => [name, typed[name] ?? first[name] ?? '']),
    ) as Values<Form>,
    write(changes) {
      const all = Object.entries<string>(changes as Record<string, string>);
      setWritten((before) => ({ ...before, ...Object.fromEntries(all) }));
      const kept = all.map(([name, value]) => {
        const keeps = isNew(name, value) && isKept(ownField, value);
        return [answerKey(id, name), keeps ? value : undefined];
      });
      change(Object.fromEntries(kept));
    },
    forget() {
      setWritten({});
      change(withoutAnswers(draft, id));
    },
    isTyped: Object.entries(typed).some(([name, value]) => isNew(name, value)),
    saved: formState(id),
  };
}
