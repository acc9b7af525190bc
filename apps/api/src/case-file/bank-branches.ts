import { createRequire } from 'node:module';

/** Bank code → its branches: a number where the last six characters are digits, else those six. */
type Branches = Readonly<Record<string, readonly (number | string)[]>>;

const require = createRequire(import.meta.url);
const known = new Map<string, ReadonlySet<number | string>>();

function branchesOf(bank: string): ReadonlySet<number | string> | undefined {
  // Read when the first code is looked up: a megabyte that most processes never need.
  const list = require('ifsc/src/IFSC.json') as Branches;
  const branches = Object.hasOwn(list, bank) ? list[bank] : undefined;
  if (branches && !known.has(bank)) known.set(bank, new Set(branches));
  return known.get(bank);
}

/**
 * Whether a branch has this IFSC, by the national list. Null for a code of another form and for a bank that is not on the
 * list: a new bank opens before the list names it. Source: npm ifsc 2.0.50 (MIT), made of the Reserve Bank's NEFT and RTGS
 * lists.
 */
export function isBranch(ifsc: string): boolean | null {
  const [, bank = '', branch = ''] = /^([A-Z]{4})0([A-Z0-9]{6})$/.exec(ifsc) ?? [];
  const branches = branchesOf(bank);
  return branches?.has(/^\d+$/.test(branch) ? Number(branch) : branch) ?? null;
}

/** The name of the bank whose code begins an IFSC, by the same list; null for a code that is not on it. */
export function bankOfIfsc(code: string): string | null {
  const names = require('ifsc/src/banknames.json') as Readonly<Record<string, string>>;
  const bank = /^[A-Z]{4}/.exec(code)?.[0] ?? '';
  return Object.hasOwn(names, bank) ? (names[bank] ?? null) : null;
}
