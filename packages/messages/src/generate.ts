import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, valuesOf } from './compile.ts';
import { baseLocale } from './settings.ts';
import { filesOf, folder, localeNames, type Messages, messagesOf, readSources } from './sources.ts';

const dist = join(folder, 'dist');
const stampFile = join(dist, '.stamp');
const ownSources = [
  ...['compile.ts', 'generate.ts', 'settings.ts', 'sources.ts'].map((name) => join(folder, 'src', name)),
  fileURLToPath(import.meta.resolve('@pramaan/contract/languages.ts')),
];

/** Changes with every message and with the way they are compiled. */
function stamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package.json')));
  const files = [...localeNames.flatMap(filesOf), ...ownSources];
  for (const file of files) hash.update(relative(folder, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** All messages of one language as a module: a function for each. */
function localeModule(locale: string, messages: Messages): string {
  const compiled = Object.entries(messages).map(([name, message]) => ({ name, ...compile(locale, message) }));
  const imports = new Map<string, Set<string>>();
  for (const line of compiled.flatMap((one) => one.imports.split('\n').filter(Boolean))) {
    const [, names = '', from = ''] = /^import \{ (.*) \} from "(.*)";$/.exec(line) ?? [];
    imports.set(from, new Set([...(imports.get(from) ?? []), ...names.split(', ')]));
  }
  return [
    ...[...imports].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`),
    ...compiled.map(({ name, code }) => `export const ${name} = ${code};`),
    '',
  ].join('\n');
}

/** Every message in the language that is chosen when it is read. */
function dynamicModule(names: readonly string[]): string {
  return [
    "import { locale } from '../src/locale.ts';",
    ...localeNames.map((each) => `import * as ${each} from './${each}.js';`),
    `const languages = { ${localeNames.join(', ')} };`,
    ...names.map((name) => `export const ${name} = (values) => languages[locale()].${name}(values);`),
    '',
  ].join('\n');
}

const inComment = (text: string) => text.replaceAll('*/', '*\u200b/');

function declarations(languages: readonly Messages[]): string {
  const [english = {}] = languages;
  const lines = Object.entries(english).map(([name, message]) => {
    const values = [...valuesOf(message)].map(
      ([value, kind]) => `${value}: ${kind === 'number' ? 'number' : 'string | number'}`,
    );
    const said = [...new Set(languages.map((each) => each[name] ?? ''))].map(inComment).join(' · ');
    const type = values.length > 0 ? `(values: { ${values.join('; ')} }) => string` : '() => string';
    return `/** ${said} */\nexport declare const ${name}: ${type};`;
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Compiles the messages into `dist`, unless it holds them already.
 *
 * @returns whether anything was written
 */
export function generateMessages(): boolean {
  const wanted = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return false;
  const sources = readSources();
  const languages = localeNames.map((locale) => messagesOf(sources, locale));
  const names = Object.keys(languages[localeNames.indexOf(baseLocale)] ?? {});
  mkdirSync(dist, { recursive: true });
  // Another process may be reading, or writing the same: each file comes whole.
  const write = (name: string, text: string) => {
    const begun = join(dist, `.${name}.${process.pid}`);
    writeFileSync(begun, text);
    renameSync(begun, join(dist, name));
  };
  for (const [at, locale] of localeNames.entries())
    write(`${locale}.js`, localeModule(locale, languages[at] ?? {}));
  write('all.js', dynamicModule(names));
  write('all.d.ts', declarations(languages));
  write('messages.js', "export * as m from './all.js';\n");
  write(
    'messages.d.ts',
    "export * as m from './all.js';\n\n/** A message without values, to be handed on. */\nexport type Message = () => string;\n",
  );
  write('.stamp', wanted);
  return true;
}
