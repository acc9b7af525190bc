import type { Entry } from '@pramaan/documents/entry.ts';
import {
  answerKey,
  documentForm,
  isKept,
  readingForm,
  typedAnswers,
} from '@pramaan/documents/typed-answers.ts';
import type { DraftAccess, FormState } from '../draft-store.ts';

/** What is typed over a reading and not confirmed yet. */
export interface TypedReading {
  values: Readonly<Record<string, string>>;
  state: FormState;
  keep: (path: string, value: string) => void;
}

interface Reading {
  entry: Entry;
  instance: number;
  fileId: string;
  draft: DraftAccess | undefined;
}

const word = { secret: null, control: 'text', keyboard: 'text' } as const;

/** The draft of the form that confirms the reading of one file; null on a lender's screen, which has no draft. */
export function typedReading({ entry, instance, fileId, draft }: Reading): TypedReading | null {
  if (!draft) return null;
  const form = readingForm(documentForm(entry.document.id, entry.key, instance), fileId);
  return {
    values: typedAnswers(draft.draft, form),
    state: draft.formState(form),
    keep: (path, value) => draft.change({ [answerKey(form, path)]: isKept(word, value) ? value : undefined }),
  };
}
