/** What the clauses of a loan agreement can name, in braces. */
export const agreementPlaceholders = [
  'lender',
  'borrower',
  'reference',
  'date',
  'amount',
  'amountInWords',
  'netDisbursed',
  'tenure',
  'rate',
  'apr',
  'instalment',
  'firstDue',
  'lastDue',
  'fees',
  'penal',
  'foreclosure',
  'coolingOffDays',
  'grievance',
  'termsSha256',
] as const;
type Placeholder = (typeof agreementPlaceholders)[number];
export type AgreementValues = Readonly<Record<Placeholder, string>>;

/** One clause: its heading, and what it says, a paragraph each. */
export interface Clause {
  heading: string;
  paragraphs: string[];
}

export const longestClauses = 20_000;
const mostClauses = 60;

const named = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder =>
  (agreementPlaceholders as readonly string[]).includes(name);

/** The clauses of a plain text: a blank line parts them, the first line of each is its heading. */
function clausesOf(text: string): Clause[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((part) => part.split(/\r?\n/).map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map(([heading = '', ...paragraphs]) => ({ heading, paragraphs }));
}

/** What is wrong with a text of clauses, as a sentence; null when an agreement can be made of it. */
export function clausesFault(text: string): string | null {
  const unknown = [...text.matchAll(named)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));
  if (unknown !== undefined)
    return `{${unknown}} is not a placeholder. Use one of these: ${agreementPlaceholders.map((name) => `{${name}}`).join(', ')}.`;
  if (/[{}]/.test(text.replace(named, '')))
    return 'A brace stands alone. Write placeholders like {amount}, and leave out other braces.';
  const clauses = clausesOf(text);
  if (clauses.length === 0) return 'Write at least one clause.';
  if (clauses.length > mostClauses) return `An agreement has at most ${mostClauses} clauses.`;
  const bare = clauses.find(({ paragraphs }) => paragraphs.length === 0);
  return bare
    ? `“${bare.heading.slice(0, 60)}” has no text. Write the heading in the first line, the clause right below it, and a blank line after it.`
    : null;
}

/** The clauses with their values. `text` has no fault. */
export function filledClauses(text: string, values: AgreementValues): Clause[] {
  const filled = (line: string) =>
    line.replace(named, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
  return clausesOf(text).map(({ heading, paragraphs }) => ({
    heading: filled(heading),
    paragraphs: paragraphs.map(filled),
  }));
}
