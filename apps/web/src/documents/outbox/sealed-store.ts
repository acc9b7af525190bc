import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { sealingKey } from '../../lib/sealing-key.ts';

/** The database of the outbox in this browser; it exists only while something is in it. */
const outboxDatabase = 'pramaan.outbox';

/** Something that waits to be sent, or how that went. What is to be sent is sealed; the rest is shown. */
export interface Row {
  /** UUID: the idempotency key of what is sent. */
  id: string;
  /** The applicant whose it is. */
  owner: string;
  /** Milliseconds since 1970: what was done first is sent first. */
  at: number;
  /** What it is, as the person calls it. */
  title: string;
  /** The form that it was given with (`typed-answers.ts`). */
  form: string;
  /** When it was sent, ISO 8601, and what the server called it. */
  sentAt?: string;
  result?: string;
  /** Why the server did not take it, in a sentence. */
  refused?: string;
  iv?: Uint8Array<ArrayBuffer>;
  sealed?: ArrayBuffer;
}

/** What is to be sent: JSON and, for an upload, the file's bytes. */
export interface Payload {
  json: unknown;
  bytes?: ArrayBuffer;
}

async function openStore(): Promise<IDBPDatabase> {
  return await openDB(outboxDatabase, 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('rows', { keyPath: 'id' });
    },
  });
}

const lengthBytes = 4;

function packed({ json, bytes = new ArrayBuffer(0) }: Payload): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(JSON.stringify(json));
  const whole = new Uint8Array(lengthBytes + head.length + bytes.byteLength);
  new DataView(whole.buffer).setUint32(0, head.length);
  whole.set(head, lengthBytes);
  whole.set(new Uint8Array(bytes), lengthBytes + head.length);
  return whole;
}

function unpacked(whole: ArrayBuffer): Payload {
  const end = lengthBytes + new DataView(whole).getUint32(0);
  const json: unknown = JSON.parse(new TextDecoder().decode(whole.slice(lengthBytes, end)));
  return { json, bytes: whole.slice(end) };
}

/** The rows of an outbox in IndexedDB, sealed with AES-GCM under a key that cannot be exported. */
export function sealedStore() {
  let opening: Promise<IDBPDatabase> | null = null;
  const open = () => {
    opening ??= openStore();
    return opening;
  };
  return {
    async all(owner: string): Promise<Row[]> {
      const rows: Row[] = await (await open()).getAll('rows');
      return rows.filter((row) => row.owner === owner).sort((a, b) => a.at - b.at);
    },
    /** Seals what is to be sent and stores it; it is on the disk when the promise resolves. */
    async add(row: Row, payload: Payload): Promise<Row> {
      const database = await open();
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const key = await sealingKey(database);
      const additionalData = new TextEncoder().encode(`${row.owner} ${row.id}`);
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData },
        key,
        packed(payload),
      );
      const whole = { ...row, iv, sealed };
      await database.put('rows', whole);
      return whole;
    },
    /** What is to be sent of a row; throws when this browser's key does not open it. */
    async payload({ id, owner, iv, sealed }: Row): Promise<Payload> {
      if (!iv || !sealed) throw new Error('Nothing is left to send.');
      const additionalData = new TextEncoder().encode(`${owner} ${id}`);
      const key = await sealingKey(await open());
      return unpacked(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed));
    },
    put: async (row: Row): Promise<void> => void (await (await open()).put('rows', row)),
    /** Takes a row away; with the last one the database and its key go. */
    async remove(id: string): Promise<void> {
      const database = await open();
      await database.delete('rows', id);
      if ((await database.count('rows')) > 0) return;
      database.close();
      opening = null;
      await deleteDB(outboxDatabase);
    },
  };
}

export type SealedStore = ReturnType<typeof sealedStore>;
