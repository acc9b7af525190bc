import { createRequire } from 'node:module';
import { parse, type Token } from '@messageformat/parser';

/** A message as JavaScript. */
export interface Compiled {
  /** A function expression, in its own parentheses where it has values. */
  code: string;
  /** What the function needs from elsewhere: import declarations, one a line. */
  imports: string;
  /** The whole message, when it has no values. */
  text: string | null;
}

const require = createRequire(import.meta.url);
// CommonJS, whose declarations name a default export that Node does not see.
const MessageFormat = require('@messageformat/core') as new (locale: string) => object;
const compileModule = require('@messageformat/core/compile-module.js') as (
  format: object,
  messages: Readonly<Record<string, string>>,
) => string;

const formats = new Map<string, object>();

function formatOf(locale: string): object {
  const found = formats.get(locale) ?? new MessageFormat(locale);
  formats.set(locale, found);
  return found;
}

const whole = /^([\s\S]*)export default \{\n {2}it: ([\s\S]*)\n\}$/;

/** Compiles one message. Throws with the place of the mistake when it is no ICU MessageFormat. */
export function compile(locale: string, message: string): Compiled {
  const [, imports = '', code = ''] = whole.exec(compileModule(formatOf(locale), { it: message })) ?? [];
  if (code === '') throw new Error('was compiled to something unknown: has @messageformat/core changed?');
  const text = code.startsWith('() => ') ? (JSON.parse(code.slice('() => '.length)) as string) : null;
  return { code, imports: imports.trim(), text };
}

/** The values that a message takes: `number` where it counts, `text` where it is filled in. */
export function valuesOf(message: string): Map<string, 'number' | 'text'> {
  const found = new Map<string, 'number' | 'text'>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (!('arg' in token)) continue;
      const counts = token.type === 'plural' || token.type === 'selectordinal';
      if (counts || !found.has(token.arg)) found.set(token.arg, counts ? 'number' : 'text');
      if ('cases' in token) for (const one of token.cases) visit(one.tokens);
    }
  };
  visit(parse(message));
  return found;
}
