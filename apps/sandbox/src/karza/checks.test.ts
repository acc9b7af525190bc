import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { tan } from '@pramaan/documents/identifiers/tan.ts';
import { certificateNoOf } from '@pramaan/specimens/papers/form-16.ts';
import { paidInYear, salaryOf } from '@pramaan/specimens/papers/salary.ts';
import { filingOf } from '@pramaan/specimens/papers/tax-return.ts';
import { assessedIn } from '@pramaan/specimens/papers/years.ts';
import { aadhaarNumberOf, demoPeople, type InventedPerson } from '@pramaan/specimens/people.ts';
import { buildSandbox } from '../app.ts';
import type { Check } from './check.ts';
import { checks } from './manifest.ts';

/** Every check over HTTP's own words, as a client of the vendor asks it: no mapping of the product is near. */

const app = await buildSandbox({
  latencyMs: 0,
  slowMs: 0,
  dataDir: mkdtempSync(join(tmpdir(), 'sandbox-checks-')),
});
after(() => app.close());
const [asha] = demoPeople;
assert.ok(asha);

/** Values for the members that say nothing about whose record it is. */
const others: Readonly<Record<string, string>> = {
  name: 'Asha Sample',
  father_name: 'Mohan Sample',
  address: '12, 4th Cross, Domlur, Bengaluru',
  pincode: '560071',
  state: 'Karnataka',
  area_code: 'KA',
  service_provider: 'BESCOM',
  ifsc: 'ABCD0123451',
  amount: '845000',
  fiscal_year: '2024-25',
  year_of_reg: '2014',
  medical_council: 'Karnataka Medical Council',
  ipAddress: '203.0.113.7',
  consentTime: '1790000000',
  consentText: 'I agree that my number is checked for my loan.',
};
/** The vendor's record of a consent, which the number is asked with. */
const consented = async () => {
  const { name, ipAddress, consentTime, consentText } = others;
  const reply = await app.inject({
    ...{ method: 'POST', url: '/v3/aadhaar-consent', headers: { 'x-karza-key': 'k' } },
    payload: { consent: 'Y', name, ipAddress, consentTime, consentText },
  });
  return String(reply.json().result.accessKey);
};
const accessKey = await consented();

function requestOf({ request, by }: Check, person: InventedPerson): Record<string, string> {
  const number =
    by.kind === 'aadhaar'
      ? aadhaarNumberOf(person)
      : by.kind === null
        ? others[by.member]
        : exampleOf(by.kind, person);
  const required = Object.keys(request).filter((name) => !request[name]?.optional);
  const own = Object.entries(by.also ?? {}).map(([name, value]) => [name, value(person)]);
  return {
    consent: 'Y',
    ...Object.fromEntries(required.map((name) => [name, { ...others, accessKey }[name] ?? ''])),
    ...Object.fromEntries(own),
    [by.member]: number ?? '',
  };
}

const ask = async ({ path }: Check, payload: Record<string, string>) => {
  const reply = await app.inject({ method: 'POST', url: path, payload, headers: { 'x-karza-key': 'k' } });
  return { status: reply.statusCode, body: reply.json() };
};
const codeOf = (body: Record<string, unknown>) => String(body['status-code'] ?? body.statusCode);

test('there are checks, each at a path of its own', () => {
  assert.ok(checks.length >= 37);
  assert.equal(new Set(checks.map(({ path }) => path)).size, checks.length);
});

for (const check of checks) {
  const name = `${check.path} (${check.title})`;

  test(`${name}: everybody gets their own record, in the envelope of the check`, async () => {
    for (const person of demoPeople) {
      const { status, body } = await ask(check, requestOf(check, person));
      assert.equal(status, 200, JSON.stringify(body));
      const v3 = check.envelope === 'v3';
      assert.equal(v3 ? body.statusCode : body['status-code'], v3 ? 101 : '101', JSON.stringify(body));
      assert.match(v3 ? body.requestId : body.request_id, /^[0-9a-f-]{36}$/);
      assert.deepEqual(
        body.result,
        JSON.parse(JSON.stringify(check.answer(person, requestOf(check, person)))),
      );
    }
  });

  test(`${name}: refuses no consent, a missing and an unknown member; says 102 to another form`, async () => {
    const whole = requestOf(check, asha);
    const { consent: _, ...silent } = whole;
    assert.equal(codeOf((await ask(check, silent)).body), '105');
    for (const key of Object.keys(silent)) {
      const { [key]: _left, ...rest } = whole;
      assert.equal((await ask(check, rest)).status, 400, key);
    }
    assert.equal((await ask(check, { ...whole, not_a_member: '1' })).status, 400);
    assert.equal(codeOf((await ask(check, { ...whole, [check.by.member]: '?' })).body), '102');
  });

  if (check.by.kind !== null)
    test(`${name}: a number that nobody has is not found`, async () => {
      const whole = requestOf(check, asha);
      const number = whole[check.by.member] ?? '';
      const at = number.search(/\d/);
      const answers: string[] = [];
      for (const digit of '987654321') {
        const other = number.slice(0, at) + digit + number.slice(at + 1);
        answers.push(codeOf((await ask(check, { ...whole, [check.by.member]: other })).body));
      }
      assert.ok(answers.includes('103'), answers.join(' '));
    });

  for (const member of Object.keys(check.by.also ?? {}))
    test(`${name}: the ${member} of another person is an invalid combination`, async () => {
      const ravi = demoPeople[1] ?? asha;
      const other = check.by.also?.[member]?.(ravi) ?? '';
      const { body } = await ask(check, { ...requestOf(check, asha), [member]: other });
      assert.equal(codeOf(body), '102');
    });
}

