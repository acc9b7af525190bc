import type { ErrorCode, FieldFault } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { messages } from '@pramaan/contract/messages.ts';
import type { Reading } from '@pramaan/documents/sentence-patterns.ts';
import { locale } from '@pramaan/messages/locale.ts';

/** A code of the product's catalogue, or why there was no answer to carry one. */
export type FailureCode = ErrorCode | 'OFFLINE' | 'UNREADABLE';

interface FailureFacts {
  code: FailureCode;
  message: string;
  status: number;
  fields?: readonly FieldFault[];
  said?: string;
}

/** The one way in which a call fails on a screen. `message` is the server's sentence, ready to be read. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly fields: readonly FieldFault[];
  /** The server's own sentence, in English: what a page decides by, where the specification has it do so. */
  readonly said: string;

  constructor({ code, message, status, fields = [], said = message }: FailureFacts) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.said = said;
  }

  /** Did the server answer in words of its own, rather than break or stay silent? */
  get answered(): boolean {
    return this.status > 0 && this.status < 500 && this.code !== 'UNREADABLE';
  }

  /** The sentence about one field: `body.mobileNo` or `mobileNo`. */
  fault(field: string): string | undefined {
    const fault = this.fields.find(({ path }) => path === field || path.endsWith(`.${field}`));
    return fault?.message;
  }
}

type Translations = readonly [
  codes: Partial<Record<FailureCode, string>>,
  sentences: Readonly<Record<string, string>>,
];

/** By language, once they are there. */
const loaded: Partial<Record<Language, Translations>> = {};

const translations: Partial<Record<Language, () => Promise<Translations>>> = {
  hi: async () => (await import('./failures-hindi.ts')).failuresHindi,
  mr: async () => (await import('./failures-marathi.ts')).failuresMarathi,
};

/** Loads how failures and the contract's sentences read in the language of the page. The server speaks English. */
export async function loadFailures(): Promise<void> {
  if (import.meta.env.VITE_LOCALE === 'en') return;
  const language = locale();
  // Without them a page shows English; the next call tries again.
  loaded[language] ??= await translations[language]?.().catch(() => undefined);
}

/** A sentence of the contract in the language of the page. */
export const sentenceWords = (english: string): string => loaded[locale()]?.[1][english] ?? english;

/** How the server's own reasons read. They are fetched with the first failure that a server answered. */
const refusalReaders: Partial<Record<Language, () => Promise<Reading>>> =
  import.meta.env.VITE_LOCALE === 'en'
    ? {}
    : { hi: async () => (await import('@pramaan/documents/refusals-hindi.ts')).refusalReader() };
/** By language, once they are there. */
const refusals: Partial<Record<Language, Reading>> = {};

/** Without them the sentence of the code is shown; the next failure tries again. */
async function loadRefusals(): Promise<void> {
  const language = locale();
  refusals[language] ??= await refusalReaders[language]?.().catch(() => undefined);
}

/** Why something was not taken, in the language of the page; undefined for what is no such sentence. */
const refusalWords = (english: string): string | undefined => refusals[locale()]?.(english);

/** The sentence of a failed call in the language of the page: of what the server says in words of its own, those words. */
export const failureWords = ({ code, said }: Pick<CallFailure, 'code' | 'said'>): string =>
  refusalWords(said) ?? loaded[locale()]?.[0][code] ?? sentenceWords(said);

/** How the checks of documents read. Few answers hold one: it is fetched with the first. */
const faultReaders: Partial<Record<Language, () => Promise<(english: string) => string>>> =
  import.meta.env.VITE_LOCALE === 'en'
    ? {}
    : { hi: async () => (await import('@pramaan/documents/faults-hindi.ts')).hindiFault };

/** How the checks of documents read in the language of the page. */
async function faultWords(): Promise<(english: string) => string> {
  const read = await faultReaders[locale()]?.();
  return read ? (english) => refusalWords(english) ?? read(sentenceWords(english)) : sentenceWords;
}

/** A failed call with its sentences in the language of the page. */
export async function callFailure(facts: FailureFacts): Promise<CallFailure> {
  const { fields = [] } = facts;
  await loadFailures();
  if (facts.status > 0) await loadRefusals();
  const words = fields.length > 0 ? await faultWords().catch(() => sentenceWords) : sentenceWords;
  return new CallFailure({
    ...facts,
    said: facts.message,
    message: failureWords({ code: facts.code, said: facts.message }),
    fields: fields.map((fault) => ({ ...fault, message: words(fault.message) })),
  });
}

/** The sentence of whatever was thrown (P §8, generic request failure). */
export function sentenceOf(thrown: unknown): string {
  return thrown instanceof CallFailure ? failureWords(thrown) : sentenceWords(messages.genericFailure);
}
