import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { verifyPdfSignatures } from '@pramaan/readers/pdf-signature/verify.ts';
import { embedCms } from '@pramaan/readers/pdf-signing/embed.ts';
import { numbers, responseUrl, startHarness } from './harness.test-help.ts';
import { inPlaceEsign } from './in-place.ts';

const harness = await startHarness();
after(() => harness.stop());
const path = '/esign/in-place';
const patientFor = (timeoutMs: number) =>
  inPlaceEsign(harness.provider, { url: harness.sandbox.url + path, timeoutMs });
// On a busy machine an answer takes seconds; for one that never comes nobody waits long.
const esign = patientFor(60_000);
const hasty = patientFor(800);

let made = 0;
async function asked() {
  const { agreements } = await harness.ask();
  const [agreement] = agreements;
  assert.ok(agreement);
  const documents = [{ hash: agreement.digest, info: 'Loan agreement' }];
  return { agreement, ask: { txn: `P-${++made}`, documents, responseUrl, at: new Date() } };
}

test('number and code typed here: the paper is signed and proves itself', async () => {
  for (const number of [numbers.asha, numbers.slow]) {
    assert.deepEqual(await esign.sendCode(number), { ok: true });
    const { agreement, ask } = await asked();
    const outcome = await esign.sign(ask, number, '123456');
    assert.ok(outcome.ok, JSON.stringify(outcome));
    const pdf = embedCms(agreement, outcome.signatures[0] ?? Buffer.alloc(0));
    const [signature] = verifyPdfSignatures(pdf, { roots: [harness.root] });
    assert.ok(signature?.state === 'valid' && signature.whole);
  }
});

test('every way in which it fails has its reason, and the person can go on', async (t) => {
  let run = 0;
  const reasonOf = (outcome: { ok: boolean; reason?: string }) => {
    run++;
    return outcome.ok ? 'ok' : outcome.reason;
  };
  assert.equal(reasonOf(await esign.sendCode(numbers.notFound)), 'wrong_number');
  assert.equal(reasonOf(await esign.sendCode(numbers.sourceDown)), 'source_down');
  assert.equal(reasonOf(await esign.sendCode('123')), 'wrong_number');
  assert.equal(reasonOf(await esign.sendCode('1'.repeat(100))), 'refused');
  const sign = async (code: string) => reasonOf(await esign.sign((await asked()).ask, numbers.asha, code));
  assert.equal(await sign('123456'), 'code_over', 'no code was sent');
  await esign.sendCode(numbers.asha);
  assert.deepEqual(
    [await sign('1'), await sign('2'), await sign('3'), await sign('123456')],
    ['code_again', 'code_again', 'wrong_code', 'code_over'],
  );
  await esign.sendCode(numbers.asha);
  assert.equal(await sign('123456'), 'ok');
  for (const [kind, reason] of [
    ['503', 'source_down'],
    ['timeout', 'source_down'],
    ['reset', 'source_down'],
    ['malformed', 'source_down'],
  ] as const) {
    await harness.sandbox.fault(path, kind);
    const { sendCode } = kind === 'timeout' ? hasty : esign;
    assert.equal(reasonOf(await sendCode(numbers.asha)), reason, kind);
  }
  await esign.sendCode(numbers.asha);
  await harness.injectedFaults('tampered');
  assert.equal(await sign('123456'), 'signature');
  t.diagnostic(`${run} ways run`);
});
