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

/** Languages that can be read in full; another is one more file in `catalogue/` and one more line here. */
export const languages: readonly { code: string; name: string }[] = [{ code: 'en', name: 'English' }];

/** At first only the sentences of pages without a frame; the frame brings the rest (see `ui/Frame.tsx`). */
let current: Partial<Catalogue> = enPlain;

/** Knows these sentences from now on. */
export function learn(sentences: Partial<Catalogue>): void {
  current = { ...current, ...sentences };
}

/** Speaks another language from now on; the caller draws the page again. */
export function speak(code: string, catalogue: Catalogue): void {
  current = catalogue;
  document.documentElement.lang = code;
}

/** The sentence of `key`, its `{names}` filled in. Keys and names are checked by the compiler. */
export function t<K extends Key>(key: K, values: Readonly<Record<NamesOf<K>, string | number>>): string;
export function t(key: PlainKey): string;
export function t(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
  return (current[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
