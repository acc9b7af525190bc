import { isRegisteredCompany } from './business-kind.ts';
import type { Area } from './define.ts';
import { type AskedOf, applicantTypeOf, askedLines, requestedAmount } from './loan-product.ts';
import { areas, documentsIn } from './menu.ts';
import type { DocumentOutline } from './outline.ts';
import { findOutline } from './outlines.ts';
import { readPath } from './paths.ts';
import { submittedRecords } from './progress.ts';
import { ifItApplies, type Requirement, requirementOf } from './requirements.ts';
import { employmentTypes, homeKinds } from './situation-choices.ts';
import type { Tree } from './tree.ts';
import { answerKey, documentForm, typedAnswers } from './typed-answers.ts';

/*
 * What a person says at the start, beside the loan they want: how they earn, and where they live. The list of what is asked
 * of them follows from it. Both are questions of a document's form; asked at the start, they are answered there.
 */

/** The id of the form of the first questions, in the draft. */
export const situationForm = 'situation';

/** A question of the start, and the fields of documents that ask the same. */
interface Question {
  options: readonly string[];
  document: DocumentOutline;
  /** By method of the document: its field. */
  fields: Readonly<Record<string, string>>;
}

const outline = (id: string): DocumentOutline => {
  const found = findOutline(id);
  if (!found) throw new Error(`There is no document called ${id}.`);
  return found;
};

/** The questions of the start, in their order; the loan comes before them. */
export const situationQuestions = {
  work: {
    options: employmentTypes,
    document: outline('work'),
    fields: { input: 'empType', short: 'empselectedEmploymentType' },
  },
  home: {
    options: homeKinds,
    document: outline('residentDetails'),
    fields: { input: 'accType' },
  },
} as const satisfies Readonly<Record<string, Question>>;

export type SituationQuestion = keyof typeof situationQuestions;

/** The answers that are known; what was passed over is null. */
type Situation = Readonly<Record<SituationQuestion, string | null>>;

const questions = Object.entries(situationQuestions) as [SituationQuestion, Question][];

/** What a submitted record of the document says, else the answer of the start, else what is typed into the document's form. */
function answerTo({ document, fields, options }: Question, docs: Tree, draft: object, said: unknown) {
  const submitted = submittedRecords(document, docs).map(({ key, record }) =>
    readPath(record.data, fields[key] ?? ''),
  );
  const begun = Object.entries(document.draft.fields ?? {})
    .filter(([name]) => Object.values(fields).includes(name))
    .map(([, key]) => (draft as Record<string, unknown>)[key]);
  const known = [...submitted, said, ...begun].find(
    (answer): answer is string => typeof answer === 'string' && options.includes(answer),
  );
  return known ?? null;
}

/** What is known of a person's work and home. */
export function situationOf(docs: Tree, draft: Readonly<Record<string, unknown>>): Situation {
  const said = typedAnswers(draft, situationForm);
  const known = questions.map(([name, question]) => [name, answerTo(question, docs, draft, said[name])]);
  return Object.fromEntries(known) as Situation;
}

/** The first questions that nobody has answered or passed over, in their order: the loan, then the situation. */
export function openSteps(
  docs: Tree,
  draft: Readonly<Record<string, unknown>>,
  { joinsAs }: AskedOf = {},
): readonly ('loan' | SituationQuestion)[] {
  const said = typedAnswers(draft, situationForm);
  const situation = situationOf(docs, draft);
  const open = questions
    .map(([name]) => name)
    .filter((name) => situation[name] === null && said[name] === undefined);
  const asksLoan =
    !joinsAs &&
    open.length === questions.length &&
    submittedRecords(outline('loanRequest'), docs).length === 0;
  return asksLoan ? ['loan', ...open] : open;
}

/**
 * An answer of the start as the draft keeps it: its own, and in the forms of the document that ask the same. Blank is an answer
 * too: the question was passed over.
 */
export function draftOfSituation(question: SituationQuestion, answer: string): Record<string, string> {
  const { document, fields }: Question = situationQuestions[question];
  const asked = Object.entries(fields).map(([method, field]) => [
    answerKey(documentForm(document.id, method, 1), field),
    answer,
  ]);
  return { [answerKey(situationForm, question)]: answer, ...(answer ? Object.fromEntries(asked) : {}) };
}

/** Asked of everybody, whatever they earn by. */
const ofEverybody: readonly Area[] = [
  'identity',
  'address-proof',
  'personal-detail',
  'bank-statements',
  'loan',
];

/** What proves an income of each kind, beside the bank statement. */
const proofOfIncome: Readonly<Record<string, readonly Area[]>> = {
  Salaried: ['employment', 'form16'],
  Contract: ['employment', 'itr'],
  'Part-time': ['employment', 'form16'],
  'Self-employed': ['business', 'itr'],
  'Business owner': ['business', 'itr'],
  Professional: ['professional', 'itr'],
  Retired: ['itr'],
  // A student, somebody at home: the bank statement says what there is.
  Other: [],
};

/** A proprietor has nothing in the register of companies: who owns one is seen from what they give of the business. */
const ofCompany = (kind: string | null, docs: Tree): readonly Area[] =>
  kind === 'Business owner' && isRegisteredCompany(docs) ? ['corporate'] : [];

/** The areas asked of a person; until their work is known, all that do not only concern few. */
export function askedAreas({ work: kind }: Situation, docs: Tree = {}): readonly Area[] {
  const proofs = proofOfIncome[kind ?? ''];
  const own = proofs && [...proofs, ...ofCompany(kind, docs)];
  return areas
    .map(({ area }) => area)
    .filter((area) => (own ? [...ofEverybody, ...own].includes(area) : !ifItApplies.includes(area)));
}

/** What is needed of an area where a line names these subjects; undefined where none lies in the area. */
function neededOf(area: Area, line: readonly string[]): Requirement | undefined {
  if (line.includes(`area:${area}`)) return requirementOf(area);
  const named = documentsIn(area).filter(({ id }) => line.includes(id));
  if (named.length === 0) return undefined;
  return line.length === 1 ? { documents: line, more: 0 } : { documents: [], more: 1 };
}

/** The areas asked of a person for a loan product, each with what is needed of it; without a product, or of one that asks what is usual, the usual ones. */
export function askedFor(
  { product, joinsAs }: AskedOf,
  docs: Tree,
  draft: Readonly<Record<string, unknown>>,
): ReadonlyMap<Area, Requirement> {
  const situation = situationOf(docs, draft);
  const lines = product && askedLines(product, applicantTypeOf(situation.work), requestedAmount(docs));
  if (!lines) {
    const asked = askedAreas(situation, docs).filter((area) => !joinsAs || area !== 'loan');
    return new Map(asked.map((area) => [area, requirementOf(area)]));
  }
  return new Map(
    areas.flatMap(({ area }): [Area, Requirement][] => {
      const needed = lines.flatMap(({ anyOf }) => neededOf(area, anyOf) ?? []);
      if (needed.length === 0) return [];
      const documents = [...new Set(needed.flatMap((one) => one.documents))];
      return [[area, { ...needed[0], documents, more: Math.max(...needed.map(({ more }) => more)) }]];
    }),
  );
}
