import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSession } from '@pramaan/contract/calls/access.ts';
import { uploadFile } from '@pramaan/contract/calls/files.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { caseFile, caseFiles } from '@pramaan/documents/fixtures/cases.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { mutated } from '../src/isolated/hostile/mutate.test-help.ts';
import { smallPdf } from '../src/isolated/hostile/small-pdf.test-help.ts';
import { smallPicture } from '../src/isolated/hostile/small-picture.test-help.ts';
import { form } from './ask.ts';
import type { Caller } from './caller.ts';
import { startWorld } from './world.ts';

/* While hostile files are opened the product lives on, and others are answered. */

const count = amountOf('filesBeside');
/** Answers that make up a figure of an idle product. */
const idle = count * 30;
/** How much longer others may wait. */
const mostTimes = 2;

/** Third-party files where the machine has them, mutants of our own besides. */
function hostileFiles(): { name: string; bytes: Uint8Array }[] {
  const third = ['13-hostile-pdf', '14-hostile-files'].flatMap((folder) => caseFiles(folder));
  const own = [smallPdf(), smallPicture()];
  return Array.from({ length: count }, (_, at) => {
    const name = third[at];
    const seed = own[at % own.length] ?? smallPdf();
    return name
      ? { name, bytes: Uint8Array.from(caseFile(name) ?? []) }
      : {
          name: `mutant ${at}`,
          bytes: mutated(seed, `beside ${at}`, ['obj', '<<', 'IDAT', '/Length 99999999']),
        };
  });
}

async function timed(caller: Caller): Promise<number> {
  const since = performance.now();
  assert.equal((await caller.call(getSession)).status, 200);
  return performance.now() - since;
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

test(`while ${count} hostile files are opened, the product lives and others are answered`, async (t) => {
  const world = await startWorld();
  try {
    const [asha, ravi, id] = [await world.as('asha'), await world.as('ravi'), await world.id('asha')];
    const alone: number[] = [];
    for (let turn = 0; turn < idle; turn++) alone.push(await timed(ravi));
    let left = true;
    const answers = new Map<string, number>();
    const send = async () => {
      for (const { name, bytes } of hostileFiles()) {
        const params = { applicantId: id, docType: 'nrega' };
        const reply = await asha.call(uploadFile, {
          params,
          body: form('file', name.split('/').at(-1) ?? '', bytes),
        });
        assert.ok(reply.status < 500, `${name}: ${reply.raw.body.slice(0, 200)}`);
        const answer = reply.success ? 'stored' : String(reply.code);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        // Sixty files are kept of an applicant: they make room for the next.
        await world.direct(`delete from upload where applicant_id = '${id}'`);
        await world.forgetTries();
      }
      left = false;
    };
    const sending = send();
    const beside: number[] = [];
    while (left) {
      beside.push(await timed(ravi));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await sending;
    assert.ok(beside.length > count, `${beside.length} others were answered meanwhile`);
    const [before, during] = [p95(alone), p95(beside)];
    const times = during / before;
    sayFigure(t, {
      what: `others answered while hostile files are opened (${[...answers].map(([answer, many]) => `${answer} ${many}`).join(', ')})`,
      tried: count,
      measured: `process alive, p95 ${during.toFixed(1)} ms = ${times.toFixed(1)} × idle`,
      bound: `alive, p95 ≤ ${mostTimes} × idle`,
      holds: times <= mostTimes,
      amount: 'filesBeside',
    });
  } finally {
    await world.close();
  }
});
