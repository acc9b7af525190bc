import { allFiles, isGenerated, isSource, isTest, textOf } from '../source/files.ts';
import { scan } from '../source/scan.ts';
import { golden, type Item } from './golden.ts';

interface Source {
  path: string;
  code: string;
  literals: ReadonlySet<string>;
  /** The same strings in their order. */
  inOrder: readonly string[];
}

/** What the product can say: packages, API and web app. The sandbox and fixtures play others. */
const spoken = (path: string) =>
  /^(?:packages\/[^/]+\/src|apps\/(?:api|web)\/src)\//.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  !isGenerated(path);

/** Text between two tags. Sentences live in catalogues; this only sees the short ones left in place. */
const jsxText = (text: string) => [...text.matchAll(/>\s*([^<>{}\n]+?)\s*</g)].map((match) => match[1] ?? '');

/** The English messages: each is a string of the product, in a file named for its area. */
const messages: readonly Source[] = allFiles()
  .filter((path) => /^packages\/messages\/en\/[^/]+\.json$/.test(path))
  .map((path) => {
    const inOrder = Object.values(JSON.parse(textOf(path)) as Record<string, string>);
    return { path, code: '', inOrder, literals: new Set(inOrder) };
  });

const modules: readonly Source[] = allFiles()
  .filter(spoken)
  .map((path) => {
    const text = textOf(path);
    const { code, literals } = scan(text);
    const inTags = path.endsWith('.tsx') ? jsxText(text) : [];
    const inOrder = literals.map(({ value }) => value);
    return { path, code, inOrder, literals: new Set([...inOrder, ...inTags]) };
  });

export const sources: readonly Source[] = [...modules, ...messages];

const inWeb = sources.filter(({ path }) => /^(?:apps\/web\/src|packages\/messages)\//.test(path));

/** Every sentence and text that the specification prints: a whole string of the product, letter by letter. */
export function messageItems(): Item[] {
  return golden.messages.map(({ text, near, within, issue }) => {
    const says = (literals: ReadonlySet<string>) =>
      literals.has(text) || (within === true && [...literals].some((literal) => literal.includes(text)));
    const found = sources.some(
      ({ path, literals }) => says(literals) && (!near || path.toLowerCase().includes(near)),
    );
    const problem = found
      ? null
      : `no string of the product says it${near ? ` in a file named for ${near}` : ''}`;
    return { kind: 'message', id: near ? `${text} (${near})` : text, issue, problem };
  });
}

/** `digi-report/{id}` → `/digi-report/:id`, as the route table writes it. */
const pattern = (route: string) => `/${route.replace(/\{(\w+)\}/g, ':$1')}`;

/** The ways in which a route table can hold a route: whole, or as a nested area's own step. */
function routeForms(route: string): string[] {
  if (route === '*') return ['*', '/*', '/*?', '404: Page Not Found!'];
  const whole = pattern(route);
  // An area's step stands under /laas, the second route set's under one applicant.
  const nested = whole.startsWith('/laas/')
    ? [whole.slice('/laas'.length), whole.slice('/laas/'.length)]
    : [whole.slice(1)];
  return [whole, `${whole}/*?`, `${whole}/*`, ...nested];
}

/** Every route of P §2.1, and the one that C adds. */
export function routeItems(): Item[] {
  // The menu of the definitions is the route table of the documents' areas.
  const menu = 'packages/documents/src/menu.ts';
  const written = sources.filter(({ path }) => path === menu || /^apps\/web\/src\/routes[./]/.test(path));
  return golden.routes.map(({ id, route, issue }) => {
    const forms = routeForms(route);
    const found = written.some(({ literals }) => forms.some((form) => literals.has(form)));
    return {
      kind: 'route',
      id,
      issue,
      problem: found ? null : `no route table of the web app has ${forms[0]}`,
    };
  });
}

const holds = ({ code, literals }: Source, name: string) =>
  literals.has(name) || new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code);

/** Every key of the application draft (P §3.5), in the documents' declarations or the draft's own file. */
export function draftKeyItems(): Item[] {
  const keepers = sources.filter(
    ({ path }) => path.startsWith('packages/documents/src/') || /draft/i.test(path),
  );
  return Object.values(golden.draftKeys.groups)
    .flat()
    .map((key) => ({
      kind: 'draft key',
      id: key,
      issue: golden.draftKeys.issue,
      problem: keepers.some((source) => holds(source, key)) ? null : 'nothing keeps it',
    }));
}

/** Every session key of P §3.6. The specification describes them; `names` are the spellings taken for each. */
export function sessionKeyItems(): Item[] {
  const keepers = inWeb.filter(({ path }) => /session|storage/i.test(path));
  return golden.sessionKeys.map(({ meaning, names, issue }) => ({
    kind: 'session key',
    id: meaning,
    issue,
    problem: keepers.some((source) => names.some((name) => holds(source, name))) ? null : 'nothing keeps it',
  }));
}

/** Does one file of the product list these strings one after the other? */
export function listed(values: readonly string[]): boolean {
  return sources.some(({ inOrder }) => `\n${inOrder.join('\n')}\n`.includes(`\n${values.join('\n')}\n`));
}

/** The summary (P §2.7) is a screen and a paper: one file names the documents in the report's order. */
export function summaryItem(): Item {
  const { documents } = golden.reports.summary;
  const found = sources.some(({ inOrder }) => {
    const named = inOrder
      .map((literal) => literal.split('.')[0] ?? '')
      .filter((name) => documents.includes(name));
    return named.filter((name, at) => name !== named[at - 1]).join() === documents.join();
  });
  const problem = found ? null : `no file names ${documents.join(', ')} in this order`;
  return { kind: 'report', id: 'summary', issue: 2, problem };
}
