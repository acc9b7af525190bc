import { compile, valuesOf } from './compile.ts';
import { baseLocale, completeLocales, type Locale, staffAreas } from './settings.ts';
import { type Areas, localeNames, type Messages, type Sources } from './sources.ts';

const goodName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

const sorted = (values: ReadonlyMap<string, string>) =>
  [...values]
    .map(([name, kind]) => `${name}: ${kind}`)
    .sort()
    .join(', ');

/** Names that are written badly or in two areas: each would hide the other. */
function wrongNames(locale: string, areas: Areas): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const [area, messages] of areas)
    for (const name of Object.keys(messages)) {
      const other = seen.get(name);
      if (other) problems.push(`${locale}/${area}.json: ${name} is also in ${other}.json`);
      if (!goodName.test(name)) problems.push(`${locale}/${area}.json: ${name} is not written like_this`);
      seen.set(name, area);
    }
  return problems;
}

function wrongText(locale: string, area: string, messages: Messages): string[] {
  return Object.entries(messages).flatMap(([name, message]) => {
    const at = `${locale}/${area}.json: ${name}`;
    if (message.trim() === '') return [`${at} is blank`];
    try {
      compile(locale, message);
      return [];
    } catch (error) {
      return [`${at}: ${(error as Error).message}`];
    }
  });
}

/** How one area of a language differs from the English one: missing, left over, other values. */
function differences(locale: string, area: string, ours: Messages, english: Messages): string[] {
  const at = (name: string) => `${locale}/${area}.json: ${name}`;
  const missing = Object.keys(english).filter((name) => !(name in ours));
  const extra = Object.keys(ours).filter((name) => !(name in english));
  const shared = Object.keys(english).filter((name) => name in ours);
  const unlike = shared.filter(
    (name) => sorted(valuesOf(ours[name] ?? '')) !== sorted(valuesOf(english[name] ?? '')),
  );
  return [
    ...missing.map((name) => `${at(name)} is missing`),
    ...extra.map((name) => `${at(name)} is not in ${baseLocale}/${area}.json`),
    ...unlike.map((name) => `${at(name)} takes other values than ${baseLocale}/${area}.json`),
  ];
}

/**
 * What is wrong with the areas of one language. An area that it does not have at all is not translated yet: it is read in
 * English, unless the language is a complete one.
 */
function wrongAreas(locale: Locale, areas: Areas, english: Areas): string[] {
  const translated = new Map([...english].filter(([area]) => !staffAreas.includes(area)));
  const left = [...areas.keys()].filter((area) => !translated.has(area));
  const wanted = [...translated].filter(([area]) => areas.has(area) || completeLocales.includes(locale));
  return [
    ...left.map((area) => `${locale}/${area}.json is not a translated area (src/settings.ts)`),
    ...wanted.flatMap(([area, messages]) => differences(locale, area, areas.get(area) ?? {}, messages)),
  ];
}

/** Everything wrong with the messages, each with its file: `npm run check` fails with it. */
export function problemsOf(sources: Sources): string[] {
  const english = sources[baseLocale];
  const texts = localeNames.flatMap((locale) => [
    ...wrongNames(locale, sources[locale]),
    ...[...sources[locale]].flatMap(([area, messages]) => wrongText(locale, area, messages)),
  ]);
  if (texts.length > 0) return texts;
  const unknown = staffAreas.filter((area) => !english.has(area));
  return [
    ...unknown.map((area) => `src/settings.ts: there is no area ${area}`),
    ...localeNames
      .filter((locale) => locale !== baseLocale)
      .flatMap((locale) => wrongAreas(locale, sources[locale], english)),
  ];
}
