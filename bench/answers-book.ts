import type { Call } from '@pramaan/contract/define.ts';
import type { Answer } from '../apps/api/test/real-process.ts';
import type { Figure } from './table.ts';

/** How one call was answered. */
interface Page {
  took: number[];
  /** Refusals that nobody expected, by status and code. */
  errors: Map<string, number>;
  /** Answers that asked to wait (429), and connections that broke: the person repeated the call. */
  waits: number;
  broken: number;
}

/** Milliseconds and outcomes of every call, by its title. */
export interface AnswersBook {
  /** Notes an answer; null for a broken connection. @returns what it was */
  note(
    call: Call,
    ms: number,
    answer: Answer | null,
    repeated: boolean,
  ): 'fine' | 'wait' | 'broken' | 'error';
  calls(): number;
  errors(): number;
  /** One line for each call, the most frequent first. */
  figures(): Figure[];
}

export const codeOf = ({ bytes }: Answer): string => {
  try {
    return (JSON.parse(bytes.toString()) as { code?: string }).code ?? '';
  } catch {
    return '';
  }
};

/** What a repeated call is told when its first try took effect although its answer was lost. */
const doneBefore = ['CONFLICT', 'NOT_IN_THIS_STAGE'];

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export function answersBook(): AnswersBook {
  const pages = new Map<string, Page>();
  const pageOf = ({ title }: Call) => {
    const page = pages.get(title) ?? { took: [], errors: new Map<string, number>(), waits: 0, broken: 0 };
    pages.set(title, page);
    return page;
  };
  const errorsOf = ({ errors }: Page) => [...errors.values()].reduce((sum, count) => sum + count, 0);
  return {
    note(call, ms, answer, repeated) {
      const page = pageOf(call);
      if (!answer) {
        page.broken += 1;
        return 'broken';
      }
      page.took.push(ms);
      if (answer.status === 429) {
        page.waits += 1;
        return 'wait';
      }
      const code = answer.success ? '' : codeOf(answer);
      if (answer.success || (repeated && doneBefore.includes(code))) return 'fine';
      const name = `${answer.status} ${code}`;
      page.errors.set(name, (page.errors.get(name) ?? 0) + 1);
      return 'error';
    },
    calls: () => [...pages.values()].reduce((sum, { took }) => sum + took.length, 0),
    errors: () => [...pages.values()].reduce((sum, page) => sum + errorsOf(page), 0),
    figures: () =>
      [...pages]
        .sort(([, one], [, other]) => other.took.length - one.took.length)
        .map(([title, page]) => {
          const sorted = page.took.toSorted((a, b) => a - b);
          const ms = (part: number) => percentile(sorted, part).toFixed(0);
          const named = [...page.errors].map(([name, count]) => `${count} × ${name}`);
          return {
            figure: `month-end: ${title}`,
            value: `${sorted.length}: p50 ${ms(0.5)}, p95 ${ms(0.95)}, p99 ${ms(0.99)} ms`,
            peer: [
              `${page.broken} broken off and repeated`,
              ...(page.waits ? [`${page.waits} asked to wait`] : []),
              ...named,
            ].join(', '),
            compared: errorsOf(page),
            limit: { atMost: 0 },
          };
        }),
  };
}
