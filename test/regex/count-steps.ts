import type { Input, Program } from './compile.ts';

/** Steps that a backtracking matcher has left. */
interface Budget {
  left: number;
}

/** Runs a program from a place. @returns where it ended, or null when it does not match or the budget is spent */
function runFrom(
  program: Program,
  input: Input,
  from: number,
  registers: readonly number[],
  budget: Budget,
): number | null {
  let [pc, at, own] = [0, from, registers];
  const untried: [pc: number, at: number, own: readonly number[]][] = [];
  for (;;) {
    if (budget.left-- <= 0) return null;
    const step = program[pc];
    let holds = true;
    pc += 1;
    switch (step?.do) {
      case 'character': {
        const character = input[step.back ? at - 1 : at];
        holds = character !== undefined && step.is(character);
        at += step.back ? -1 : 1;
        break;
      }
      case 'split':
        untried.push([step.second, at, own]);
        pc = step.first;
        break;
      case 'jump':
        pc = step.to;
        break;
      case 'place':
        holds = step.holds(input, at);
        break;
      case 'look':
        holds = (runFrom(step.program, input, at, own, budget) !== null) !== step.negate;
        break;
      case 'note':
        own = own.with(step.register, at);
        break;
      case 'moved':
        holds = own[step.register] !== at;
        break;
      case 'same': {
        const [start = 0, end = 0] = own.slice(step.group, step.group + 2);
        const length = end - start;
        const begin = step.back ? at - length : at;
        const found = input.slice(Math.max(begin, 0), begin + length).join('');
        budget.left -= length;
        holds = start < 0 || end < 0 || found === input.slice(start, end).join('');
        if (start >= 0 && end >= 0) at += step.back ? -length : length;
        break;
      }
      default:
        return at;
    }
    if (holds) continue;
    const next = untried.pop();
    if (!next) return null;
    [pc, at, own] = next;
  }
}

/**
 * Steps of a search through the whole input, as many times as it has places to begin: the work of an engine that
 * backtracks, without its shortcuts. The same on every machine. `most` ends it.
 */
export function countSteps(
  { program, registers }: { program: Program; registers: number },
  input: Input,
  most: number,
): number {
  const budget = { left: most };
  const blank = Array.from({ length: registers }, () => -1);
  for (let from = 0; from <= input.length && budget.left > 0; from++)
    if (runFrom(program, input, from, blank, budget) !== null) break;
  return most - Math.max(budget.left, 0);
}
