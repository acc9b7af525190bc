import type * as z from 'zod/mini';
import type { Card, CardOf } from './card.ts';
import type { Fact } from './fact.ts';
import type { Field } from './field.ts';
import type { JudgementInput, SourceJudgement } from './judgement/rules.ts';
import type { ListPathOf, PathOf } from './paths.ts';
import type { Rename } from './wire.ts';

export type { Fact } from './fact.ts';
export { listOf, part, record, texts, word, words } from './record-shape.ts';

/** Where a fact came from, strongest first; shown as a small badge on the card (product §6). */
export type Source = 'issuer-signed' | 'registry' | 'locker' | 'ocr' | 'self-declared' | 'unsigned';

/** Areas of the applicant’s portal (product §5), in the order of its task list. */
export type Area =
  | 'identity'
  | 'address-proof'
  | 'ownership-proof'
  | 'personal-detail'
  | 'employment'
  | 'loan'
  | 'itr'
  | 'form16'
  | 'bank-statements'
  | 'business'
  | 'corporate'
  | 'commercial'
  | 'ratings'
  | 'professional'
  | 'tax'
  | 'litigation'
  | 'asset'
  | 'credit-report';

/** First part of a record's place in the applicant document tree (C §3). */
export type Group =
  | 'id'
  | 'address'
  | 'income'
  | 'employment'
  | 'personalDetails'
  | 'business'
  | 'assets'
  | 'tax'
  | 'loan'
  | 'legal'
  | 'credit';

/** How the verification vendor is asked, in its own dialect (standards §9.1). */
export interface Vendor {
  /** Path under the vendor's base, like `/v2/nrega`. */
  path: string;
  /** Vendor's key → captured field. */
  request: Readonly<Record<string, string>>;
  reply?: Rename;
  /** The vendor answers a list: its first item is the record, or the whole list goes to a path. */
  listed?: 'first' | { into: string };
  /** Captured field → what the person chose → the vendor's code for it: Karnataka → KA. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Captured date → how the vendor writes it; a date is captured as YYYY-MM-DD. */
  dates?: Readonly<Record<string, DateStyle>>;
  /** Record path → captured field: what was asked and confirmed, when the reply does not say it again. */
  echo?: Readonly<Record<string, string>>;
  /** Members that every request has, whatever was captured. */
  always?: Readonly<Record<string, string>>;
  /** Captured field → how the vendor spells that number, where it is not as captured. */
  spelt?: Readonly<Record<string, Spelling>>;
  /** Another check of the vendor, for numbers of another form in a captured field (`vendorFor`). */
  instead?: { field: string; form: RegExp; vendor: Vendor };
  /** The vendor's own record of the person's consent, asked for first: its key goes along with the question. */
  consentPath?: string;
}

/** Spellings of a number that differ from the captured one: an LLPIN with its hyphen. */
export type Spelling = 'llpin';

/** Documents that our own server reads from a picture or PDF; `packages/readers` has one reader for each. */
export type ReaderName =
  | 'pan-card'
  | 'passport'
  | 'voter-card'
  | 'licence-card'
  | 'aadhaar-card'
  | 'form-16'
  | 'itr-v'
  | 'epf-passbook'
  | 'payslip'
  | 'cheque'
  | 'utility-bill'
  | 'employment-letter'
  | 'rent-agreement';

/** What our own server adds to a source's record before it is kept; `additions.ts` has one for each. */
export type AdditionName = 'company-report' | 'court-cases' | 'licence-validity' | 'rating-grades';

/** What our own server proves of a file that comes with the call and is never kept. */
export interface Proof {
  by: 'aadhaar-qr' | 'aadhaar-xml';
  /** Its name in the multipart call. */
  file: 'image' | 'file';
  /** What the file picker offers. */
  accept: string;
}

/** Spellings of a date among Indian registries. */
export type DateStyle = 'DD-MM-YYYY' | 'DD/MM/YYYY';

/** Checks the captured values against each other. */
export type Rule = (values: Readonly<Record<string, unknown>>) => { path: string; message: string } | null;

/** One way to give a document: what is asked, who answers, what the record holds and how it is shown. */
export interface Method {
  /** The choice in the person's words: "Type the number", "Scan or photo". */
  title: string;
  /** `POST {kyc}/{endpoint}`; null for what the person only declares. */
  endpoint: string | null;
  source: Source;
  capture: Readonly<Record<string, Field>>;
  /** Whether a person is asked anything; without it the record comes by another way. */
  asks: boolean;
  /** The record, wire names exactly as the specification spells them. */
  result: z.ZodMiniType<Record<string, unknown>>;
  card: Card;
  /** Where the record states a fact; several paths are joined by a space (first name, surname). */
  facts: Partial<Record<Fact, string | readonly string[]>>;
  /** Null: answered on our own server (a proof or a reader), by a locker, or declared. */
  vendor: Vendor | null;
  /** The form asks the browser where the device is, which goes along with the person's consent (`vendor.consentPath`). */
  asksPlace: boolean;
  /** Reads the uploaded file that `capture.file` names; null when nothing is read. */
  reader: ReaderName | null;
  proof: Proof | null;
  adds: AdditionName | null;
  /** How its records are judged; `judgementOf` fills in what is left out. */
  judged: JudgementInput<string, string, string>;
  /** Where the record repeats the name it was asked about: the person's own, or it is about another. It states no fact. */
  about: string | null;
  /** What its fields must be to each other: a fault with its field, or null. Held by whoever keeps the record. */
  rule: Rule | null;
  /** Members that the card does not show and that others than the person see masked. */
  masked: readonly string[];
  /** Days for which an identical request need not be asked, or paid for, again. */
  freshDays: number;
  /**
   * Name of the record in the tree, by default the method's own key. `self`: the specification puts the record at the
   * document's own name. `{ of }`: the record is that of another method, won in another way.
   */
  record: 'self' | { of: string } | null;
}

