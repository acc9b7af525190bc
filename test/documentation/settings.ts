import { environment } from '../../apps/api/src/environment.ts';
import { connectors } from '../../apps/api/src/providers/manifest.ts';
import { tableRows } from './markdown.ts';

/** A variable that a program reads, with the default its source gives; null when there is none. */
interface Variable {
  name: string;
  standard: string | null;
}

const plain = (text: string | undefined) =>
  text?.replace(/^'(.*)'$/, '$1').replace(/(\d)_(?=\d)/g, '$1') ?? null;

/** A setting's check, as far as its default is asked of it. */
interface Rule {
  safeParse(value: undefined): { success: boolean; data?: unknown };
}

/** The default of a setting, as the environment would give it; null when it has none. */
function standardOf(rule: Rule): string | null {
  const parsed = rule.safeParse(undefined);
  if (!parsed.success || parsed.data === undefined) return null;
  return typeof parsed.data === 'boolean' ? String(Number(parsed.data)) : String(parsed.data);
}

const variablesOf = (shape: Readonly<Record<string, unknown>>): Variable[] =>
  Object.entries(shape).map(([name, rule]) => ({ name, standard: standardOf(rule as Rule) }));

/** The variables of the product and of every vendor that it can ask. */
export const productVariables: readonly Variable[] = [
  ...variablesOf(environment.shape),
  ...connectors.flatMap(({ settings }) => variablesOf(settings.shape)),
];

/** Names of variables in the first cell or anywhere in a row: `SMS_URL`. */
const names = (text: string) =>
  [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name = '']) => name);

/** Every variable that a text names between backticks, alone or with a value: `WORKER=apart`. */
export function namedVariables(text: string): string[] {
  return [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|LENDER|WORKER|DEMO|HOST)(?:=[^`]*)?`/g)].map(
    ([, name = '']) => name,
  );
}

/** README's "Settings", variable by variable, with the default that it prints; null where it prints words. */
export function printedVariables(readme: string): { name: string; printed: string | null }[] {
  const section = readme.split('## Settings')[1]?.split(/^## /m)[0] ?? '';
  return tableRows(section).flatMap(([variables = '', standards = '']) => {
    const found = names(variables);
    const cells = standards.split(', ').map((cell) => cell.replace(/^`(.*)`$/, '$1'));
    // `made in DATA_DIR`, `http://localhost:PORT`: a sentence, or made of other settings.
    const words = cells.length !== found.length || cells.some((cell) => / |:PORT$/.test(cell));
    return found.map((name, at) => ({ name, printed: words ? null : (cells[at] ?? null) }));
  });
}

/** The sandbox's variables out of the source of its settings (apps/sandbox/src/config.ts), with their defaults. */
export function sandboxVariables(source: string): Variable[] {
  const found = new Set(source.match(/\bSANDBOX_[A-Z_]+\b/g));
  return [...found].map((name) => {
    const camel = name
      .slice('SANDBOX_'.length)
      .toLowerCase()
      .replace(/_(\w)/g, (_, sign: string) => sign.toUpperCase());
    const standard =
      new RegExp(`env\\.${name} \\|\\| '(\\d+)'`).exec(source)?.[1] ??
      new RegExp(`^  ${camel}: ([\\d_]+),`, 'm').exec(source)?.[1];
    return { name, standard: plain(standard) };
  });
}
