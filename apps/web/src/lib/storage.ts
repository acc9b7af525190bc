import { accessLevels, type Role, roles } from '@pramaan/contract/role-ids.ts';
import { obfuscate, revealed } from './obfuscate.ts';

/** The session's keys in local storage (P §3.6); `encApplicantId` is the encrypted copy. The draft's own keys are in `documents/draft-store.ts`. */
type SessionKey =
  | 'applicantId'
  | 'encApplicantId'
  | 'custId'
  | 'token'
  | 'adminId'
  | 'segment'
  | 'yodleeUserId'
  | 'roleCode'
  | 'accessLevel';
/** Where a page leaves in session storage what was typed in it, over its reload in another language. */
export const typedKey = 'typed';

/** Where what is typed into forms is kept, by draft key; texts as they are. */
export const typedShelf = 'typedAnswers';

export type AccessLevel = keyof typeof accessLevels;

const empty = new Set(['', 'null', 'undefined', 'NaN']);

/** What is stored there; null for missing, blank, "null", or when storage is switched off. */
export function read(key: SessionKey): string | null {
  try {
    const text = localStorage.getItem(key)?.trim() ?? '';
    return empty.has(text) ? null : text;
  } catch {
    return null;
  }
}

/** Stores a value; a blank one takes its key away. A full or forbidden storage is no failure: the server knows. */
export function write(key: SessionKey, value: string | null | undefined): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Private windows may refuse; the page then asks for a login again after a reload.
  }
}

/** Empties local storage as a whole (P §4.1: logout) and what this tab remembers. */
export function clearAll(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}

export function writeRole(role: number): void {
  write('roleCode', obfuscate(String(role)));
  write('accessLevel', obfuscate(accessLevels[levelOf(role)]));
}

/** The stored role marker; null when missing, damaged or no role of ours. */
export function readRole(): Role | null {
  const code = Number(revealed(read('roleCode')));
  return Object.values(roles).find((role) => role === code) ?? null;
}

/** The access level of a role: 1 for the owner, 2 for administrators, else 3. */
export function levelOf(role: number): AccessLevel {
  if (role === roles.owner) return 1;
  return role === roles.admin ? 2 : 3;
}
