import { roles } from '@pramaan/contract/role-ids.ts';
import { read, readRole } from './storage.ts';

/**
 * The stored token. An applicant's session keeps it under the applicant id as well, other sessions use the admin
 * token (P §6).
 */
export function storedToken(): string | null {
  const id = readRole() === roles.applicant ? read('applicantId') : null;
  try {
    return (id && localStorage.getItem(id)) || read('token');
  } catch {
    return null;
  }
}

export function storeApplicantToken(id: string, token: string): void {
  try {
    localStorage.setItem(id, token);
  } catch {
    // The copy under `token` serves.
  }
}

/** Milliseconds since 1970 at which the token ends; 0 when it cannot be read. */
function tokenEnd(token: string): number {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(body));
    const end = claims && typeof claims === 'object' && 'exp' in claims ? Number(claims.exp) : 0;
    return Number.isFinite(end) ? end * 1000 : 0;
  } catch {
    return 0;
  }
}

/** A session is worth asking the server about only while its token lives (P §4.1). */
export function hasLiveToken(): boolean {
  const token = storedToken();
  return token !== null && tokenEnd(token) > Date.now();
}
