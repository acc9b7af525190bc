import { DatabaseUnavailable } from './database-unavailable.ts';

interface Waiting<Q, A> {
  question: Q;
  settle(answer: A): void;
  fail(error: unknown): void;
}

/** How many lots of questions are on their way at once, and how many questions make a lot. */
const [lots, most] = [2, 32];

/**
 * Asks at once while few questions are on their way; those that come meanwhile wait for the next answer and then go
 * together, in one statement and one commit. Each caller gets the answer at its own place, after that commit.
 * `ask` returns as many answers as it was given questions, in their order. When a lot fails, each is asked
 * alone; not so when the database is unavailable: then every one fails at once.
 */
export function batched<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
): (question: Q) => Promise<A> {
  const queue: Waiting<Q, A>[] = [];
  let asking = 0;

  async function settleLot(lot: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await ask(lot.map(({ question }) => question));
      if (answers.length !== lot.length) throw new Error('A lot of questions got another number of answers.');
      lot.forEach(({ settle }, index) => {
        settle(answers[index] as A);
      });
    } catch (error) {
      if (lot.length === 1 || error instanceof DatabaseUnavailable) for (const { fail } of lot) fail(error);
      else for (const one of lot) await settleLot([one]);
    }
  }

  function next(): void {
    if (asking >= lots || queue.length === 0) return;
    asking += 1;
    void settleLot(queue.splice(0, most)).finally(() => {
      asking -= 1;
      next();
    });
  }

  return (question) =>
    new Promise((settle, fail) => {
      queue.push({ question, settle, fail });
      next();
    });
}
