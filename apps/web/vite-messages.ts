import { readFileSync } from 'node:fs';
import { languagesOf } from '@pramaan/contract/page-language.ts';
import { type Compiled, compile } from '@pramaan/messages/compile.ts';
import { generateMessages } from '@pramaan/messages/generate.ts';
import { pseudo, pseudoLocale } from '@pramaan/messages/pseudo.ts';
import { baseLocale, type Locale } from '@pramaan/messages/settings.ts';
import { folder, messagesOf, readSources } from '@pramaan/messages/sources.ts';
import type { Plugin } from 'vite';
import { type Change, changed, childrenOf, type Node } from './vite-source.ts';

const packageName = '@pramaan/messages';
/** A message that needs the plural rules of its language is a module of its own, with what it imports. */
const prefix = '\0message:';
const routeTable = new URL('./src/routes.tsx', import.meta.url);
/** A line of the route table: its address, and the part that is loaded for it. */
const routeLine = /path: '(?<path>[^']+)',\s+Page: \w+\(\(\) => import\('[.](?<part>[^']+)'\)/g;

/** The parts of the app whose pages do not come in this language (`languagesOf`): they are left out of its build. */
function partsElsewhere(locale: Locale): string[] {
  const partOf = (offered: boolean) =>
    [...readFileSync(routeTable, 'utf8').matchAll(routeLine)]
      .filter(({ groups }) => languagesOf(groups?.path ?? '').includes(locale) === offered)
      .map(({ groups }) => `/src${groups?.part}`);
  const here = new Set(partOf(true));
  return partOf(false).filter((part) => !here.has(part));
}

/** In place of packages/messages/src/locale.ts: the language is settled. */
const settledLocale = (locale: string) =>
  `export const locale = () => '${locale === pseudoLocale ? baseLocale : locale}'; export const setLocale = () => undefined;`;

/** Every message of one language by its name, as JavaScript. */
function compiledMessages(locale: string): (name: string) => Compiled | null {
  const sources = readSources();
  const messages = messagesOf(sources, locale === pseudoLocale ? baseLocale : (locale as Locale));
  const known = new Map<string, Compiled>();
  return (name) => {
    const found = known.get(name);
    const message = messages[name];
    if (found || message === undefined) return found ?? null;
    // Its plural rules are those of English.
    const made = locale === pseudoLocale ? compile(baseLocale, pseudo(message)) : compile(locale, message);
    known.set(name, made);
    return made;
  };
}

/** Where documents, forms and calls are declared. */
const declaring = /packages.(?:documents|contract|readers).src/;

/** `m.name`, and the whole call when it is `m.name()`, wherever `m` is read. */
function readings(node: Node, found: { name: string; start: number; end: number; called: boolean }[]): void {
  const isReading = (one: Node | undefined) =>
    one?.type === 'MemberExpression' &&
    !one.computed &&
    one.object?.type === 'Identifier' &&
    one.object.name === 'm';
  const { callee } = node;
  if (node.type === 'CallExpression' && isReading(callee) && node.arguments?.length === 0) {
    found.push({ name: callee?.property?.name ?? '', start: node.start, end: node.end, called: true });
    return;
  }
  if (isReading(node)) {
    found.push({ name: node.property?.name ?? '', start: node.start, end: node.end, called: false });
    return;
  }
  for (const child of childrenOf(node)) readings(child, found);
}

/** Every string of a module. */
function stringsIn(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateElement') return [(node.value as { cooked?: string }).cooked ?? ''];
  return childrenOf(node).flatMap(stringsIn);
}

/**
 * Puts the messages of one language where they are read: `m.review_title()` becomes its sentence, `m.review_title` handed on
 * becomes a function of this module. So each part of the built app holds the sentences that it shows, in one language,
 * and nothing is fetched for them (decision 0063).
 *
 * @param locale a language, or the pseudo-locale
 */
export function withMessages(locale: string): Plugin {
  const compiled = compiledMessages(locale);
  const leftOut = partsElsewhere(locale === pseudoLocale ? baseLocale : (locale as Locale));
  // The page itself says it (index.html).
  const used = new Set<string>(['shell_no_script']);
  /** What the pseudo-locale shows of documents and contract: their strings are data. */
  const declared = new Set<string>();
  return {
    name: 'messages-of-one-language',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.VITE_LOCALE': JSON.stringify(locale) } }),
    transformIndexHtml: (html) =>
      html
        .replace('lang="en"', `lang="${locale}"`)
        .replace(/(?<=<noscript>).*(?=<\/noscript>)/, compiled('shell_no_script')?.text ?? ''),
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load: {
      filter: { id: [/^\0message:/, /packages.messages.src.locale[.]ts$/, /[.]tsx$/] },
      handler(id) {
        if (id.startsWith(prefix)) {
          const one = compiled(id.slice(prefix.length));
          return `${one?.imports ?? ''}\nexport default ${one?.code ?? ''};`;
        }
        if (id.endsWith('.tsx')) return leftOut.some((part) => id.endsWith(part)) ? 'export {};' : null;
        return { code: settledLocale(locale), moduleType: 'js' };
      },
    },
    moduleParsed({ id, code }) {
      if (locale === pseudoLocale && declaring.test(id) && code)
        for (const text of stringsIn(this.parse(code) as unknown as Node)) declared.add(text);
    },
    transform: {
      filter: { id: /[.]tsx?$/, code: packageName },
      handler(code, id) {
        const tree = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }) as unknown as {
          body: Node[];
        };
        const changes: Change[] = [];
        let reads = false;
        for (const one of tree.body) {
          if (one.type !== 'ImportDeclaration' || one.source?.value !== packageName) continue;
          reads ||= one.specifiers?.some(({ local }) => local.name === 'm') ?? false;
          changes.push({ start: one.start, end: one.end, text: '' });
        }
        if (!reads) return null;
        const found: { name: string; start: number; end: number; called: boolean }[] = [];
        for (const one of tree.body) if (one.type !== 'ImportDeclaration') readings(one as Node, found);
        const handedOn = new Map<string, Compiled>();
        for (const { name, start, end, called } of found) {
          const message = compiled(name);
          if (!message) this.error(`There is no message ${name} (${id}).`);
          used.add(name);
          if (called && message.text !== null) {
            changes.push({ start, end, text: JSON.stringify(message.text) });
            continue;
          }
          handedOn.set(name, message);
          changes.push({ start, end, text: called ? `m_${name}()` : `m_${name}` });
        }
        const own = [...handedOn].map(([name, one]) =>
          one.imports ? `import m_${name} from '${prefix}${name}';\n` : `const m_${name} = ${one.code};\n`,
        );
        return {
          code: own.join('') + changed(code, changes),
          map: null,
          moduleType: id.endsWith('x') ? 'tsx' : 'ts',
        };
      },
    },
    generateBundle() {
      if (locale === pseudoLocale)
        this.emitFile({
          type: 'asset',
          fileName: '.vite/declared.json',
          source: JSON.stringify([...declared]),
        });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/messages.json',
        source: JSON.stringify([...used].sort()),
      });
    },
  };
}

/** In development the messages are compiled again when one is changed. */
export function watchedMessages(): Plugin {
  return {
    name: 'messages-in-development',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.add(folder);
      watcher.on('change', (file) => {
        if (file.startsWith(folder) && file.endsWith('.json')) generateMessages();
      });
    },
  };
}
