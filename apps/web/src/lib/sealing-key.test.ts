import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { sealedStore } from '../documents/outbox/sealed-store.ts';
import { getLastSeen, putLastSeen } from './last-seen-store.ts';

beforeEach(() => {
  const { default: _, forceCloseDatabase: __, ...parts } = fake;
  for (const [name, part] of Object.entries({ ...parts, indexedDB: new fake.IDBFactory() }))
    vi.stubGlobal(name, part);
});

test('answers that are kept at once can all be read, and none under another name', async () => {
  await Promise.all([putLastSeen('session', { name: 'Asha' }), putLastSeen('applicant a1', { docs: {} })]);
  expect(await getLastSeen('session')).toEqual({ name: 'Asha' });
  expect(await getLastSeen('applicant a1')).toEqual({ docs: {} });
  expect(await getLastSeen('applicant a2')).toBeUndefined();
  await putLastSeen('session', { name: 'Ravi' });
  expect(await getLastSeen('session')).toEqual({ name: 'Ravi' });
});

test('two files that are given at once without a connection can both be sent', async () => {
  const store = sealedStore();
  const row = (id: string) => ({ id, owner: 'a1', at: 1, title: 'PAN', form: 'pan.ocr' });
  const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
  const rows = await Promise.all(
    ['first', 'second'].map((id) => store.add(row(id), { json: { id }, bytes: bytesOf(id) })),
  );
  for (const { id } of rows) {
    const [stored] = (await store.all('a1')).filter((one) => one.id === id);
    const { json, bytes } = await store.payload(stored ?? row(id));
    expect(json).toEqual({ id });
    expect(new TextDecoder().decode(bytes)).toBe(id);
  }
  for (const { id } of rows) await store.remove(id);
});
