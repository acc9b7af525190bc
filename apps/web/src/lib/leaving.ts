import { roles } from '@pramaan/contract/role-ids.ts';
import { navigate } from 'wouter/use-browser-location';
import { clearAll, read, readRole, write } from './storage.ts';

const listeners = new Set<() => void>();

/** Tells when a session ended, so that what was read in it is forgotten. */
export function onLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function forgetSession(): void {
  for (const listener of listeners) listener();
}

/** The page to come back to after a login: a path of ours, never an address elsewhere. */
export function nextOf(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\') ? next : null;
}

export function withNext(login: string): string {
  const { pathname, search } = window.location;
  return /^\/($|(user-)?login|forgot|register)/.test(pathname)
    ? login
    : `${login}?next=${encodeURIComponent(pathname + search)}`;
}

/** P §4.4: the applicant goes to the user login and the stored id is removed; others lose the whole storage. */
export function leaveSession(): void {
  if (readRole() === roles.applicant) {
    const id = read('applicantId');
    if (id) localStorage.removeItem(id);
    write('applicantId', null);
    write('encApplicantId', null);
    write('token', null);
    forgetSession();
    navigate(withNext('/user-login'), { replace: true });
    return;
  }
  clearAll();
  forgetSession();
  navigate(withNext('/login-admin'), { replace: true });
}
