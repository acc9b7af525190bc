import type { Language } from '@pramaan/contract/purposes.ts';
import type { en } from '../catalogue/en.ts';
import { enPlain } from '../catalogue/en-plain.ts';

type Sentences = typeof en;
export type Key = keyof Sentences;
/** Another language says the same things: a sentence for each key. */
export type Catalogue = Readonly<Record<Key, string>>;

type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<K extends Key> = Names<Sentences[K]>;
/** Sentences without gaps. */
export type PlainKey = { [K in Key]: [NamesOf<K>] extends [never] ? K : never }[Key];

/** Languages that can be read; another is one more file in `catalogue/` and one more line here. */
export const languages: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

/** At first only the sentences of pages without a frame; the frame brings the rest (see `ui/Frame.tsx`). */
const known: Record<Language, Partial<Catalogue>> = { en: enPlain, hi: {} };
let spoken: Language = 'en';

/** Knows these sentences from now on. */
export function learn(sentences: Partial<Catalogue>, language: Language = 'en'): void {
  known[language] = { ...known[language], ...sentences };
}

/** Speaks this language from now on; what it has no sentence for stays English. The caller draws the page again. */
export function speak(language: Language): void {
  spoken = language;
}

/** Is this language spoken just now? */
export const isSpoken = (language: Language): boolean => spoken === language;

/** The sentence of `key`, its `{names}` filled in. Keys and names are checked by the compiler. */
export function t<K extends Key>(key: K, values: Readonly<Record<NamesOf<K>, string | number>>): string;
export function t(key: PlainKey): string;
export function t(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence = known[spoken][key] ?? known.en[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
