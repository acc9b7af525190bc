import { openDB } from 'idb';
import { lastSeenDatabase } from './last-seen-name.ts';
import { sealingKey } from './sealing-key.ts';

/** What an applicant saw last, sealed with AES-GCM under a key of this browser that cannot be exported. */
const open = () =>
  openDB(lastSeenDatabase, 1, {
    upgrade(made) {
      made.createObjectStore('keys');
      made.createObjectStore('answers');
    },
  });

type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };
const bound = (name: string) => new TextEncoder().encode(name);

/** Keeps an answer under its name, in place of the one before. */
export async function putLastSeen(name: string, answer: unknown): Promise<void> {
  const made = await open();
  try {
    const key = await sealingKey(made);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: bound(name) },
      key,
      bound(JSON.stringify(answer)),
    );
    await made.put('answers', { iv, sealed } satisfies Sealed, name);
  } finally {
    made.close();
  }
}

/** The answer of that name as it was kept; undefined for none. */
export async function getLastSeen(name: string): Promise<unknown> {
  const made = await open();
  try {
    const found: Sealed | undefined = await made.get('answers', name);
    if (!found) return undefined;
    const key = await sealingKey(made);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: found.iv, additionalData: bound(name) },
      key,
      found.sealed,
    );
    return JSON.parse(new TextDecoder().decode(opened));
  } finally {
    made.close();
  }
}
