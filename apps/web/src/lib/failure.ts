import type { ErrorCode, FieldFault } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { messages } from '@pramaan/contract/messages.ts';
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

let translatedCodes: Partial<Record<FailureCode, string>> = {};
let translatedSentences: Readonly<Record<string, string>> = {};
let loading: Promise<void> | null = null;

type Translations = [codes: typeof translatedCodes, sentences: typeof translatedSentences];

const translations: Partial<Record<Language, () => Promise<Translations>>> = {
  hi: async () => {
    const [{ hiErrors }, { sentencesHindi }] = await Promise.all([
      import('./errors-hindi.ts'),
      import('@pramaan/contract/sentences-hindi.ts'),
    ]);
    return [hiErrors, sentencesHindi];
  },
  mr: async () => {
    const [{ errorsMarathi }, { sentencesMarathi }] = await Promise.all([
      import('./errors-marathi.ts'),
      import('@pramaan/contract/sentences-marathi.ts'),
    ]);
    return [errorsMarathi, sentencesMarathi];
  },
};

async function load(): Promise<void> {
  const loaded = await translations[locale()]?.();
  if (loaded) [translatedCodes, translatedSentences] = loaded;
}

/** Loads how failures and the contract's sentences read in the language of the page. The server speaks English. */
export async function loadFailures(): Promise<void> {
  if (import.meta.env.VITE_LOCALE === 'en') return;
  // Without them a page shows English; the next call tries again.
  loading ??= load().catch(() => {
    loading = null;
  });
  await loading;
}

/** A sentence of the contract in the language of the page. */
export const sentenceWords = (english: string): string =>
  (locale() === 'en' ? undefined : translatedSentences[english]) ?? english;

/** The sentence of a failed call in the language of the page. */
export const failureWords = ({ code, message }: Pick<CallFailure, 'code' | 'message'>): string =>
  (locale() === 'en' ? undefined : translatedCodes[code]) ?? sentenceWords(message);

/** How the checks of documents read. Few answers hold one: it is fetched with the first. */
const faultReaders: Partial<Record<Language, () => Promise<(english: string) => string>>> =
  import.meta.env.VITE_LOCALE === 'en'
    ? {}
    : { hi: async () => (await import('@pramaan/documents/faults-hindi.ts')).hindiFault };

/** How the checks of documents read in the language of the page. */
async function faultWords(): Promise<(english: string) => string> {
  const read = await faultReaders[locale()]?.();
  return read ? (english) => read(sentenceWords(english)) : sentenceWords;
}

/** A failed call with its sentences in the language of the page. */
export async function callFailure(facts: FailureFacts): Promise<CallFailure> {
  const { fields = [] } = facts;
  await loadFailures();
  const words = fields.length > 0 ? await faultWords().catch(() => sentenceWords) : sentenceWords;
  return new CallFailure({
    ...facts,
    said: facts.message,
    message: failureWords(facts),
    fields: fields.map((fault) => ({ ...fault, message: words(fault.message) })),
  });
}

/** The sentence of whatever was thrown (P §8, generic request failure). */
export function sentenceOf(thrown: unknown): string {
  return thrown instanceof CallFailure ? failureWords(thrown) : sentenceWords(messages.genericFailure);
}
