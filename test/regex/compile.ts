import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A place of the input: its characters, as the expression's flags count them. */
export type Input = readonly string[];

/** One instruction of a backtracking matcher. `back`: inside a lookbehind, which reads from right to left. */
export type Step =
  | { do: 'character'; is(character: string): boolean; back: boolean }
  /** Tries `first`, and when that fails `second`. */
  | { do: 'split'; first: number; second: number }
  | { do: 'jump'; to: number }
  | { do: 'place'; holds(input: Input, at: number): boolean }
  | { do: 'look'; program: Program; negate: boolean }
  /** Notes where a turn of a loop begins; `moved` fails when the turn took nothing. */
  | { do: 'note'; register: number }
  | { do: 'moved'; register: number }
  | { do: 'same'; group: number; back: boolean }
  | { do: 'end' };

export type Program = readonly Step[];

interface Compiled {
  program: Program;
  /** Registers a thread has. */
  registers: number;
  pattern: AST.Pattern;
  /** Characters of an input. */
  split(text: string): Input;
}

/** Repetitions written out: more of them are taken for no limit, which is slower and never faster. */
const mostCopies = 300;
const word = /\w/;

interface Making {
  flags: AST.Flags;
  registers: number;
  /** Register of each group's beginning; its end is the next. */
  groups: Map<AST.CapturingGroup, number>;
}

type OfOne = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

function testOf({ raw }: OfOne, { ignoreCase, unicode, unicodeSets, dotAll }: AST.Flags) {
  const flags = `${ignoreCase ? 'i' : ''}${dotAll ? 's' : ''}${unicodeSets ? 'v' : unicode ? 'u' : ''}`;
  const native = new RegExp(`^(?:${raw})$`, flags);
  const known = new Map<string, boolean>();
  return (character: string): boolean => {
    const answer = known.get(character) ?? native.test(character);
    known.set(character, answer);
    return answer;
  };
}

function placeOf(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, { multiline }: AST.Flags) {
  const isLine = (character: string | undefined) => multiline && /[\n\r\u2028\u2029]/.test(character ?? '');
  if (node.kind === 'start') return (input: Input, at: number) => at === 0 || isLine(input[at - 1]);
  if (node.kind === 'end') return (input: Input, at: number) => at === input.length || isLine(input[at]);
  const { negate } = node as AST.WordBoundaryAssertion;
  return (input: Input, at: number) =>
    (word.test(input[at - 1] ?? '') !== word.test(input[at] ?? '')) !== negate;
}

/** Puts `body` behind what is there, its targets moved along. */
function add(program: Step[], body: Program): void {
  const by = program.length;
  for (const step of body)
    program.push(
      step.do === 'split'
        ? { ...step, first: step.first + by, second: step.second + by }
        : step.do === 'jump'
          ? { ...step, to: step.to + by }
          : step,
    );
}

function alternatives(list: readonly AST.Alternative[], making: Making, back: boolean): Step[] {
  const [first, ...rest] = list.map(({ elements }) => {
    const program: Step[] = [];
    for (const element of back ? elements.toReversed() : elements)
      add(program, compileOne(element, making, back));
    return program;
  });
  if (!first || rest.length === 0) return first ?? [];
  const other = alternatives(list.slice(1), making, back);
  const program: Step[] = [{ do: 'split', first: 1, second: first.length + 2 }];
  add(program, first);
  program.push({ do: 'jump', to: first.length + 2 + other.length });
  add(program, other);
  return program;
}

const canBeEmpty = (body: Program): boolean =>
  !body.some((step) => step.do === 'character') || hasWayAround(body);

/** Whether an end is reached without a character. */
function hasWayAround(body: Program): boolean {
  const seen = new Set<number>();
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at >= body.length) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    const step = body[at];
    if (step?.do === 'character') continue;
    if (step?.do === 'split') open.push(step.first, step.second);
    else if (step?.do === 'jump') open.push(step.to);
    else open.push(at + 1);
  }
  return false;
}

function quantified({ element, min, max, greedy }: AST.Quantifier, making: Making, back: boolean): Step[] {
  const body = compileOne(element, making, back);
  const program: Step[] = [];
  for (let count = 0; count < Math.min(min, mostCopies); count++) add(program, body);
  const split = (inside: number, outside: number): Step => ({
    do: 'split',
    first: greedy ? inside : outside,
    second: greedy ? outside : inside,
  });
  if (max - min > mostCopies) {
    const turn: Step[] = [];
    const register = canBeEmpty(body) ? making.registers++ : null;
    const length = body.length + (register === null ? 2 : 4);
    turn.push(split(1, length));
    if (register !== null) turn.push({ do: 'note', register });
    add(turn, body);
    if (register !== null) turn.push({ do: 'moved', register });
    turn.push({ do: 'jump', to: 0 });
    add(program, turn);
    return program;
  }
  let optional: Step[] = [];
  for (let count = min; count < max; count++) {
    const next: Step[] = [split(1, 1 + body.length + optional.length)];
    add(next, body);
    add(next, optional);
    optional = next;
  }
  add(program, optional);
  return program;
}

function compileOne(node: AST.Element, making: Making, back: boolean): Step[] {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return [{ do: 'character', is: testOf(node, making.flags), back }];
    case 'Group':
      return alternatives(node.alternatives, making, back);
    case 'CapturingGroup': {
      const register = making.registers;
      making.registers += 2;
      making.groups.set(node, register);
      const [first, last] = back ? [register + 1, register] : [register, register + 1];
      const program: Step[] = [{ do: 'note', register: first }];
      add(program, alternatives(node.alternatives, making, back));
      program.push({ do: 'note', register: last });
      return program;
    }
    case 'Quantifier':
      return quantified(node, making, back);
    case 'Backreference': {
      const group = [node.resolved].flat()[0];
      return [{ do: 'same', group: (group && making.groups.get(group)) ?? 0, back }];
    }
    case 'Assertion': {
      if (node.kind !== 'lookahead' && node.kind !== 'lookbehind')
        return [{ do: 'place', holds: placeOf(node, making.flags) }];
      const program = alternatives(node.alternatives, making, node.kind === 'lookbehind');
      return [{ do: 'look', program: [...program, { do: 'end' }], negate: node.negate }];
    }
  }
}

/** The steps that a backtracking matcher takes for an expression. Throws SyntaxError for one that is none. */
export function compile(source: string, flags: string): Compiled {
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  const own = parser.parseFlags(flags);
  const mode = { unicode: own.unicode, unicodeSets: own.unicodeSets };
  const pattern = parser.parsePattern(source, 0, source.length, mode);
  const making: Making = { flags: own, registers: 0, groups: new Map() };
  const program: Step[] = [...alternatives(pattern.alternatives, making, false), { do: 'end' }];
  const byPoint = own.unicode || own.unicodeSets;
  return {
    program,
    registers: making.registers,
    pattern,
    split: (text) => (byPoint ? [...text] : text.split('')),
  };
}
