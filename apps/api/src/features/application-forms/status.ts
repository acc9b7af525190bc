import type { FormStatus } from '@pramaan/contract/calls/application-forms.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { accountTypes } from '@pramaan/contract/limits.ts';
import { type BankForm, questionsOf } from '@pramaan/documents/forms/define.ts';
import {
  type Answer,
  type CurrentAnswer,
  currentAnswers,
  type KnownOfPerson,
  missingIn,
} from '@pramaan/documents/forms/fill.ts';
import { formHtml } from '@pramaan/documents/forms/form-html.ts';
import { formsOf } from '@pramaan/documents/forms/registry.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { openCaseFile, ownCaseFile, type View } from '../../case-file/case-file.ts';
import { readDraft } from '../../case-file/draft.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Answers, FormRef, StoredForm } from './stored-forms.ts';

/** The types of account as the form of a bank lists them. */
const accountWords = new Map<unknown, string>([
  [accountTypes.SAVING, 'Savings'],
  [accountTypes.CURRENT, 'Current'],
  [accountTypes.OVERDRAFT, 'Overdraft'],
]);

/** The draft holds the code of an account's type; a form asks in words, and not for types that it does not list. */
const inFormWords = (draft: KnownOfPerson['draft']): KnownOfPerson['draft'] => ({
  ...draft,
  accountType: accountWords.get(draft.accountType) ?? '',
});

/** What the file knows of the person, for their forms. Throws NO_SUCH_APPLICANT. */
export async function knownOfPerson(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<KnownOfPerson> {
  const caseFile = await openCaseFile(trx, vault, applicant);
  if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
  const { draft } = await readDraft(trx, vault, applicant);
  // Nothing is filled in from a record that may be another person's, for applicants and staff alike.
  return { docs: ownCaseFile(caseFile).docs, profile: caseFile.profile, draft: inFormWords(draft) };
}

const isHidden = (form: BankForm, name: string) => questionsOf(form)[name]?.shownAs === 'masked';

/** The answers as a reader may see them: others than the person see numbers masked. */
export function seenAnswers(form: BankForm, answers: readonly CurrentAnswer[], view: View): CurrentAnswer[] {
  if (view !== 'masked') return [...answers];
  const hide = <A extends Answer>(answer: A): A => ({ ...answer, value: masked(answer.value) });
  return answers.map((answer) =>
    isHidden(form, answer.name)
      ? { ...hide(answer), changedFrom: answer.changedFrom && hide(answer.changedFrom) }
      : answer,
  );
}

/** What whoever sees numbers masked sends back unchanged is the number itself. */
export function unmasked(form: BankForm, sent: Answers, answers: readonly CurrentAnswer[]): Answers {
  const known = new Map(answers.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const whole = known.get(name);
      return [name, whole && isHidden(form, name) && value === masked(whole) ? whole : value];
    }),
  );
}

/** Answers apart from those that were covered when they were read: without the file nobody knows the number. */
export function apartFromMasked(form: BankForm, sent: Answers): { open: Answers; covered: Answers } {
  const isCovered = ([name, value]: [string, string]) => isHidden(form, name) && /^X/.test(value);
  const [covered = [], open = []] = [true, false].map((wanted) =>
    Object.entries(sent).filter((one) => isCovered(one) === wanted),
  );
  return { open: Object.fromEntries(open), covered: Object.fromEntries(covered) };
}

export const valuesOf = (answers: readonly CurrentAnswer[]): Answers =>
  Object.fromEntries(answers.map(({ name, value }) => [name, value]));

/** The form as the calls answer it. */
export function shownForm(
  { bank, form }: Pick<FormRef, 'bank' | 'form'>,
  known: KnownOfPerson,
  stored: StoredForm | null,
  view: View,
): FormStatus {
  const answers = seenAnswers(form, currentAnswers(form, known, stored?.answers ?? null), view);
  const appData = valuesOf(answers);
  const questions = questionsOf(form);
  return {
    bankName: bank,
    formType: form.id,
    title: form.title,
    forms: formsOf(bank).map(({ id, title }) => ({ formType: id, title })),
    version: stored?.version ?? 0,
    savedAt: stored?.savedAt.toISOString() ?? '',
    complete: stored?.complete ?? false,
    appData,
    answers,
    missing: missingIn(form, appData).map((name) => ({ name, label: questions[name]?.field.label ?? name })),
    html: formHtml(form, bank, appData),
  };
}
