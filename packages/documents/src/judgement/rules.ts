import type { Fact } from '../fact.ts';

/*
 * How the records of a method are judged, declared beside its card: what must come back as it was asked, what of an answer
 * means no, how long it is in force, and whom it names. `judge.ts` reads these rules; no other code knows a document's name.
 */

/** How two spellings of one thing are made alike before they are compared. */
export type Normalisation =
  /** Capitals and digits alone: `ka-01 ab 1234` is KA01AB1234. */
  | 'number'
  /** The last four characters, where a source hides the others. */
  | 'last-four'
  /** A day, however its source writes it. */
  | 'day';

/** A value of the record that must be the one that was asked for. A record without it is not compared. */
export interface AskedRule<P extends string = string, F extends string = string> {
  path: P;
  field: F;
  as: Normalisation;
  /** What it is when they differ; by default another identity's record. */
  so?: 'mismatch' | 'invalid';
}

/** What a source says of an identifier: the words that mean no. */
export interface NegativeRule<P extends string = string> {
  path: P;
  /** Words of a no, whole words in any case: `cancelled` is in "Cancelled on application of taxpayer". `any-day`: a day. */
  no: readonly [string, ...string[]] | 'any-day';
  /** Words of a yes. With them, a text that has neither is for a person to look at. */
  yes?: readonly [string, ...string[]];
  so?: 'invalid' | 'expired' | 'mismatch';
  /** The sentence for a no, where the source's own word does not say it. */
  because?: string;
  /** A later yes at another path takes the no back: restored to the register. */
  unless?: { path: P; yes: readonly [string, ...string[]] };
}

/** From when and until when the document is in force, by its own words. */
export interface ValidityRule<P extends string = string> {
  from?: P;
  to: P;
  /** How the day is written there; a text in another form is no day, and is not judged. */
  written: DayStyle;
}

/** How a day is written in a record. `words`: in a text, after "valid to". */
export type DayStyle = 'DD-MM-YYYY' | 'DD-Mon-YYYY' | 'YYYY-MM-DD' | 'words';

/** Whom a record names, so that it can be said that it is this person's. */
interface IdentityRule<P extends string = string, L extends string = string> {
  /** Facts that are compared with the applicant's. One that differs is a mismatch. */
  facts: readonly Fact[];
  /** Texts, or lists of texts, of which one is the applicant's name: the signatories of a firm. */
  among: readonly P[];
  /** The same in lists of records: the directors of a company. */
  amongLists: readonly { list: L; name: string }[];
  /** Where the address is, when it is not the method's fact. */
  address: readonly P[];
  /** Why a record that names nobody is still an answer; null: it is never verified without a name or a PAN. */
  unnamed: string | null;
}

/** The rules of one method. */
interface Judgement {
  asked: readonly AskedRule[];
  negative: readonly NegativeRule[];
  /** Why the source has no way to say no: it only answers about numbers that it knows. Null where it has one. */
  onlyKnown: string | null;
  validity: readonly ValidityRule[];
  identity: IdentityRule;
}

/** Rules as a definition writes them. */
export interface JudgementInput<P extends string, L extends string, F extends string> {
  asked?: readonly AskedRule<P, F>[];
  negative?: readonly [NegativeRule<P>, ...NegativeRule<P>[]];
  onlyKnown?: string;
  validity?: readonly ValidityRule<P>[];
  identity?: Partial<IdentityRule<P, L>>;
}

/**
 * Rules of a source that is asked about an identifier: how it says no, or why it cannot, and whom it names. Without both, its
 * definition does not compile.
 */
export type SourceJudgement<P extends string, L extends string, F extends string> = JudgementInput<P, L, F> &
  (
    | { negative: readonly [NegativeRule<P>, ...NegativeRule<P>[]]; onlyKnown?: never }
    | { onlyKnown: string; negative?: never }
  ) & { identity: Partial<IdentityRule<P, L>> };

/** The rules as they are read: what a definition leaves out is empty, and the facts that it states say who it is about. */
export function judgementOf({
  judged: input,
  facts: stated,
}: {
  judged: JudgementInput<string, string, string>;
  facts: Partial<Record<Fact, unknown>>;
}): Judgement {
  const said = input.identity ?? {};
  const usual = (['name', 'dob', 'pan'] as const).filter((fact) => fact in stated);
  return {
    asked: input.asked ?? [],
    negative: input.negative ?? [],
    onlyKnown: input.onlyKnown ?? null,
    validity: input.validity ?? [],
    identity: {
      facts: said.facts ?? usual,
      among: said.among ?? [],
      amongLists: said.amongLists ?? [],
      address: said.address ?? [],
      unnamed: said.unnamed ?? null,
    },
  };
}
