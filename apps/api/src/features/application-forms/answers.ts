import { ApiError, type FieldFault } from '@pramaan/contract/errors.ts';
import { answersSchema, type BankForm, questionsOf } from '@pramaan/documents/forms/define.ts';
import { faultsOf } from '../../http/input.ts';
import type { Answers } from './stored-forms.ts';

/**
 * Answers checked by the form's own declaration and tidied; blanks are left out. Throws BAD_REQUEST with a sentence
 * for each question that is not answered rightly.
 *
 * @param partial a draft: what is there must be right, and anything may be missing
 */
export function checkedAnswers(form: BankForm, sent: Answers, partial: boolean): Answers {
  const blanks = Object.fromEntries(Object.keys(questionsOf(form)).map((name) => [name, '']));
  const parsed = answersSchema(form, { partial }).safeParse({ ...blanks, ...sent });
  if (!parsed.success) {
    const { issues } = parsed.error;
    // Of one answer the first thing that is wrong with it is enough.
    const first = issues.filter(
      (issue, at) => issues.findIndex(({ path }) => path[0] === issue.path[0]) === at,
    );
    const faults: FieldFault[] = faultsOf(first).map(({ path, message }) => ({
      path: `appData.${path}`,
      message,
    }));
    throw new ApiError('BAD_REQUEST', faults[0]?.message, faults);
  }
  return Object.fromEntries(
    Object.entries(parsed.data as Answers).filter(([, value]) => value !== undefined && value !== ''),
  );
}
