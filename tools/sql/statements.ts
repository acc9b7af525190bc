import { relative } from 'node:path';
import type { ParserServicesWithTypeInformation, TSESTree } from '@typescript-eslint/utils';
import type { Rule } from 'eslint';
import { root } from '../children.ts';
import { rowOf } from './row-types.ts';

/** A statement as the product sends it: `$1` for its first value. */
export interface Written {
  file: string;
  line: number;
  text: string;
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
      found.push({ file: relative(root, context.filename), line: node.loc.start.line, text });
      const parser = context.sourceCode.parserServices as ParserServicesWithTypeInformation;
      if (!answers.test(text) && rowOf(node, { parser, checker: parser.program.getTypeChecker() }))
        context.report({
          node: given,
          message: 'The row type names columns, and the statement returns none.',
        });
    },
  }),
});
