import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadBankStatement } from '@pramaan/contract/calls/bank.ts';
import { giveConsent } from '@pramaan/contract/calls/consent.ts';
import { demoPersonCalled, type InventedPerson } from '@pramaan/specimens/people.ts';
import { drawStatement } from '@pramaan/specimens/statements/draw-pdf.ts';
import { editedPdf, type StatementFault, withFault } from '@pramaan/specimens/statements/faults.ts';
import { inventStatement } from '@pramaan/specimens/statements/invent.ts';
import { hdfcStyle } from '@pramaan/specimens/statements/styles/private-banks.ts';
import { form } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [asha, id] = [await world.as('asha'), await world.id('asha')];
  await asha.call(giveConsent, { params: { id }, body: { purpose: 'bank' } });
});
after(() => world.close());

const person = demoPersonCalled('asha') as InventedPerson;
let accounts = 0;
/** Another account each time: files of one account would be compared with each other. */
const truth = () =>
  inventStatement(person, hdfcStyle, { from: '2025-04', months: 6, seed: `fault ${++accounts}` });
async function send(bytes: Uint8Array) {
  const body = form('file', 'statement.pdf', bytes, { applicantId: id, from: '2025-04', to: '2025-09' });
  const reply = await asha.call(uploadBankStatement, { body });
  assert.equal(reply.success, true, reply.raw.body.slice(0, 300));
  return reply.ok;
}

const faults: readonly [StatementFault, RegExp][] = [
  ['altered-amount', /balance/i],
  ['repeated-month', /second time/],
  ['removed-rows', /balance|missing|between/i],
];
for (const [fault, words] of faults)
  test(`a statement with ${fault} is shown as not proved, and the row is named`, async () => {
    const faulty = withFault(truth(), fault, 40);
    const { proof, rows } = await send((await drawStatement(faulty.truth, hdfcStyle)).bytes);
    assert.equal(proof.balanced, false);
    const [first] = proof.differences;
    assert.deepEqual([first?.row], [faulty.row], String(first?.sentence));
    assert.match(first?.sentence ?? '', words);
    assert.match(first?.sentence ?? '', /^[A-Z].*\.$/s);
    assert.ok(rows[first?.row ?? -1], 'the row can be opened');
  });

test('a removed page is named at the row after it', async () => {
  const { proof } = await send((await drawStatement(truth(), hdfcStyle, { without: new Set([2]) })).bytes);
  assert.equal(proof.balanced, false);
  assert.ok(
    proof.differences.some(({ sentence }) => /page/i.test(sentence)),
    JSON.stringify(proof.differences.map(({ sentence }) => sentence)),
  );
});

test('a PDF that was edited says so by what it tells of itself, and by the balance it no longer fits', async () => {
  const { bytes } = await drawStatement(truth(), hdfcStyle);
  const { tamper } = await send(await editedPdf(bytes, 1));
  assert.ok(
    tamper.some(({ sentence }) => /changed|saved/.test(sentence)),
    JSON.stringify(tamper),
  );
});

test('months that are missing are a calendar, not a silence', async () => {
  const half = inventStatement(person, hdfcStyle, { from: '2025-04', months: 3, seed: 'short' });
  const { calendar, proof } = await send((await drawStatement(half, hdfcStyle)).bytes);
  assert.equal(proof.balanced, true);
  assert.deepEqual(calendar.missing, ['2025-07', '2025-08', '2025-09']);
});
