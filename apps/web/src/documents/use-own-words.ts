import { ownWordsField } from '@pramaan/documents/own-words.ts';
import { answerKey, isKept } from '@pramaan/documents/typed-answers.ts';
import { useState } from 'react';
import type { FormState } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

const field = { secret: null, control: 'textarea', keyboard: 'text' } as const;

interface OwnWords {
  words: string;
  write: (words: string) => void;
  /** It was sent, so nothing of it is kept any more. */
  forget: () => void;
  saved: FormState;
}

/**
 * What an applicant writes to the lender in their own words, kept in the draft while it is written.
 *
 * @param form by `ownWordsForm`
 */
export function useOwnWords(applicantId: string, form: string): OwnWords {
  const { draft, change, formState } = useDraft(applicantId);
  const [written, setWritten] = useState<string | null>(null);
  const key = answerKey(form, ownWordsField);
  const kept = draft[key];
  return {
    words: written ?? (typeof kept === 'string' ? kept : ''),
    write(words) {
      setWritten(words);
      change({ [key]: words !== '' && isKept(field, words) ? words : undefined });
    },
    forget() {
      setWritten('');
      change({ [key]: undefined });
    },
    saved: formState(form),
  };
}
