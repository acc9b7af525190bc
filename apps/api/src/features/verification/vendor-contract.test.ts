import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { additionOf } from '@pramaan/documents/additions.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { isEmpty } from '@pramaan/documents/paths.ts';
import { type Entry, entries } from '@pramaan/documents/registry.ts';
import { vendorFor } from '@pramaan/documents/vendor-request.ts';
import { type Asking, asked, eachOf, endingIn, filled, refOf } from '../../../test/ask.ts';
import { type Sandbox, startSandbox } from '../../../test/sandbox.ts';
import { karza } from '../../providers/verification/karza/karza.ts';
import type { VendorAnswer, Verification } from '../../providers/verification/port.ts';

/*
 * The contract with the verification vendor. The sandbox answers in the vendor's own names and formats, from public
 * material, and knows nothing of the product; the fixtures say, in the product's own names, what each record is to hold.
 * A wrong key of a mapping, a wrong date or a wrong path is a difference between the two.
 */

const [asha, ravi = asha] = people;
const fixtures = await loadFixtures();
let sandbox: Sandbox;
let vendor: Verification;
const dataDir = mkdtempSync(join(tmpdir(), 'vendor-contract-'));
before(async () => {
  sandbox = await startSandbox({ dataDir, slowMs: 0 });
  vendor = karza({ url: sandbox.url, key: 'k', timeoutMs: 10_000 });
});
beforeEach(() => sandbox.clear());
after(async () => {
  await sandbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every check: each way with a vendor, and Udyog Aadhaar, which answers the older form of the number. */
const questions: { name: string; asking: Asking; values: Record<string, string> }[] = asked.flatMap(
  (asking) => {
    const name = refOf(asking.entry);
    const values = filled(asking);
    const own = { name, asking, values };
    if (!asking.entry.method.vendor?.instead) return [own];
    return [own, { name: `${name} (older number)`, asking, values: { ...values, uan: 'KA03A0000001' } }];
  },
);

function vendorOf({ method, document, key }: Entry, values: Record<string, string>) {
  if (!method.vendor) throw new Error(`${document.id}.${key} has no vendor.`);
  return vendorFor(method.vendor, values);
}

function ask(entry: Entry, values: Record<string, string>) {
  const check = `${entry.document.id}.${entry.key}`;
  const question = { check, vendor: vendorOf(entry, values), values, idempotencyKey: randomUUID() };
  return vendor.ask({ ...question, mayAsk: async () => true });
}

/** The record as it is kept. */
function recordOf({ method }: Entry, answer: VendorAnswer): Record<string, unknown> {
  assert.equal(answer.outcome, 'answered', JSON.stringify(answer));
  const record = method.result.parse(answer.outcome === 'answered' ? answer.record : {});
  const added = additionOf(method)?.add(record) ?? record;
  // JSON knows no undefined.
  return JSON.parse(JSON.stringify(added)) as Record<string, unknown>;
}
const expected = ({ document, key, method }: Entry, values: Record<string, string>, person = asha) =>
  JSON.parse(JSON.stringify(method.result.parse(fixtures[document.id]?.[key]?.(person, values) ?? {})));

test('there is a question for every check', () => {
  const withVendor = entries.filter(({ method }) => method.vendor);
  assert.equal(questions.length, withVendor.length + 1);
});

for (const { name, asking, values } of questions) {
  const { entry } = asking;

  test(`${name}: success is the record that its fixture says`, async () => {
    assert.deepEqual(recordOf(entry, await ask(entry, values)), expected(entry, values));
  });

  test(`${name}: no. Another person's record, or a combination that does not belong together`, async () => {
    const other = {
      ...values,
      ...(name.includes('older') ? { uan: 'KA03A0000006' } : endingIn(entry, values, 6)),
    };
    const record = recordOf(entry, await ask(entry, other));
    const named = factOf(entry.method, expected(entry, values), 'name');
    if (named !== '') assert.match(factOf(entry.method, record, 'name'), /^SOMEONE(?: ELSE)?/i);
    if (!values.dob) return;
    const wrong = await ask(entry, { ...values, dob: ravi.dob });
    assert.equal(wrong.outcome, 'invalid_input', JSON.stringify(wrong));
  });

  test(`${name}: not found`, async () => {
    const other = {
      ...values,
      ...(name.includes('older') ? { uan: 'KA03A0000007' } : endingIn(entry, values, 7)),
    };
    assert.equal((await ask(entry, other)).outcome, 'not_found');
  });

  test(`${name}: a partial reply keeps what it says, and nothing else`, async () => {
    await sandbox.fault(vendorOf(entry, values).path, 'partial', 1);
    const answer = await ask(entry, values);
    const [part, whole] = [recordOf(entry, answer), expected(entry, values)];
    assert.ok(!isEmpty(part));
    for (const [member, value] of Object.entries(part))
      if (typeof value === 'string' && value !== '') assert.equal(value, whole[member], member);
  });
}

test('a malformed reply of every check is a source that is down', async () => {
  // Together, for each waits between its tries.
  await eachOf(
    questions,
    async ({ name, asking: { entry }, values }) => {
      await sandbox.fault(vendorOf(entry, values).path, 'malformed', 3);
      assert.equal((await ask(entry, values)).outcome, 'source_down', name);
    },
    questions.length,
  );
});

test('a malformed request of every check is invalid input', async () => {
  await eachOf(
    questions,
    async ({ name, asking: { entry }, values }) => {
      const [first = ''] = Object.values(vendorOf(entry, values).request);
      const odd = await ask(entry, { ...values, [first]: '\u0007' });
      assert.equal(odd.outcome, 'invalid_input', `${name}: ${JSON.stringify(odd)}`);
    },
    questions.length,
  );
});
