import type { AST } from '@eslint-community/regexpp';

/** A text that may cost an expression much: a beginning, a part that is repeated, and an end that fits nothing. */
export interface Attack {
  before: string;
  pump: string;
  after: string;
}

/** Characters of every class that expressions name: the first that fits stands for it. */
const samples = [...'a0 A-._,/:@\n\t\'"()<>=;+*&#%|~é₹आ९', '\u0000', '\u2028', '🙂'];
/** Ends that fit little. */
const ends = ['', '\u0000', '\n!', 'a\u0001'];
/** Variants of one part; more make the list long and find no more. */
const most = 4;

const fits = (raw: string, flags: string) => {
  const native = new RegExp(`^(?:${raw})$`, flags);
  return samples.filter((sample) => native.test(sample)).slice(0, most);
};

/** Texts that a part of an expression matches; lookarounds count as nothing. */
function examples(node: AST.Element | AST.Alternative, flags: string): string[] {
  switch (node.type) {
    case 'Alternative':
      return joined(node.elements, flags);
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return [...fits(node.raw, flags), ...inClass(node)].slice(0, most + 1);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => examples(one, flags).slice(0, 2)).slice(0, most * 2);
    case 'Quantifier':
      return examples(node.element, flags).map((one) => one.repeat(Math.max(1, Math.min(node.min, 40))));
    default:
      return [''];
  }
}

const inClass = (node: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass): string[] =>
  node.type === 'CharacterClass' && !node.negate
    ? node.elements.flatMap((one) =>
        one.type === 'Character'
          ? [String.fromCodePoint(one.value)]
          : one.type === 'CharacterClassRange'
            ? [String.fromCodePoint(one.min.value)]
            : [],
      )
    : [];

/** One text for the parts in a row; further ones differ in one part. */
function joined(elements: readonly AST.Element[], flags: string): string[] {
  const each = elements.map((element) => examples(element, flags));
  const first = each.map(([one = '']) => one);
  const others = each.flatMap((list, at) => list.slice(1, 3).map((one) => first.with(at, one).join('')));
  return [...new Set([first.join(''), ...others])].slice(0, most);
}

/** What comes before a part, from the beginning of the expression. */
function before(node: AST.Node, flags: string): string {
  const { parent } = node;
  if (!parent) return '';
  const own =
    parent.type === 'Alternative'
      ? (joined(parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)), flags)[0] ?? '')
      : '';
  return before(parent, flags) + own;
}

/** Every part that may be repeated often. */
function loopsIn(node: AST.Node): AST.Quantifier[] {
  const inside =
    node.type === 'Quantifier'
      ? loopsIn(node.element)
      : 'alternatives' in node && node.type !== 'ClassStringDisjunction'
        ? node.alternatives.flatMap((one) => loopsIn(one as AST.Node))
        : node.type === 'Alternative'
          ? node.elements.flatMap(loopsIn)
          : [];
  return node.type === 'Quantifier' && node.max >= 8 ? [node, ...inside] : inside;
}

/** Attacks made from an expression's own structure: every loop is fed with what it takes. */
export function attacksOn(pattern: AST.Pattern, { unicode, unicodeSets, ignoreCase }: RegExp): Attack[] {
  const flags = `${ignoreCase ? 'i' : ''}${unicodeSets ? 'v' : unicode ? 'u' : ''}`;
  const found = new Map<string, Attack>();
  for (const loop of loopsIn(pattern))
    for (const pump of examples(loop.element, flags).filter(Boolean))
      for (const start of new Set([before(loop, flags), '']))
        for (const after of ends) {
          const attack = { before: start, pump, after };
          found.set(JSON.stringify(attack), attack);
        }
  return [...found.values()];
}
