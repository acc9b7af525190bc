import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Call } from '@pramaan/contract/define.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import type { Reply } from './caller.ts';
import { failingCalls, type OutsideCall, outsideCalls } from './failing-calls.ts';
import { type Deed, type Flow, flows, newApplicant } from './failing-flows.ts';
import { strayFiles } from './stray-files.ts';
import { startWorld, type World } from './world.ts';

/*
 * The N-th call to the database, the disk or a vendor fails, for N = 1 until a flow meets no failure any more. Whatever
 * fails: who is told that something was done finds it done; who is told that it was not repeats it, and it is done. A signature,
 * an erasure, an account and a decision are there once; a file that was repeated may be listed twice.
 */

/** Failures per flow: the whole takes every N of every kind. */
const most = amountOf('failedCalls');
/** Repetitions after which a person may expect an end: one failure, and one pause of a source that was down. */
const patience = 4;

/** Of 5xx these alone: they say what is not available and what to do. */
const ours = ['UNAVAILABLE', 'FILES_DOWN'];

const calls = failingCalls();
const seen = new Map<string, number>();

/** A success, or a failure that says what happened in words that are ours. */
function assertAnswer({ status, success, message, code, raw }: Reply<Call>, about: string): void {
  seen.set(
    success ? 'success' : `${status} ${code}`,
    (seen.get(success ? 'success' : `${status} ${code}`) ?? 0) + 1,
  );
  assert.ok(
    status < 500 || (status === 503 && ours.includes(code ?? '')),
    `${about}: ${status} ${raw.body.slice(0, 300)}`,
  );
  if (!success) assert.match(message, /^[A-Z“].{15,}$/su, about);
}

/** Repeats a deed until it is done. */
async function persist({ what, run, wait, assertDone, before = [] }: Deed, about: string): Promise<void> {
  for (let turn = 1; turn <= patience; turn++) {
    const reply = await calls.during(run);
    const label = `${about}, ${what}, turn ${turn}`;
    assertAnswer(reply, label);
    if (!reply.success && !(turn > 1 && before.includes(reply.code ?? ''))) {
      await wait?.();
      continue;
    }
    await assertDone().catch((error: Error) => {
      throw new Error(`${label}: answered ${reply.status} ${reply.code ?? 'success'}, but ${error.message}`);
    });
    return;
  }
  assert.fail(`${about}, ${what}: not done after ${patience} turns`);
}

/** @returns how many calls of the kind the flow made, and which one failed */
async function failNth(world: World, flow: Flow, kind: OutsideCall, at: number) {
  const id = await newApplicant(world);
  const deeds = await flow.deeds(world, id);
  calls.arm(kind, at);
  for (const deed of deeds) await persist(deed, `${flow.name}, ${kind} ${at} fails `);
  const { calls: made, failed } = calls.seen();
  calls.arm(kind, 0);
  await world.forgetTries();
  const { orphans, lost } = await strayFiles(world.direct, world.product.config.dataDir);
  assert.deepEqual([orphans, lost], [[], []], `${flow.name}, ${kind} ${at}: ${failed}`);
  assert.deepEqual(
    world.logs.splice(0).filter((line) => line.includes('unforeseen')),
    [],
    `${flow.name}, ${kind} ${at}: ${failed}`,
  );
  return { made, failed };
}

interface Failure {
  kind: OutsideCall;
  at: number;
}

/** Every call of a flow; or, when that is more than this run takes, some of each kind in turn, at other places in each flow. */
function failuresOf(totals: Record<OutsideCall, number>, flow: number): Failure[] {
  const kinds = outsideCalls.filter((kind) => totals[kind] > 0);
  const all = kinds.flatMap((kind) =>
    Array.from({ length: totals[kind] }, (_, index): Failure => ({ kind, at: index + 1 })),
  );
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, turn) => {
    const kind = kinds[(flow * most + turn) % kinds.length] ?? 'statement';
    const place = (0.4 + 0.37 * turn + 0.23 * flow) % 1;
    return { kind, at: 1 + Math.floor(place * totals[kind]) };
  });
}

/** What runs beside a request is not asked the same number of times each time: a call that did not come is looked for further in front. */
async function meet(world: World, flow: Flow, { kind, at }: Failure): Promise<boolean> {
  for (let turn = 0; turn < 4; turn++)
    if ((await failNth(world, flow, kind, Math.max(1, at - turn))).failed) return true;
  return false;
}

for (const [index, flow] of flows.entries())
  test(`${flow.name}: whichever call to the outside fails, no lie, no loss, and a repetition finishes it`, async (t: TestContext) => {
    const world = await startWorld({ between: calls.between });
    calls.watch(t, world.sandbox.url);
    seen.clear();
    try {
      const { made } = await failNth(world, flow, 'statement', 0);
      const failures = failuresOf(made, index);
      let met = 0;
      for (const failure of failures) if (await meet(world, flow, failure)) met += 1;
      assert.ok(met > failures.length / 2, `${met} of ${failures.length} failed`);
      const shown = [...seen].map(([name, count]) => `${name} ${count}`).join(', ');
      const totals = outsideCalls.map((kind) => `${kind} ${made[kind]}`).join(', ');
      t.diagnostic(`${flow.name}: calls ${totals}; answers ${shown}`);
      sayFigure(t, {
        what: `the N-th outside call of "${flow.name}" fails (of ${totals})`,
        tried: failures.length,
        measured: 'untrue answers 0, unfinished 0, lost 0, orphans 0',
        bound: 'none',
        amount: 'failedCalls',
      });
    } finally {
      await world.close();
    }
  });
