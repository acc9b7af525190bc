import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { exportBankAccount, listBankAccounts, readBankAccount } from '@pramaan/contract/calls/bank.ts';
import { revealRecord } from '@pramaan/contract/calls/review.ts';
import { calls } from '@pramaan/contract/calls.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { recordId } from '@pramaan/documents/tree.ts';
import type { Caller } from './caller.ts';
import type { Principal } from './people.ts';
import { startWorld, type World } from './world.ts';

/*
 * Who may not reveal sees PAN, mobile, UAN, account and passport numbers masked, whatever call they make. The numbers are
 * found in the file as the person sees it, by their form; nothing here knows which members the product masks.
 */

let world: World;
let verifier: Caller;
let id: string;
let plain: string;
const secrets = new Map<string, string>();

const forms = {
  pan: /(?<![A-Z0-9])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![A-Z0-9])/g,
  mobile: /(?<!\d)[6-9]\d{9}(?!\d)/g,
  passport: /(?<![A-Z0-9])[A-Z]\d{7}(?![A-Z0-9])/g,
};

before(async () => {
  world = await startWorld({ seed: 'demo' });
  id = await world.id('ravi');
  [verifier] = [await world.as('verifier')];
  const file = await (await world.as('ravi')).call(getApplicant, { params: { id } });
  plain = file.raw.body;
  for (const [what, form] of Object.entries(forms))
    for (const [number] of plain.matchAll(form)) secrets.set(number, what);
  // Numbers that look like any other, by what their members are called.
  for (const { record } of definedRecords(file.ok.docs))
    for (const [name, number] of numbersIn(record.data)) secrets.set(number, name);
});
after(() => world.close());

/** Members that are called an account number or a UAN, wherever they stand. */
function numbersIn(data: unknown, name = ''): [string, string][] {
  if (typeof data === 'string')
    return /^(?:account(?:_?no|_?number)?|uan)$/i.test(name) && /^\d{9,18}$/.test(data) ? [[name, data]] : [];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => numbersIn(value, Array.isArray(data) ? name : key));
}

/** Where a number stands by itself, with what is around it. A GSTIN has a PAN inside, and is public. */
const placesOf = (text: string, number: string): string[] =>
  // An insurance policy of the demo has the digits of an account.
  [
    ...text
      .replace(/"rc_insurance_policy_no":"\d+"/g, '')
      .matchAll(new RegExp(`.{0,30}(?<![A-Za-z0-9])${number}(?![A-Za-z0-9]).{0,10}`, 'g')),
  ].map(([around]) => around);

test('the file of the demo has numbers of every kind', () => {
  const kinds = new Set([...secrets.values()].map((kind) => kind.toLowerCase()));
  for (const kind of ['pan', 'mobile', 'passport', 'uan']) assert.ok(kinds.has(kind), kind);
  assert.ok([...kinds].some((kind) => kind.startsWith('account')));
});

/** Until they reveal a record, with a reason, the lender's own people and programs see no number whole. */
const all: readonly Principal[] = ['verifier', 'program', 'owner', 'admin', 'manager'];
const masked = all.slice(0, amountOf('maskedFor'));

test('no call answers a number whole to anybody of the lender', async (t) => {
  const leaks: string[] = [];
  let answered = 0;
  for (const who of masked) answered += await seek(who, leaks);
  assert.ok(answered > 20 * masked.length, `${answered} calls answered`);
  assert.deepEqual(leaks, []);
  sayFigure(t, {
    what: `masking per field: ${secrets.size} numbers × ${masked.length} principals × every call that reads`,
    tried: answered * secrets.size,
    measured: `differences ${leaks.length}`,
    bound: 'differences 0',
    amount: 'maskedFor',
  });
});

/** Makes every call that reads, and notes where a number stood whole. @returns how many were answered */
async function seek(who: Principal, leaks: string[]): Promise<number> {
  const caller = await world.as(who);
  let answered = 0;
  for (const call of calls) {
    if (call.method !== 'GET' && !readingPosts.has(call.path)) continue;
    const names = call.path.match(/(?<=\{)\w+(?=\})/g) ?? [];
    const params = Object.fromEntries(names.map((name) => [name, id]));
    const body = call.method === 'POST' ? { applicantId: id } : undefined;
    const reply = await caller.call(call, { params, ...(body ? { body } : {}) } as Parameters<
      Caller['call']
    >[1]);
    if (reply.status !== 200) continue;
    answered += 1;
    for (const [number, what] of secrets)
      for (const place of placesOf(reply.raw.body, number))
        leaks.push(`${who} ${call.method} ${call.path}: ${what} …${place}…`);
  }
  return answered;
}

test('a bank account shows no mobile number or PAN to the lender, in its rows or its files', async () => {
  const [account] = (await verifier.call(listBankAccounts, { params: { id } })).ok;
  const params = { id, account: account?.accountId };
  const own = await (await world.as('ravi')).call(readBankAccount, { params });
  const rows = own.ok.rows.map((row, at) =>
    at === 0 ? { ...row, description: 'UPI/BBBPZ1235D/9876543210@upi/rent' } : row,
  );
  const vault = await world.product.vault.of(await world.lender('SARAL'), world.product.db);
  const [stored] = (
    await world.direct(
      `select encode(content, 'hex') as content from bank_account where id = '${params.account}'`,
    )
  ).slice(-1);
  const about = `bank account ${params.account}`;
  const content = JSON.parse(
    gunzipSync(vault.open(Buffer.from(String(stored?.content), 'hex'), about)).toString(),
  );
  content.record.transactions = rows;
  const sealed = vault.seal(gzipSync(JSON.stringify(content)), about).toString('hex');
  await world.direct(`update bank_account set content = '\\x${sealed}' where id = '${params.account}'`);
  const seen = [
    (await verifier.call(readBankAccount, { params })).raw.body,
    (await verifier.call(exportBankAccount, { params, query: { as: 'csv' } })).raw.body,
  ];
  for (const text of seen) {
    assert.ok(text.includes('UPI/XXXXXX235D/XXXXXX3210@upi/rent'));
    assert.ok(!text.includes('9876543210'));
  }
  const whole = await (await world.as('ravi')).call(readBankAccount, { params });
  assert.ok(whole.raw.body.includes('9876543210'), 'the person sees their own statement whole');
});

test('whoever may reveal gets each record whole, with its reason in the log', async () => {
  const manager = await world.as('manager');
  const masked = (await manager.call(getApplicant, { params: { id } })).raw.body;
  for (const number of secrets.keys()) assert.deepEqual(placesOf(masked, number), []);
  const { docs } = (await manager.call(getApplicant, { params: { id } })).ok;
  let whole = '';
  for (const { entry, instance } of definedRecords(docs)) {
    const place = recordId(entry.document, entry.key, instance);
    const reply = await manager.call(revealRecord, { params: { id }, body: { place, reason: 'COMPLAINT' } });
    whole += JSON.stringify(reply.ok.data);
    const refused = await verifier.call(revealRecord, {
      params: { id },
      body: { place, reason: 'COMPLAINT' },
    });
    assert.equal(refused.status, 403, place);
  }
  for (const [number, what] of secrets)
    if (what !== 'mobile') assert.ok(whole.includes(number), `${what} ${number}`);
});

/** Calls that only read, and say so by POST as the specification has it. */
const readingPosts = new Set(
  calls
    .filter(({ method, path }) => method === 'POST' && /get|autofill|summary/i.test(path))
    .map(({ path }) => path),
);
