import { outlines } from '@pramaan/documents/outline-data.ts';
import { isEmpty } from '@pramaan/documents/paths.ts';
import { answerKey, isKept, isTyped } from '@pramaan/documents/typed-answers.ts';
import { typedShelf } from '../lib/storage.ts';
import type { Capture, Values } from './capture-state.ts';
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

/** Every key of the specification's draft. */
export const draftKeys: readonly string[] = [
  ...new Set([
    ...ownKeys,
    ...outlines.flatMap(({ draft }) => [
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

function readTyped(shelf: Shelf): Draft {
  try {
    const typed: unknown = JSON.parse(shelf.getItem(typedShelf) ?? '{}');
    return typed && typeof typed === 'object' ? { ...typed } : {};
  } catch {
    return {};
  }
}

/** The draft as this browser keeps it. A value that cannot be read is left out; nothing throws. */
export function readDraft(shelf: Shelf): Draft {
  const draft = readTyped(shelf);
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

/**
 * Puts values on the shelf, text as it is and records as JSON; an empty value takes its key away, of a typed answer only an
 * undefined one. False when the shelf is full or switched off, and the server's copy has to serve.
 */
export function writeDraft(shelf: Shelf, changes: Draft): boolean {
  try {
    for (const [key, value] of Object.entries(changes)) {
      if (!draftKeys.includes(key)) continue;
      if (isEmpty(value)) shelf.removeItem(key);
      else shelf.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const typed = Object.entries(changes).filter(([key]) => isTyped(key));
    if (typed.length > 0)
      shelf.setItem(typedShelf, JSON.stringify({ ...readTyped(shelf), ...Object.fromEntries(typed) }));
    return true;
  } catch {
    return false;
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
      for (const key of [...draftKeys, pendingKey, typedShelf, ...outputKeys]) shelf.removeItem(key);
    shelf.setItem(ownerKey, owner);
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}

/** What a person typed into a form, by draft key; what may not be kept takes its key away. */
export const draftOfAnswers = (form: string, capture: Capture, values: Values): Draft =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = capture[name];
      return field ? [[answerKey(form, name), isKept(field, value) ? value : undefined]] : [];
    }),
  );

/** The applicant's draft, where there is one: a lender's screen has none. */
export interface DraftAccess {
  draft: Draft;
  change: (changes: Draft) => void;
  /** How the answers of a form are kept. */
  formState: (form: string) => FormState;
}

/** How the answers of one form are kept; the time is the server's. */
export type FormState = 'idle' | 'saving' | 'kept-here' | 'not-kept' | { savedAt: string };
