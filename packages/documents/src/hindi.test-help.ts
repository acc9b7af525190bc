import { readFileSync } from 'node:fs';

/** Has the text Hindi in it? */
export const isHindi = (text: string | undefined): boolean => /\p{Script=Devanagari}/u.test(text ?? '');

/** A sentence with a bare pair of braces for each value, whether it is a pattern or the source's template. */
export const shape = (sentence: string): string => sentence.replace(/\$\{[^}]*\}|\{\w+\}/g, '{}');

/** The names in braces of a pattern, in the order of the alphabet. */
export const gaps = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();

/** The strings and templates of a source file, by its path from this folder. */
export function literalsIn(file: string): string[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}

/**
 * The sentences in a source file: every text with a space that ends as a sentence does. Throws for a template within a
 * template: what is said is written as whole sentences, so that they are found here and can be translated.
 */
export function sentencesIn(file: string): string[] {
  const literals = literalsIn(file);
  const cut = literals.find((text) => /\$\{[^}]*$/.test(text));
  if (cut !== undefined) throw new Error(`${file}: write no template within a template: ${cut}`);
  return literals.filter((text) => /^\S.* .*\.$/.test(text) && /^[A-Z“$]/.test(text));
}
