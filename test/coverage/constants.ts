import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { record } from '@pramaan/documents/define.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { specified } from '@pramaan/documents/specified.ts';
import { root } from '../source/files.ts';
import { golden, type Item } from './golden.ts';
import { shapeOf } from './records.ts';
import { listed, sources } from './texts.ts';

type Module = Readonly<Record<string, unknown>>;

/** A module of the product, or nothing when it is not written yet: that is an item missing, not an error. */
async function moduleAt(path: string): Promise<Module> {
  const file = join(root, path);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Module) : {};
}

const [limits, roles, banks, matching, registry] = await Promise.all([
  moduleAt('packages/contract/src/limits.ts'),
  moduleAt('packages/contract/src/roles.ts'),
  moduleAt('packages/contract/src/banks.ts'),
  moduleAt('packages/documents/src/matching.ts'),
  moduleAt('packages/documents/src/registry.ts'),
]);

const at = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Module | undefined)?.[step], from);
const limit = (path: string) => () => at(limits, path);
const count = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const documents = () =>
  (registry.documents ?? []) as { id: string; instances: number; locker: string | null }[];
const instances = (id: string) => () => documents().find((document) => document.id === id)?.instances;
/** The value itself when the product writes these strings one after the other. */
const written =
  (...values: string[]) =>
  () =>
    listed(values) ? values : undefined;
/** The value when some file named for `near` holds the code: for what is not a value of its own. */
const inCode =
  <T>(near: RegExp, code: RegExp, value: T) =>
  () =>
    sources.some((source) => near.test(source.path) && code.test(source.code)) ? value : undefined;
const bySwapping = (value: unknown) =>
  value && Object.fromEntries(Object.entries(value).map(([key, name]) => [name, Number(key)]));

/** Those of the ids that the first bank list has. */
const namedBanks = (ids: readonly string[]) => {
  const has = new Set((banks.banks as readonly { id: string }[] | undefined)?.map(({ id }) => id));
  return ids.filter((id) => has.has(id));
};

/** The ITR record keeps each newer variant under its year. */
function itrVariants(): number[] {
  const shape = Object.keys(shapeOf(findEntry('itr', 'ocr')?.method.result ?? record({})));
  return shape.flatMap((name) => (/^fy\d{4}$/.test(name) ? [Number(name.slice(2))] : []));
}

/** Where the code keeps each constant. The golden list knows values only, this table knows places. */
const places: Readonly<Record<string, () => unknown>> = {
  'snackbar, default (ms)': limit('limits.snackbar'),
  'snackbar, consent (ms)': limit('limits.snackbarConsent'),
  'snackbar, no data (ms)': limit('limits.snackbarNoData'),
  'OTP resend lock (s)': () => Number(at(limits, 'limits.otpResendLock')) / 1000,
  'bank search debounce (ms)': limit('limits.bankSearchDebounce'),
  'map zoom': limit('map.zoom'),
  'map default latitude': limit('map.latitude'),
  'map default longitude': limit('map.longitude'),
  'map height (px)': limit('map.height'),
  'autofill address limit': () => specified.autofillAddress,
  'roles of admin and team': () =>
    Object.values(roles.roles ?? {}).filter((role) => typeof role === 'number' && role <= 5),
  'role of the applicant user': () => at(roles, 'roles.applicant'),
  'role of staff or admin, last in sequence': () => at(roles, 'roles.apiKey'),
  'status enabled': () => roles.enabled,
  'success flag, ok': limit('successFlag.ok'),
  'success flag, failed': limit('successFlag.failed'),
  'access levels': () => bySwapping(roles.accessLevels),
  'property types': written('Flat', 'Row House', 'Villa', 'House', 'Plot'),
  'transaction types': written('Builder', 'Resale', 'Owned (Repair/Renovation)', 'LAP', 'LRD'),
  'Form16 slots': instances('form16'),
  'ITR slots': instances('itr'),
  'ITR fiscal-year variants': itrVariants,
  'setting: production mode': limit('settings.production'),
  'setting: credit score': limit('settings.creditScore'),
  'setting: credit count': limit('settings.creditCount'),
  'setting: inputs disabled': limit('settings.inputsDisabled'),
  'anti-forgery cookie': limit('settings.xsrfCookie'),
  'anti-forgery header': limit('settings.xsrfHeader'),
  'matching codes': () => matching.matchingMessages,
  'autofill gender': () => (listed(['Male', 'Female']) ? { M: 'Male', F: 'Female' } : undefined),
  'account types': limit('accountTypes'),
  'bank list, entries': () => count(banks.banks),
  'bank list, named entries': () => namedBanks(['Other', 'AXIS_CORP', 'HDFC_CORP', 'SBI_CORP']),
  'second bank list, entries': () => count(banks.statementBanks),
  'transaction table scroll (px)': () => specified.transactionTableHeight,
  'locker pop-up restyle delay (ms)': limit('limits.lockerRestyleDelay'),
  'locker timestamp unit': inCode(/locker/i, /\/\s*1000\b/, 'seconds'),
  'locker types': () => undefined,
  'translation target': limit('translationTarget'),
  'translation model': limit('translationModel'),
  currency: limit('currency'),
  'OTP role in consent link headers': inCode(/consent/i, /\brole\b/, '1'),
};

/** The locker's types as a set: the specification lists them by document, in no order of importance. */
function sameAsWanted(name: string, wanted: unknown): boolean {
  if (name === 'locker types') {
    const found = documents().flatMap(({ locker }) => (locker ? [locker] : []));
    return isDeepStrictEqual([...found].sort(), [...(wanted as string[])].sort());
  }
  return isDeepStrictEqual(places[name]?.(), wanted);
}

/** Every constant of P §9 and C §9. */
export function constantItems(): Item[] {
  return golden.constants.map(({ name, value, issue }) => {
    if (!places[name]) throw new Error(`No place is known for the constant "${name}".`);
    if (sameAsWanted(name, value)) return { kind: 'constant', id: name, issue, problem: null };
    const found = JSON.stringify(places[name]?.()) ?? 'nothing';
    return {
      kind: 'constant',
      id: name,
      issue,
      problem: `expected ${JSON.stringify(value)}, found ${found}`,
    };
  });
}
