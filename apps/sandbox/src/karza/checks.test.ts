import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
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
  amount: '845000',
  fiscal_year: '2024-25',
  year_of_reg: '2014',
  medical_council: 'Karnataka Medical Council',
};

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
    ...Object.fromEntries(required.map((name) => [name, others[name] ?? ''])),
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