type Shape = Record<string, z.ZodMiniType>;
type FactsOf<P extends string> = Partial<Record<Fact, P | readonly P[]>>;

interface MethodInput<S extends Shape, C extends Readonly<Record<string, Field>>> {
  title: string;
  endpoint: string | null;
  capture: C;
  result: z.ZodMiniObject<S>;
  card: CardOf<z.output<z.ZodMiniObject<S>>>;
  facts?: FactsOf<PathOf<z.output<z.ZodMiniObject<S>>>>;
  vendor?: Omit<Vendor, 'request' | 'codes' | 'dates' | 'echo' | 'spelt'> & {
    request: Readonly<Record<string, keyof C & string>>;
    codes?: Partial<Record<keyof C & string, Readonly<Record<string, string>>>>;
    dates?: Partial<Record<keyof C & string, DateStyle>>;
    spelt?: Partial<Record<keyof C & string, Spelling>>;
    echo?: Partial<Record<PathOf<z.output<z.ZodMiniObject<S>>>, keyof C & string>>;
  };
  asksPlace?: boolean;
  reader?: C extends { file: Field } ? ReaderName : never;
  proof?: Proof;
  adds?: AdditionName;
  about?: PathOf<z.output<z.ZodMiniObject<S>>>;
  rule?: Rule;
  masked?: readonly PathOf<z.output<z.ZodMiniObject<S>>>[];
  freshDays?: number;
  record?: Method['record'];
}

/** A source that is asked about an identifier can say no: how is declared with the document, or it does not compile. */
type JudgedBySource<T, C> =
  | { source: 'registry'; judged: SourceJudgement<PathOf<T>, ListPathOf<T>, keyof C & string> }
  | {
      source: Exclude<Source, 'registry'>;
      judged?: JudgementInput<PathOf<T>, ListPathOf<T>, keyof C & string>;
    };

/**
 * Declares one method. Paths are checked here, in the parameter; what is stored is plain data,
 * because generics kept in the container make the compiler give up (TS2589).
 */
export function method<S extends Shape, C extends Readonly<Record<string, Field>>>(
  input: MethodInput<S, C> & JudgedBySource<z.output<z.ZodMiniObject<S>>, C>,
): Method {
  return {
    title: input.title,
    endpoint: input.endpoint,
    source: input.source,
    capture: input.capture,
    asks: Object.keys(input.capture).length > 0,
    result: input.result as Method['result'],
    card: input.card as unknown as Card,
    facts: input.facts ?? {},
    vendor: (input.vendor as Vendor | undefined) ?? null,
    asksPlace: input.asksPlace ?? false,
    reader: input.reader ?? null,
    proof: input.proof ?? null,
    adds: input.adds ?? null,
    judged: (input.judged as JudgementInput<string, string, string> | undefined) ?? {},
    about: input.about ?? null,
    rule: input.rule ?? null,
    masked: input.masked ?? [],
    freshDays: input.freshDays ?? 30,
    record: input.record ?? null,
  };
}

/** Where the specification's application draft keeps this document (P §3.5); names of local-storage keys. */
interface DraftKeys {
  /** Captured field → draft key: `epicNo`. */
  fields?: Readonly<Record<string, string>>;
  /** Draft key of the whole record: `epicDetails`. */
  details?: string;
  /** Record path → draft key, for parts that the draft keeps beside the whole record: `directors`. */
  parts?: Readonly<Record<string, string>>;
}

export interface DocumentDefinition {
  id: string;
  group: Group;
  area: Area;
  title: string;
  /** One plain sentence: why a lender asks for it. */
  why: string;
  /** Of its area's documents most people bring this one: lists of the portal begin with it. */
  common?: true;
  methods: Readonly<Record<string, Method>>;
  /** How many of it a person gives (Form16 and ITR: 3). */
  instances: number;
  /** The digital-locker type of C §7: `panDigiLink`. */
  locker: string | null;
  draft: DraftKeys;
  /** False: agreed to for one lender's eyes alone, so that it never goes along with a shared report. */
  goesAlong: boolean;
}

type DocumentInput = Omit<DocumentDefinition, 'instances' | 'locker' | 'draft' | 'goesAlong'> &
  Partial<Pick<DocumentDefinition, 'instances' | 'locker' | 'draft' | 'goesAlong'>>;

/** Declares a document: everything else about it derives from this value. */
export function defineDocument(input: DocumentInput): DocumentDefinition {
  return { instances: 1, locker: null, draft: {}, goesAlong: true, ...input };
}
