/** What a check makes of a typed answer: the text as it is stored, or one sentence that says what is wrong. */
type CheckedAnswer = { value: string; fault: null } | { value: null; fault: string };

/** What the API reference says of an answer's text as it is sent. */
interface SentText {
  minLength?: number;
  maxLength?: number;
  /** A regular expression's source. */
  pattern?: string;
}

/**
 * How one answer is checked. A plain function: a form in the browser checks with it alone, and the server makes its schema
 * of it (`answer-schema.ts`), so that both say the same and no page of a form brings the schema library along.
 */
export interface AnswerCheck {
  check: (typed: unknown) => CheckedAnswer;
  sent: SentText;
}

/** The answer is right, and stored like this. */
export const right = (value: string): CheckedAnswer => ({ value, fault: null });

/** The answer is wrong, as this sentence says. */
export const wrong = (fault: string): CheckedAnswer => ({ value: null, fault });

/** A check of texts; anything else is refused with a sentence of its own. */
export const ofText =
  (notText: string, check: (typed: string) => CheckedAnswer): AnswerCheck['check'] =>
  (typed) =>
    typeof typed === 'string' ? check(typed) : wrong(notText);