test('the certificate and the return of each year are known by their own numbers, with what the paper says', async () => {
  const [, ravi = asha] = demoPeople;
  const resultOf = async (path: string, payload: Record<string, string>) =>
    (await ask(checks.find((one) => one.path === path) ?? assert.fail(path), { consent: 'Y', ...payload }))
      .body.result;
  for (const year of ['2023-24', '2025-26']) {
    const certificate = {
      ...{ tan: exampleOf(tan, ravi), pan: ravi.pan, fiscal_year: year },
      cert_no: certificateNoOf(ravi, year),
    };
    const amount = String(paidInYear(salaryOf(ravi, year)));
    assert.deepEqual(await resultOf('/v2/tds', { ...certificate, amount }), { status: 'Valid' });
    assert.deepEqual(await resultOf('/v2/tds', { ...certificate, amount: '845000' }), { status: 'Invalid' });
    const { ackNo } = filingOf(ravi, assessedIn(year));
    assert.equal((await resultOf('/v2/itr', { pan: ravi.pan, ack: ackNo })).validity, 'Valid');
  }
});

test('an Aadhaar number is asked with the key of a recorded consent alone', async () => {
  const aadhaar = checks.find(({ path }) => path === '/v2/aadhaar-verification');
  assert.ok(aadhaar);
  const whole = requestOf(aadhaar, asha);
  assert.equal(codeOf((await ask(aadhaar, { ...whole, accessKey: 'a'.repeat(32) })).body), '102');
});

test('a source says no, or that the time is over, by members of its good answer; who cannot refuses the order', async () => {
  const order = (path: string, kind: string) =>
    app.inject({ method: 'POST', url: '/faults', payload: { path, kind } });
  let ordered = 0;
  for (const check of checks)
    for (const kind of ['says-no', 'out-of-date'] as const) {
      const members = check.instead?.[kind];
      const { statusCode } = await order(check.path, kind);
      assert.equal(statusCode, members ? 201 : 400, `${check.path} ${kind}`);
      if (!members) continue;
      const good = check.answer(asha, requestOf(check, asha));
      const { body } = await ask(check, requestOf(check, asha));
      const [first, said] = [good, body.result].map((one) => (Array.isArray(one) ? one[0] : one)) as [
        object,
        object,
      ];
      for (const [path, value] of Object.entries(members)) {
        const at = (holder: unknown) =>
          path.split('.').reduce((inner, name) => (inner as Record<string, unknown>)?.[name], holder);
        assert.notEqual(at(first), undefined, `${check.path}: ${path} is in no good answer`);
        assert.notDeepEqual(at(first), value, `${check.path}: ${path}`);
        assert.deepEqual(at(said), value, `${check.path}: ${path}`);
      }
      ordered += 1;
    }
  assert.ok(ordered >= 20, String(ordered));
});

test('a number that nobody has, and somebody else’s record, can be ordered of every check', async () => {
  for (const check of checks) {
    await app.inject({ method: 'POST', url: '/faults', payload: { path: check.path, kind: 'no-record' } });
    assert.notEqual(codeOf((await ask(check, requestOf(check, asha))).body), '101', check.path);
  }
  await app.inject({ method: 'POST', url: '/faults', payload: { path: '/v2/pan', kind: 'someone-else' } });
  const pan = checks.find(({ path }) => path === '/v2/pan');
  assert.ok(pan);
  assert.deepEqual((await ask(pan, requestOf(pan, asha))).body.result, { name: 'SOMEONE ELSE' });
});

test('a partial reply has the members that the source always fills, and the others blank', async () => {
  for (const check of checks) {
    await app.inject({ method: 'POST', url: '/faults', payload: { path: check.path, kind: 'partial' } });
    const { body } = await ask(check, requestOf(check, asha));
    assert.equal(codeOf(body), '101', check.path);
    const text = JSON.stringify(body.result);
    for (const member of check.least) assert.ok(text.includes(`"${member}"`), `${check.path}: ${member}`);
    const full: string = JSON.stringify(check.answer(asha, requestOf(check, asha)));
    assert.ok(text.length <= full.length, check.path);
  }
});
