import { roles } from '@pramaan/contract/role-ids.ts';
import { CallFailure } from './failure.ts';
import { lastSeenDatabase } from './last-seen-name.ts';
import { onLeave } from './leaving.ts';
import { readRole } from './storage.ts';
import { noteReached } from './use-online.ts';

const store = () => import('./last-seen-store.ts');
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** The newest answer of each name that is still to be kept. */
const newest = new Map<string, unknown>();

/** Answers are kept after so many milliseconds, when the page has what the person waits for. */
const later = 8_000;

onLeave(() => {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  newest.clear();
  // A browser that stores nothing has nothing to forget.
  window.indexedDB?.deleteDatabase(lastSeenDatabase);
});

/** A newer answer takes the place of the one that waits, and waits no longer: a file that is read every 4 s would never be kept. */
function keep(name: string, answer: unknown): void {
  newest.set(name, answer);
  if (timers.has(name)) return;
  const put = () => {
    timers.delete(name);
    const kept = newest.get(name);
    newest.delete(name);
    void store()
      .then(({ putLastSeen }) => putLastSeen(name, kept))
      .catch(() => undefined);
  };
  timers.set(name, setTimeout(put, later));
}

/**
 * Asks the server; what it answers an applicant is kept on the device, sealed, and answers without a connection. For staff
 * nothing is kept.
 *
 * @param name of the answer, with whose it is
 */
export async function askOrLastSeen<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const isKept = import.meta.env.PROD && readRole() === roles.applicant && window.indexedDB !== undefined;
  if (!isKept) return ask();
  try {
    const answer = await ask();
    noteReached(true);
    keep(name, answer);
    return answer;
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || thrown.code !== 'OFFLINE') throw thrown;
    const kept = await store()
      .then(({ getLastSeen }) => getLastSeen(name))
      .catch(() => undefined);
    if (kept === undefined) throw thrown;
    noteReached(false);
    return kept as T;
  }
}
