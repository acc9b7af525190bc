import type { StandingForm } from '@pramaan/contract/calls/loan-forms.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import { masked } from '@pramaan/documents/format.ts';
import { type BankForm, questionsOf } from '@pramaan/documents/forms/define.ts';
import {
  type Answer,
  type KnownOfPerson,
  missingIn,
  type StandingAnswer,
  standingAnswers,
} from '@pramaan/documents/forms/fill.ts';
import { formHtml } from '@pramaan/documents/forms/form-html.ts';
import { formsOf } from '@pramaan/documents/forms/registry.ts';
import { openDossier, type View } from '../../dossier/dossier.ts';
import { readDraft } from '../../dossier/draft.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Answers, FormPlace, KeptForm } from './kept-forms.ts';

/** What the file knows of the person, for their forms. Throws NO_SUCH_APPLICANT. */
export async function knownOfPerson(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<KnownOfPerson> {
  const dossier = await openDossier(trx, vault, applicant);
  if (!dossier) throw new Refusal('NO_SUCH_APPLICANT');
  const { draft } = await readDraft(trx, vault, applicant);
  return { docs: dossier.docs, profile: dossier.profile, draft };
}

const isHidden = (form: BankForm, name: string) => questionsOf(form)[name]?.shownAs === 'masked';

/** The answers as a reader may see them: others than the person see numbers masked. */
export function seenAnswers(
  form: BankForm,
  answers: readonly StandingAnswer[],
  view: View,
): StandingAnswer[] {
  if (view === 'plain') return [...answers];
  const hide = <A extends Answer>(answer: A): A => ({ ...answer, value: masked(answer.value) });
  return answers.map((answer) =>
    isHidden(form, answer.name)
      ? { ...hide(answer), changedFrom: answer.changedFrom && hide(answer.changedFrom) }
      : answer,
  );
}

/** What whoever sees numbers masked sends back unchanged is the number itself. */
export function unmasked(form: BankForm, sent: Answers, answers: readonly StandingAnswer[]): Answers {
  const known = new Map(answers.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const whole = known.get(name);
      return [name, whole && isHidden(form, name) && value === masked(whole) ? whole : value];
    }),
  );
}

export const valuesOf = (answers: readonly StandingAnswer[]): Answers =>
  Object.fromEntries(answers.map(({ name, value }) => [name, value]));

/** The form as the calls answer it. */
export function shownForm(
  { bank, form }: Pick<FormPlace, 'bank' | 'form'>,
  known: KnownOfPerson,
  kept: KeptForm | null,
  view: View,
): StandingForm {
  const answers = seenAnswers(form, standingAnswers(form, known, kept?.answers ?? null), view);
  const appData = valuesOf(answers);
  const questions = questionsOf(form);
  return {
    bankName: bank,
    formType: form.id,
    title: form.title,
    forms: formsOf(bank).map(({ id, title }) => ({ formType: id, title })),
    version: kept?.version ?? 0,
    savedAt: kept?.savedAt.toISOString() ?? '',
    complete: kept?.complete ?? false,
    appData,
    answers,
    missing: missingIn(form, appData).map((name) => ({ name, label: questions[name]?.field.label ?? name })),
    html: formHtml(form, bank, appData),
  };
}
