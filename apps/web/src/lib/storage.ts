import { accessLevels, type Role, roles } from '@pramaan/contract/role-ids.ts';
import { obfuscate, revealed } from './obfuscate.ts';

/** The session's keys in local storage (P §3.6). The draft's own keys are in `documents/draft-store.ts`. */
export const sessionKeys = {
  applicantId: 'applicantId',
  sealedApplicantId: 'encApplicantId',
  custId: 'custId',
  token: 'token',
  adminId: 'adminId',
  segment: 'segment',
  yodleeUserId: 'yodleeUserId',
  roleCode: 'roleCode',
  accessLevel: 'accessLevel',
} as const;
/** Where a page leaves in session storage what was typed in it, over its reload in another language. */
export const typedKey = 'typed';

type SessionKey = keyof typeof sessionKeys;
type AccessLevel = keyof typeof accessLevels;

const empty = new Set(['', 'null', 'undefined', 'NaN']);

/** What is stored there; null for missing, blank, "null", or when storage is switched off. */
export function read(key: SessionKey): string | null {
  try {
    const text = localStorage.getItem(sessionKeys[key])?.trim() ?? '';
    return empty.has(text) ? null : text;
  } catch {
    return null;
  }
}

/** Stores a value; a blank one takes its key away. A full or forbidden storage is no failure: the server knows. */
export function write(key: SessionKey, value: string | null | undefined): void {
  try {
    if (value) localStorage.setItem(sessionKeys[key], value);
    else localStorage.removeItem(sessionKeys[key]);
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
  write('accessLevel', obfuscate(levelName(role)));
}

/** The stored role marker; null when missing, damaged or no role of ours. */
export function readRole(): Role | null {
  const code = Number(revealed(read('roleCode')));
  return Object.values(roles).find((role) => role === code) ?? null;
}

function levelName(role: number): string {
  if (role === roles.owner) return accessLevels[1];
  return role === roles.admin ? accessLevels[2] : accessLevels[3];
}

/** 1 (alpha), 2 (beta) or 3 (none); whatever cannot be read is none (P §4.1). */
export function readAccessLevel(): AccessLevel {
  const stored = revealed(read('accessLevel'));
  if (stored === accessLevels[1]) return 1;
  return stored === accessLevels[2] ? 2 : 3;
}
