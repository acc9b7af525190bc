import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@pramaan/contract/languages.ts';
import { baseLocale, type Locale } from './settings.ts';

/** ICU MessageFormat by the message's name. */
export type Messages = Readonly<Record<string, string>>;

/** Messages by area. */
export type Areas = ReadonlyMap<string, Messages>;

/** Messages by language and area. */
export type Sources = Readonly<Record<Locale, Areas>>;

export const folder = join(import.meta.dirname, '..');

/** The files of one language: `<locale>/<area>.json`. */
export function filesOf(locale: Locale): string[] {
  return readdirSync(join(folder, locale))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, locale, name));
}

function areasOf(locale: Locale): Areas {
  const areas = filesOf(locale).map((file) => {
    const area = file.slice(join(folder, locale).length + 1, -'.json'.length);
    return [area, JSON.parse(readFileSync(file, 'utf8')) as Messages] as const;
  });
  return new Map(areas);
}

export const localeNames: readonly Locale[] = languages;

/** Reads every message of every language. */
export function readSources(): Sources {
  return Object.fromEntries(localeNames.map((locale) => [locale, areasOf(locale)])) as Sources;
}

/** Every message of the languages given by name; what a later one lacks is said by the one before. */
export function merged(...languages: readonly Areas[]): Messages {
  return Object.assign({}, ...languages.flatMap((areas) => [...areas.values()]));
}

/** Every message as `locale` says it: in English where only staff read it, or the area is not translated yet. */
export const messagesOf = (sources: Sources, locale: Locale): Messages =>
  merged(sources[baseLocale], sources[locale]);
