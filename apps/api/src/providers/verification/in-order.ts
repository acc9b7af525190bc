import type { Asking, Question, VendorAnswer, Verification } from './port.ts';

/** What one vendor said of a question. */
interface OneAnswer extends Asking {
  vendor: string;
  answer: VendorAnswer;
  millis: number;
}

/**
 * Asks the vendors that have the check, in their order: the next while the one before is down. Answers what each said; the
 * last counts. Throws AskingStopped, and Error when no vendor has the check.
 */
export async function askInOrder(
  vendors: readonly Verification[],
  question: Question,
): Promise<[OneAnswer, ...OneAnswer[]]> {
  const answers: OneAnswer[] = [];
  for (const vendor of vendors.filter((one) => one.answers(question.check))) {
    const since = performance.now();
    const { tries, ...answer } = await vendor.ask(question);
    answers.push({ vendor: vendor.name, answer, tries, millis: performance.now() - since });
    if (answer.outcome !== 'source_down') break;
  }
  const [first, ...rest] = answers;
  if (!first) throw new Error(`No vendor answers ${question.check}.`);
  return [first, ...rest];
}
