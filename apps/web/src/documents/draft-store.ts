import type { DocumentDefinition, Method } from '@pramaan/documents/define.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { isEmpty, readPath } from '@pramaan/documents/paths.ts';
import { documents } from '@pramaan/documents/registry.ts';
import { outputKeys } from './locker-output.ts';

/** The application draft of P §3.5: its keys and what they hold. Any may be missing. */
export type Draft = Record<string, unknown>;

/** The part of `localStorage` that a draft needs. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft's keys that belong to no document: loan, bank and property (P §3.5). */
const ownKeys = [
  'loanAmt',
  'loanPeriod',
  'bankName',
  'accountType',
  'accInfo',
  'bankTransData',
  'bankStmt',
  'selectedPropertyType',
  'builder',
  'project',
  'selectedTransactionType',
  'propertyCost',
  'propertyFileName',
  'propertyFileUrl',
] as const;

/** Where the names of the values that the server has not seen are kept. */
export const pendingKey = 'draftPending';

/** Every key of the draft. */
export const draftKeys: readonly string[] = [
  ...new Set([
    ...ownKeys,
    ...documents.flatMap(({ draft }) => [
      ...Object.values(draft.fields ?? {}),
      ...(draft.details ? [draft.details] : []),
      ...Object.values(draft.parts ?? {}),
    ]),
  ]),
];

/** What a stored text holds; undefined for what is missing, null, blank or damaged. */
export function readStored(text: string | null): unknown {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed === 'null' || trimmed === 'undefined') return undefined;
  if (!/^[[{"]/.test(trimmed)) return trimmed;
  try {
    const value: unknown = JSON.parse(trimmed);
    return isEmpty(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The draft as this browser keeps it. A value that cannot be read is left out; nothing throws. */
export function readDraft(shelf: Shelf): Draft {
  const draft: Draft = {};
  for (const key of draftKeys) {
    try {
      const value = readStored(shelf.getItem(key));
      if (value !== undefined) draft[key] = value;
    } catch {
      // Storage is switched off: the server's copy serves.
    }
  }
  return draft;
}

/** Puts values on the shelf, text as it is and records as JSON; an empty value takes its key away. */
export function writeDraft(shelf: Shelf, changes: Draft): void {
  for (const [key, value] of Object.entries(changes)) {
    if (!draftKeys.includes(key)) continue;
    try {
      if (isEmpty(value)) shelf.removeItem(key);
      else shelf.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    } catch {
      // Full or switched off: the server's copy serves.
    }
  }
}

const ownerKey = 'draftOwner';

/**
 * Makes the shelf this person's: what someone else left there is taken away, so that one person's documents never
 * reach another's application. A draft without a name on it is the person's own, from before they logged in.
 */
export function claimDraft(shelf: Shelf, owner: string): void {
  try {
    const before = shelf.getItem(ownerKey);
    if (before !== null && before !== owner)
      for (const key of [...draftKeys, pendingKey, ...outputKeys]) shelf.removeItem(key);
    shelf.setItem(ownerKey, owner);
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}

/** What a person typed into one form of `document`, by draft key. Secrets are never kept. */
export function draftOfCapture(
  document: DocumentDefinition,
  key: string,
  values: Readonly<Record<string, string>>,
): Draft {
  const capture = document.methods[key]?.capture ?? {};
  return Object.fromEntries(
    Object.entries(document.draft.fields ?? {})
      .filter(([field]) => field in capture && !capture[field]?.secret && field in values)
      .map(([field, draftKey]) => [draftKey, values[field] ?? '']),
  );
}

/**
 * What the draft keeps of a verified record: the whole under the document's key, its named parts under theirs.
 * The number that was typed goes along (`panCardDetails` has `pan`); Aadhaar numbers are cut to four digits.
 */
export function draftOfRecord(
  document: DocumentDefinition,
  key: string,
  record: Record<string, unknown>,
  values: Readonly<Record<string, string>> = {},
): Draft {
  const method = document.methods[key];
  if (!method) return {};
  const stored = storable(method, record);
  const { details, parts = {} } = document.draft;
  return {
    ...(details ? { [details]: { ...typedNumbers(method.capture, values), ...stored } } : {}),
    ...Object.fromEntries(
      Object.entries(parts).map(([path, draftKey]) => [draftKey, readPath(stored, path)]),
    ),
  };
}

const typedNumbers = (capture: Method['capture'], values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => capture[name]?.control === 'text' && !capture[name].secret),
  );

/** What the draft already holds for one form of `document`: where the person left off. */
export function captureFromDraft(
  document: DocumentDefinition,
  key: string,
  draft: Draft,
): Record<string, string> {
  const capture = document.methods[key]?.capture ?? {};
  return Object.fromEntries(
    Object.entries(document.draft.fields ?? {}).flatMap(([field, draftKey]) => {
      const stored = draft[draftKey];
      return field in capture && (typeof stored === 'string' || typeof stored === 'number')
        ? [[field, String(stored)]]
        : [];
    }),
  );
}

/** The applicant's draft, where there is one: a lender's screen has none. */
export interface DraftAccess {
  draft: Draft;
  change: (changes: Draft) => void;
}
