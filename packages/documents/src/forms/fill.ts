import type { Source } from '../define.ts';
import type { Field } from '../field.ts';
import { format } from '../format.ts';
import { readPath } from '../paths.ts';
import { strengthOf } from '../source-strength.ts';
import { type KnownProfile, pincodeIn, rankedRecords, statedBy } from '../stated.ts';
import type { RecordEntry, Tree } from '../tree.ts';
import { type BankForm, questionsOf } from './define.ts';
import type { Origin } from './origin.ts';

/** What is known of a person when a form is filled. */
export interface KnownOfPerson {
  docs: Tree;
  profile: KnownProfile;
  draft: Readonly<Record<string, unknown>>;
}

/** Where an answer comes from. `typed`: the person wrote it into this form. */
export interface AnswerSource {
  kind: Source | 'profile' | 'draft' | 'typed';
  /** The document's id and title; blank for what is no document. */
  document: string;
  title: string;
  provider: string;
  /** When it was checked, ISO 8601; blank when it never was. */
  at: string;
  /** Someone else than the person vouches for it. */
  verified: boolean;
}

export interface Answer {
  value: string;
  source: AnswerSource;
}

const vouched = new Set<string>(['issuer-signed', 'registry', 'locker', 'ocr'] satisfies Source[]);

const notChecked = { document: '', title: '', provider: '', at: '' };
export const typed: AnswerSource = { kind: 'typed', ...notChecked, verified: false };

function sourceOf({ entry, record }: RecordEntry): AnswerSource {
  return {
    kind: record.source as Source,
    document: entry.document.id,
    title: entry.document.title,
    provider: record.provider,
    at: record.verifiedAt,
    verified: vouched.has(record.source) && record.status === 'verified',
  };
}

const strongestFirst = (placed: readonly RecordEntry[]) =>
  [...placed].sort((a, b) => strengthOf(b.record.source) - strengthOf(a.record.source));

/** Every place at which the origin states something, best first. */
function stated(origin: Origin, known: KnownOfPerson, ranked: readonly RecordEntry[]): Answer[] {
  switch (origin.from) {
    case 'fact':
      return strongestFirst(ranked).map((placed) => {
        const said = statedBy(placed, origin.fact);
        return { value: origin.part ? pincodeIn(said) : said, source: sourceOf(placed) };
      });
    case 'record':
      return ranked
        .filter(({ entry }) => entry.document.id === origin.document && entry.key === origin.method)
        .map((placed) => ({
          value: origin.paths
            .map((path) => format(readPath(placed.record.data, path), 'text'))
            .filter(Boolean)
            .join(', '),
          source: sourceOf(placed),
        }));
    case 'profile': {
      // A number is proved by the code that was sent to it; a name or an address there is the person's word.
      const verified = origin.member === 'mobileNo';
      return [
        { value: known.profile[origin.member] ?? '', source: { kind: 'profile', ...notChecked, verified } },
      ];
    }
    case 'draft':
      return [
        {
          value: format(known.draft[origin.key], 'text'),
          source: { kind: 'draft', ...notChecked, verified: false },
        },
      ];
  }
}

const isoDay = (said: string) => {
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(said);
  return indian
    ? `${indian[3]}-${indian[2]?.padStart(2, '0')}-${indian[1]?.padStart(2, '0')}`
    : said.slice(0, 10);
};

/** What a record says, as the field asks for it; null for what would not pass as an answer. */
function asAnswer(field: Field, said: string): string | null {
  if (said === '') return null;
  const same = (option: string) => option.toLowerCase() === format(said, 'gender').toLowerCase();
  const written =
    field.control === 'date'
      ? isoDay(said)
      : field.control === 'select'
        ? (field.options.find(same) ?? said)
        : said;
  return field.check(written).value;
}

/** The answers that are known already, by the question's name. What nobody states, or what does not pass, is left out. */
export function fillForm(form: BankForm, known: KnownOfPerson): Readonly<Record<string, Answer>> {
  const ranked = rankedRecords(known.docs);
  const filled: Record<string, Answer> = {};
  for (const [name, { field, from }] of Object.entries(questionsOf(form)))
    for (const { value, source } of from.flatMap((origin) => stated(origin, known, ranked))) {
      const answer = asAnswer(field, value);
      if (answer === null) continue;
      filled[name] = { value: answer, source };
      break;
    }
  return filled;
}

const bare = (answer: string) => answer.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Do two answers say the same? Registries write names in capitals. */
export const sameAnswer = (one: string, other: string): boolean => bare(one) === bare(other);

/** How an answer to a question reads. */
export function answerText(form: BankForm, name: string, value: string): string {
  const shownAs = questionsOf(form)[name]?.shownAs ?? 'text';
  // On their own PDF the person's account number stands whole: the lender must be able to use it.
  return format(value, shownAs === 'masked' ? 'text' : shownAs);
}

/** One answer of a form as it stands: given or prefilled, and whether the person changed what a source vouches for. */
export interface CurrentAnswer extends Answer {
  name: string;
  /** What the source says instead, when the person changed what it vouches for. */
  changedFrom: Answer | null;
}

/**
 * The form as it stands: what the person kept, each answer with its source. Answers never kept are prefilled.
 *
 * @param kept null when the person kept nothing yet
 */
export function currentAnswers(
  form: BankForm,
  known: KnownOfPerson,
  stored: Readonly<Record<string, string>> | null,
): CurrentAnswer[] {
  const filled = fillForm(form, known);
  return Object.keys(questionsOf(form)).flatMap((name): CurrentAnswer[] => {
    const there = filled[name];
    const given = stored?.[name];
    if (stored === null || (given === undefined && there))
      return there ? [{ name, ...there, changedFrom: null }] : [];
    if (given === undefined) return [];
    if (there && sameAnswer(there.value, given)) return [{ name, ...there, value: given, changedFrom: null }];
    return [{ name, value: given, source: typed, changedFrom: there?.source.verified ? there : null }];
  });
}

/** Questions that must be answered and are not, in the order of the form. */
export function missingIn(form: BankForm, answers: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(questionsOf(form))
    .filter(([name, { field }]) => !field.optional && !answers[name])
    .map(([name]) => name);
}
