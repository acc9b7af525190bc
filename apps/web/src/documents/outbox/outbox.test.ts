import { expect, test, vi } from 'vitest';
import { CallFailure } from '../../lib/failure.ts';
import { type Deliver, Outbox } from './outbox.ts';
import type { Payload, Row, SealedStore } from './sealed-store.ts';

/** A store in memory, as a browser keeps it over a restart. */
function storeInMemory() {
  const rows = new Map<string, Row>();
  const payloads = new Map<string, Payload>();
  const store: SealedStore = {
    all: async (owner) => [...rows.values()].filter((row) => row.owner === owner).sort((a, b) => a.at - b.at),
    add: async (row, payload) => {
      rows.set(row.id, row);
      payloads.set(row.id, payload);
      return row;
    },
    payload: async ({ id }) => payloads.get(id) ?? { json: null },
    put: async (row) => void rows.set(row.id, row),
    remove: async (id) => void rows.delete(id),
  };
  return { rows, store };
}

const failure = (code: CallFailure['code'], status: number) =>
  new CallFailure({ code, message: 'This number is not in use.', status });
const row = (id: string) => ({ id, title: id, form: 'pan.auth.1' });
const settled = (box: Outbox) =>
  vi.waitFor(() => expect(box.rows().some(({ sending }) => sending)).toBe(false));

test('what waits goes in its order when the connection is back, each once, and its payload is forgotten', async () => {
  const { rows, store } = storeInMemory();
  let online = false;
  const deliver = vi.fn<Deliver>(async ({ id }) => {
    if (!online) throw failure('OFFLINE', 0);
    return id === 'file' ? 'f1' : '';
  });
  const sent: Row[] = [];
  const box = new Outbox({ store, owner: 'asha', deliver, onSent: (one) => sent.push(one) });
  await box.start();
  await box.add(row('file'), { json: 1 });
  await box.add(row('form'), { json: 2 });
  await settled(box);
  expect(box.rows().map(({ sentAt }) => sentAt)).toEqual([undefined, undefined]);
  online = true;
  deliver.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(box.rows().every(({ sentAt }) => sentAt)).toBe(true));
  expect(deliver.mock.calls.map(([{ id }]) => id)).toEqual(['file', 'form']);
  expect(sent.map(({ id, result }) => [id, result])).toEqual([
    ['file', 'f1'],
    ['form', ''],
  ]);
  expect([...rows.values()].every(({ sealed, iv }) => !sealed && !iv)).toBe(true);
  window.dispatchEvent(new Event('online'));
  await box.run();
  expect(deliver).toHaveBeenCalledTimes(2);
  box.stop();
});

test('a restart finds what waits, of this person alone', async () => {
  const { store } = storeInMemory();
  const none: Deliver = () => Promise.reject(failure('OFFLINE', 0));
  const before = new Outbox({ store, owner: 'asha', deliver: none });
  await before.start();
  await before.add(row('form'), { json: 1 });
  before.stop();
  const deliver = vi.fn<Deliver>(async () => '');
  const other = new Outbox({ store, owner: 'meena', deliver });
  await other.start();
  expect(other.rows()).toEqual([]);
  const after = new Outbox({ store, owner: 'asha', deliver });
  await after.start();
  await vi.waitFor(() => expect(after.rows()[0]?.sentAt).toBeTruthy());
  expect(deliver.mock.calls.map(([{ id }]) => id)).toEqual(['form']);
  other.stop();
  after.stop();
});

test.each([
  ['SERVER_BROKEN', 500],
  ['TOO_MANY', 429],
  ['CONFLICT', 409],
  ['SESSION_EXPIRED', 403],
])('%s is no refusal: it waits', async (code, status) => {
  const { store } = storeInMemory();
  const deliver: Deliver = () => Promise.reject(failure(code as CallFailure['code'], status));
  const box = new Outbox({ store, owner: 'asha', deliver });
  await box.start();
  await box.add(row('form'), { json: 1 });
  await settled(box);
  expect(box.rows()).toEqual([expect.objectContaining({ id: 'form', sending: false })]);
  expect(box.rows()[0]).not.toHaveProperty('refused');
  box.stop();
});

test('a refusal says why, holds up nothing behind it, and may be tried again or given up', async () => {
  const { rows, store } = storeInMemory();
  let bad = true;
  const deliver: Deliver = async ({ id }) => {
    if (id === 'bad' && bad) throw failure('BAD_REQUEST', 400);
    return '';
  };
  const box = new Outbox({ store, owner: 'asha', deliver });
  await box.start();
  await box.add(row('bad'), { json: 1 });
  await box.add(row('good'), { json: 2 });
  await vi.waitFor(() => expect(box.rows()[1]?.sentAt).toBeTruthy());
  expect(box.rows()[0]?.refused).toBe('This number is not in use.');
  bad = false;
  await box.again('bad');
  await vi.waitFor(() => expect(box.rows()[0]?.sentAt).toBeTruthy());
  await box.remove('bad');
  await box.remove('good');
  expect(rows.size).toBe(0);
  box.stop();
});
