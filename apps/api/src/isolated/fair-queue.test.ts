import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairQueue, type Owner, QueueFull } from './fair-queue.ts';

const roomy = { person: 100, lender: 100, whole: 100 };
const asha: Owner = { lender: 'saral', person: 'asha' };
const ravi: Owner = { lender: 'saral', person: 'ravi' };
const meera: Owner = { lender: 'udaan', person: 'meera' };

/** A queue whose starts are noted, in order. */
function watched({ places = 2, perPerson = 2, waiting = roomy } = {}) {
  let now = places;
  const queue = fairQueue({ places: () => now, perPerson, waiting });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const positions: string[] = [];
  /** Lets what was settled be seen. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    positions,
    settled,
    enter(name: string, owner: Owner, signal?: AbortSignal): Promise<void> {
      const told = (ahead: number | null) => positions.push(`${name} ${ahead}`);
      return queue.take(owner, { signal, told }).then((end) => {
        started.push(name);
        ends.set(name, end);
      });
    },
    async resize(size: number): Promise<void> {
      now = size;
      queue.goOn();
      await settled();
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settled();
    },
  };
}

test('twenty files of one person let the next person and the next lender go first', async () => {
  const { enter, end, started, settled } = watched();
  for (let file = 1; file <= 20; file += 1) void enter(`asha ${file}`, asha);
  void enter('ravi', ravi);
  void enter('meera', meera);
  await settled();
  assert.deepEqual(started, ['asha 1', 'asha 2']);
  for (const name of ['asha 1', 'asha 2', 'meera', 'ravi', 'asha 3']) await end(name);
  assert.deepEqual(started.slice(2), ['meera', 'ravi', 'asha 3', 'asha 4', 'asha 5']);
});

test('lenders take turns, and within a lender its people', async () => {
  const { enter, end, started, settled } = watched({ places: 1 });
  for (const [name, owner] of [
    ['asha 1', asha],
    ['asha 2', asha],
    ['ravi 1', ravi],
    ['ravi 2', ravi],
    ['meera 1', meera],
    ['meera 2', meera],
  ] as const)
    void enter(name, owner);
  await settled();
  for (let at = 0; at < 6; at += 1) await end(started[at] ?? '');
  assert.deepEqual(started, ['asha 1', 'meera 1', 'ravi 1', 'meera 2', 'asha 2', 'ravi 2']);
});

test('a person has at most two files under way, however many places are free', async () => {
  const { enter, end, started, settled } = watched({ places: 4 });
  for (const file of [1, 2, 3]) void enter(`asha ${file}`, asha);
  await settled();
  assert.deepEqual(started, ['asha 1', 'asha 2']);
  void enter('meera', meera);
  await settled();
  assert.equal(started.at(-1), 'meera');
  await end('asha 1');
  assert.equal(started.at(-1), 'asha 3');
});

test('how many are under way and how many wait is known', async () => {
  const queue = fairQueue({ places: () => 1, perPerson: 1, waiting: roomy });
  const end = await queue.take(asha);
  const next = queue.take(ravi);
  assert.deepEqual(queue.state(), { underWay: 1, waiting: 1 });
  end();
  (await next)();
  assert.deepEqual(queue.state(), { underWay: 0, waiting: 0 });
});

test('what somebody waits for goes before work in the background', async () => {
  const { enter, end, started, settled } = watched({ places: 1 });
  void enter('first', meera);
  void enter('background', { ...meera, background: true });
  void enter('asha', asha);
  await settled();
  for (const name of ['first', 'asha', 'background']) await end(name);
  assert.deepEqual(started, ['first', 'asha', 'background']);
});

test('a full queue refuses at once: for the person, for the lender, in whole', async () => {
  const { enter, started, settled } = watched({ places: 1, waiting: { person: 1, lender: 2, whole: 3 } });
  void enter('asha 1', asha);
  void enter('asha 2', asha);
  await assert.rejects(enter('asha 3', asha), QueueFull);
  void enter('ravi', ravi);
  await assert.rejects(enter('anita', { lender: 'saral', person: 'anita' }), QueueFull);
  void enter('meera', meera);
  await assert.rejects(enter('joseph', { lender: 'naya', person: 'joseph' }), QueueFull);
  // Nobody waits for it: it is not sent again, so it is never refused.
  void enter('background', { lender: 'naya', person: 'job', background: true });
  await settled();
  assert.deepEqual(started, ['asha 1']);
});

test('a free place is not refused because others wait for their own files', async () => {
  const { enter, started, settled } = watched({ places: 3, waiting: { person: 1, lender: 1, whole: 1 } });
  for (const file of [1, 2, 3]) void enter(`asha ${file}`, asha);
  void enter('meera', meera);
  await settled();
  assert.deepEqual(started, ['asha 1', 'asha 2', 'meera']);
});

test('what waits leaves when its sender goes, and takes no place', async () => {
  const { enter, end, started, settled } = watched({ places: 1 });
  const gone = new AbortController();
  void enter('asha 1', asha);
  const left = assert.rejects(enter('asha 2', asha, gone.signal), { name: 'AbortError' });
  void enter('asha 3', asha);
  gone.abort();
  await left;
  await assert.rejects(enter('asha 4', asha, gone.signal), { name: 'AbortError' });
  await settled();
  await end('asha 1');
  await end('asha 3');
  assert.deepEqual(started, ['asha 1', 'asha 3']);
});

test('who waits hears how many files come before theirs, and that reading begins', async () => {
  const { enter, end, positions, settled } = watched({ places: 1 });
  void enter('asha 1', asha);
  void enter('asha 2', asha);
  void enter('asha 3', asha);
  await settled();
  assert.deepEqual(positions.splice(0), ['asha 2 0', 'asha 3 1']);
  void enter('meera', meera);
  await settled();
  assert.deepEqual(positions.splice(0), ['meera 0', 'asha 2 1', 'asha 3 2']);
  await end('asha 1');
  assert.deepEqual(positions, ['meera null', 'asha 2 0', 'asha 3 1']);
});

test('places that come are used at once; those that go are given back and not taken again', async () => {
  const { enter, end, resize, started, settled } = watched({ places: 1 });
  for (const [name, owner] of [
    ['asha', asha],
    ['ravi', ravi],
    ['meera', meera],
  ] as const)
    void enter(name, owner);
  await settled();
  assert.deepEqual(started, ['asha']);
  await resize(2);
  assert.deepEqual(started, ['asha', 'meera']);
  await resize(1);
  await end('asha');
  assert.deepEqual(started, ['asha', 'meera']);
  await end('meera');
  assert.deepEqual(started, ['asha', 'meera', 'ravi']);
});

test('a place that is given back twice is one place', async () => {
  const { enter, end, started, settled } = watched({ places: 1 });
  for (const file of [1, 2, 3]) void enter(`asha ${file}`, asha);
  await settled();
  await end('asha 1');
  await end('asha 1');
  assert.deepEqual(started, ['asha 1', 'asha 2']);
});
