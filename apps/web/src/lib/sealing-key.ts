import type { IDBPDatabase } from 'idb';

/** Where a database of this browser has its key: an object store and a name in it. */
const store = 'keys';
const name = 'key';

/**
 * The key that seals what a database of this browser keeps (AES-GCM, 256 bits): made here the first time, never to be read by
 * anybody, and gone with the database, which has an object store `keys`. Two calls at the same time get the same key, so that
 * each can open what the other sealed.
 */
export async function sealingKey(database: IDBPDatabase): Promise<CryptoKey> {
  const before: CryptoKey | undefined = await database.get(store, name);
  if (before) return before;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // A transaction waits for the one before it, so that only the first finds none.
  const turn = database.transaction(store, 'readwrite');
  const there: CryptoKey | undefined = await turn.store.get(name);
  if (!there) await turn.store.put(fresh, name);
  await turn.done;
  return there ?? fresh;
}
