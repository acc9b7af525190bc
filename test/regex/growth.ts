import { type Attack, attacksOn } from './attack.ts';
import { compile } from './compile.ts';
import { countSteps } from './count-steps.ts';
import type { Expression } from './find-expressions.ts';

/** How the work of an expression grows with the length of a text, at worst. */
export type Growth = 'linear' | 'quadratic' | 'worse';

export interface Judged {
  growth: Growth;
  /** The text that costs most. */
  worst: Attack | null;
  attacks: number;
}

/** Steps after which nobody counts on: more than a square of these lengths. */
const mostSteps = 1_000_000;
/** Each four times the one before: work that grows with the length is four times as much, with its square sixteen times. */
const lengths = [32, 128, 512] as const;
const between = { linear: 8, quadratic: 32 };
/** So many steps for a character are no growth yet. */
const stepsOfShort = 12;

/** @param known what an earlier attack has shown: less is not looked for */
function growthUnder(
  compiled: ReturnType<typeof compile>,
  { before, pump, after }: Attack,
  known: Growth,
): Growth {
  const cost = (length: number) => {
    const input = compiled.split(before + pump.repeat(Math.ceil(length / pump.length)) + after);
    return { steps: countSteps(compiled, input, mostSteps), length: input.length };
  };
  const [short, middle, long] = lengths;
  const first = cost(short);
  if (first.steps >= mostSteps) return 'worse';
  if (first.steps < stepsOfShort * first.length) return known;
  const second = cost(middle);
  if (second.steps >= mostSteps || second.steps > between.quadratic * first.steps) return 'worse';
  if (known === 'quadratic' || second.steps < between.linear * first.steps) return known;
  // What is limited by a number in the expression stops growing.
  const third = cost(long);
  return third.steps < mostSteps && third.steps < between.linear * second.steps ? known : 'quadratic';
}

const order: readonly Growth[] = ['linear', 'quadratic', 'worse'];

/** Attacks an expression with texts made from its own structure, and counts the steps of a backtracking matcher. */
export function judge({ source, flags }: Pick<Expression, 'source' | 'flags'>): Judged {
  const compiled = compile(source, flags);
  const attacks = attacksOn(compiled.pattern, new RegExp(source, flags));
  const judged: Judged = { growth: 'linear', worst: null, attacks: attacks.length };
  for (const attack of attacks) {
    if (judged.growth === 'worse') break;
    const growth = growthUnder(compiled, attack, judged.growth);
    if (order.indexOf(growth) > order.indexOf(judged.growth))
      Object.assign(judged, { growth, worst: attack });
  }
  return judged;
}
