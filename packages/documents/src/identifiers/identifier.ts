import { type AnswerCheck, ofText, right, wrong } from '../answer-check.ts';

/** What a person types for one kind of number, and how it is checked: tidied, then refused with one sentence saying what is wrong. */
export interface Identifier extends AnswerCheck {
  /** Its name in a sentence: "PAN", "job card number". */
  name: string;
  /**
   * Made-up values that pass, one for each of the sandbox's people (fixtures/people.ts), in their order.
   * Their last digit is 0 to 5: the sandbox's "success" (standards, appendix B). The first is the hint.
   */
  examples: readonly [string, ...string[]];
  /** A doubt that does not block (P: "warn only"); null when there is none. Takes the tidied value. */
  warn: (value: string) => string | null;
  keyboard: 'text' | 'numeric' | 'tel' | 'email';
  maxLength: number;
}

interface Rule {
  name: string;
  examples: Identifier['examples'];
  /** Applied before any check; default: trim, upper-case, strip spaces and hyphens. */
  tidy?: (typed: string) => string;
  pattern: RegExp;
  /** What the shape is, in words: "PAN has 10 characters, like AAAPZ1234C." */
  shape: string;
  /** A check beyond the shape (a check digit); the sentence when it fails, null when it passes. */
  check?: (value: string) => string | null;
  warn?: (value: string) => string | null;
  keyboard?: Identifier['keyboard'];
  maxLength?: number;
}

/** Trim, upper-case, and strip the spaces and hyphens that people copy along. */
export function compact(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '');
}

/** Trim and squeeze runs of white space; for numbers whose own punctuation counts. */
export function trimmed(typed: string): string {
  return typed.trim().toUpperCase().replace(/\s+/g, ' ');
}

/** Declares a kind of number. */
export function identifier(rule: Rule): Identifier {
  const tidy = rule.tidy ?? compact;
  const faultOf = (value: string) =>
    value === ''
      ? `Enter the ${rule.name}.`
      : !rule.pattern.test(value)
        ? rule.shape
        : (rule.check?.(value) ?? null);
  // Whoever pastes brings white space along; a bound all the same, before any work is done on the text.
  const bound = Math.max(200, (rule.maxLength ?? 0) * 2);
  return {
    name: rule.name,
    examples: rule.examples,
    check: ofText(`Enter the ${rule.name} as text.`, (typed) => {
      if (typed.length > bound) return wrong(rule.shape);
      const value = tidy(typed);
      const fault = faultOf(value);
      return fault === null ? right(value) : wrong(fault);
    }),
    sent: { maxLength: bound },
    warn: rule.warn ?? (() => null),
    keyboard: rule.keyboard ?? 'text',
    maxLength: rule.maxLength ?? 40,
  };
}
