import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { additionOf } from '@pramaan/documents/additions.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { isEmpty, readPath, writePath } from '@pramaan/documents/paths.ts';
import { type Entry, entries } from '@pramaan/documents/registry.ts';
import { vendorFor } from '@pramaan/documents/vendor-request.ts';
import { type Asking, asked, eachOf, endingIn, filled, refOf } from '../../../test/ask.ts';
import type { Sandbox } from '../../../test/sandbox.ts';
import { sharedSandbox } from '../../../test/shared-sandbox.ts';
import { cashfree } from '../../providers/verification/cashfree/cashfree.ts';
import { checks as cashfreeChecks } from '../../providers/verification/cashfree/checks.ts';
import { karza } from '../../providers/verification/karza/karza.ts';
import type { VendorAnswer, Verification } from '../../providers/verification/port.ts';

/*
 * The contract with the verification vendors. The sandbox answers in each vendor's own names and formats, from public
 * material, and knows nothing of the product; the fixtures say, in the product's own names, what each record is to hold.
 * A wrong key of a mapping, a wrong date or a wrong path is a difference between the two.
 */

const [asha, ravi = asha] = people;
const fixtures = await loadFixtures();
let sandbox: Sandbox;
let vendor: Verification;
let second: Verification;
before(async () => {
  sandbox = await sharedSandbox({ slowMs: 0 });
  vendor = karza({ url: sandbox.url, key: 'k', timeoutMs: 10_000 });
  const url = `${sandbox.url}/cashfree/verification`;
  second = cashfree({ url, id: 'id', secret: 'secret', timeoutMs: 10_000 });
});
beforeEach(() => sandbox.clear());
after(async () => {
  await sandbox.stop();
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

function ask(entry: Entry, values: Record<string, string>, at = vendor) {
  const check = `${entry.document.id}.${entry.key}`;
  const question = { check, vendor: vendorOf(entry, values), values, idempotencyKey: randomUUID() };
  const text = 'I agree that my documents are checked with those who issued them.';
  const consent = { at: new Date(), text, ip: '203.0.113.7' };
  return at.ask({ ...question, consent, mayAsk: async () => true });
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

/** Where the second vendor's record differs from the first's: what it does not say, and what it says in its own way. */
const unlike: Readonly<
  Record<string, { lacks: readonly string[]; says?: Readonly<Record<string, string>> }>
> = {
  'pan.auth': { lacks: [] },
  'dl.auth': {
    lacks: ['image', 'transportValidity'],
    says: { dlNo: 'KA0320100000011', validity: '12-05-2014 to 11-05-2034' },
  },
  'epic.auth': { lacks: ['address.houseNo'] },
  'passport.verified': {
    lacks: ['passportNumber', 'dateOfIssue', 'name', 'nameMatch', 'status'],
    // It has the whole name in one.
    says: { 'name.nameFromPassport': 'ASHA SAMPLE', typeOfApplication: 'NORMAL' },
  },
  'gst.auth': {
    lacks: ['pradr.mb', 'pradr.em', 'pradr.ntr', 'mbr', 'cmpRt'],
    says: { stj: 'LGSTO 15', ctj: 'EAST RANGE 3' },
  },
  'mca.auth': {
    lacks: ['date_of_appointment', 'wheather_dsc_registered', 'dsc_expiry_date'].flatMap((member) => [
      `directors.0.${member}`,
      `directors.1.${member}`,
    ]),
    says: { 'directors.0.designation': 'DIRECTOR', 'directors.1.designation': 'MANAGING DIRECTOR' },
  },
  'udhyogAdhaar.auth': {
    lacks: ['officialAddress.mobile'],
    says: { OwnerName: 'ASHA SAMPLE', gender: 'F' },
  },
  'bankAccount.auth': { lacks: [] },
  'vehicleRc.auth': {
    lacks: ['rc_fit_upto'],
    says: {
      rc_regn_dt: '15/03/2019',
      rc_tax_upto: '14/03/2034',
      rc_insurance_upto: '14/03/2034',
      rc_status_as_on: '20/11/2026',
    },
  },
};
const ofSecond = questions.filter(({ name }) => Object.hasOwn(unlike, name));

/** A record without its blank members, at any depth. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(members.map(([name, inner]) => [name, withoutBlanks(inner)]));
}

/** The first vendor's fixture, as the second vendor says it. */
function expectedOfSecond(name: string, entry: Entry, values: Record<string, string>): unknown {
  const record = expected(entry, values);
  const { lacks, says = {} } = unlike[name] ?? { lacks: [] };
  for (const path of lacks) writePath(record, path, '');
  for (const [path, said] of Object.entries(says)) writePath(record, path, said);
  return withoutBlanks(record);
}

test('the second vendor: every check that it has is asked here', () => {
  assert.deepEqual(Object.keys(unlike).sort(), Object.keys(cashfreeChecks).sort());
});

for (const { name, asking, values } of ofSecond) {
  const { entry } = asking;

  test(`the second vendor, ${name}: what both say is the same, and what it does not say is blank`, async () => {
    const answer = await ask(entry, values, second);
    assert.deepEqual(withoutBlanks(recordOf(entry, answer)), expectedOfSecond(name, entry, values));
  });

  test(`the second vendor, ${name}: another's record; nobody's number, or not that person's birthday`, async () => {
    const record = recordOf(entry, await ask(entry, { ...values, ...endingIn(entry, values, 6) }, second));
    const named = factOf(entry.method, recordOf(entry, await ask(entry, values, second)), 'name');
    if (named !== '') assert.match(factOf(entry.method, record, 'name'), /^SOMEONE ELSE/);
    const nobody = await ask(entry, { ...values, ...endingIn(entry, values, 7) }, second);
    assert.equal(nobody.outcome, 'not_found');
    if (!values.dob) return;
    assert.equal((await ask(entry, { ...values, dob: ravi.dob }, second)).outcome, 'not_found');
  });

  test(`the second vendor, ${name}: a partial reply keeps what it says, and nothing else`, async () => {
    const path = `/cashfree/verification${cashfreeChecks[name]?.path}`;
    const whole = expectedOfSecond(name, entry, values);
    await sandbox.fault(path, 'partial', 1);
    const answer = await ask(entry, values, second);
    // A company of which no director is said.
    if (name === 'mca.auth') return assert.equal(answer.outcome, 'not_found');
    const part = withoutBlanks(recordOf(entry, answer)) as Record<string, unknown>;
    assert.ok(!isEmpty(part));
    for (const [member, said] of Object.entries(part))
      if (typeof said === 'string') assert.equal(said, readPath(whole, member), member);
  });
}

test('the second vendor: a malformed reply, and a source that is down, are no word on the number', async () => {
  await eachOf(
    ofSecond,
    async ({ name, asking: { entry }, values }) => {
      await sandbox.fault(`/cashfree/verification${cashfreeChecks[name]?.path}`, 'malformed', 3);
      assert.equal((await ask(entry, values, second)).outcome, 'source_down', name);
    },
    ofSecond.length,
  );
});

test('the second vendor: a malformed request is invalid input; a number of another registry is not its to answer', async () => {
  await eachOf(
    ofSecond,
    async ({ name, asking: { entry }, values }) => {
      const [first = ''] = Object.values(vendorOf(entry, values).request);
      const odd = await ask(entry, { ...values, [first]: '\u0007' }, second);
      assert.equal(odd.outcome, 'invalid_input', `${name}: ${JSON.stringify(odd)}`);
    },
    ofSecond.length,
  );
  for (const [check, values, answers] of [
    ['mca.auth', { cin: 'U72900KA2015PTC000011' }, true],
    ['mca.auth', { cin: 'AAA-0011' }, false],
    ['udhyogAdhaar.auth', { uan: 'UDYAM-KA-03-0000001' }, true],
    ['udhyogAdhaar.auth', { uan: 'KA03A0000001' }, false],
  ] as const)
    assert.equal(second.answers(check, values), answers, JSON.stringify(values));
});
