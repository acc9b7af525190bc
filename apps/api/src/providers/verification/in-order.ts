import type { Asking, Question, VendorAnswer, Verification } from './port.ts';

/** The vendors that are asked, one after another: never none. */
export type InOrder = readonly [Verification, ...Verification[]];

/** What one vendor said of a question. */
interface OneAnswer extends Asking {
  vendor: string;
  answer: VendorAnswer;
  millis: number;
}

async function askOne(vendor: Verification, question: Question): Promise<OneAnswer> {
  const since = performance.now();
  const { tries, ...answer } = await vendor.ask(question);
  return { vendor: vendor.name, answer, tries, millis: performance.now() - since };
}

/**
 * Asks vendors that have the check, in their order: the next while the one before is down. Answers what each said; the
 * last counts. Throws AskingStopped.
 */
export async function askInOrder(
  [first, ...others]: InOrder,
  question: Question,
): Promise<[OneAnswer, ...OneAnswer[]]> {
  const answers: [OneAnswer, ...OneAnswer[]] = [await askOne(first, question)];
  for (const vendor of others) {
    if (answers.at(-1)?.answer.outcome !== 'source_down') break;
    answers.push(await askOne(vendor, question));
  }
  return answers;
}
