import { relative } from 'node:path';
import type { ParserServicesWithTypeInformation, TSESTree } from '@typescript-eslint/utils';
import type { Rule } from 'eslint';
import ts from 'typescript';
import { root } from '../children.ts';
import { rowOf } from './row-types.ts';

/** A statement as the product sends it: `$1` for its first value. */
export interface Written {
  file: string;
  line: number;
  text: string;
  /** What each of its values may be, where the type says so in words: `'queued' | 'sent'`. Null for any other. */
  words: (string[] | null)[];
}

/** The words that a type is made of, `null` apart; null for a type that is more than words. */
function wordsOf(type: ts.Type): string[] | null {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Null));
  const words = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return words.length > 0 && words.length === parts.length ? words : null;
}

const answers = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|show|values)\b|\breturning\b/i;

/**
 * An ESLint rule that notes every ``sql`…` `` in `found`, and refuses a row type on a statement that returns no rows,
 * which SafeQL hands to nobody.
 */
export const statementsInto = (found: Written[]): Rule.RuleModule => ({
  create: (context) => ({
    TaggedTemplateExpression(given) {
      const node = given as unknown as TSESTree.TaggedTemplateExpression;
      if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return;
      const text = node.quasi.quasis
        .map(({ value }) => value.cooked ?? '')
        .reduce((all, part, at) => `${all}$${at}${part}`);
      const parser = context.sourceCode.parserServices as ParserServicesWithTypeInformation;
      const checker = parser.program.getTypeChecker();
      const words = node.quasi.expressions.map((value) => wordsOf(parser.getTypeAtLocation(value)));
      found.push({ file: relative(root, context.filename), line: node.loc.start.line, text, words });
      if (!answers.test(text) && rowOf(node, { parser, checker }))
        context.report({
          node: given,
          message: 'The row type names columns, and the statement returns none.',
        });
    },
  }),
});
