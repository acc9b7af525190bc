import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { banks } from '@pramaan/contract/banks.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { accountsOf } from '@pramaan/specimens/statements/accounts.ts';
import { ledgerOf, rupeesOf } from '@pramaan/specimens/statements/ledger.ts';
import type { Sandbox } from '../../../../test/sandbox.ts';
import { sharedSandbox } from '../../../../test/shared-sandbox.ts';
import { maskNumber, withLines } from '../bank-account.ts';
import type { Outcome, Reason } from '../outcome.ts';
import type { AggregatorSessions, BankAggregator, LinkForm } from '../port.ts';
import { readCallback } from './fastlink.ts';
import { yodlee } from './yodlee.ts';

const range = { from: '2026-05-01', to: '2026-10-31' };
const callback = 'http://localhost:3000/bankStatus?applicant=7';
const path = '/ysl/:cobrand/v1';

let sandbox: Sandbox;
before(async () => {
  sandbox = await sharedSandbox({ slowMs: 500, holdMs: 3_000 });
});
beforeEach(() => sandbox.clear());
after(async () => {
  await sandbox.stop();
});

const port = (more: object = {}): BankAggregator =>
  yodlee({
    url: `${sandbox.url}/ysl/sandbox/v1`,
    fastlink: `${sandbox.url}/authenticate/restserver/`,
    cobrandLogin: 'pramaan',
    cobrandPassword: 'sandbox',
    userSecret: 'a secret of this test',
    // A busy machine answers late.
    timeoutMs: 20_000,
    ...more,
  });

function value<T>(outcome: Outcome<T>): T {
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.value;
}
function refusal(outcome: Outcome<unknown>, reason: Reason): void {
  assert.ok(!outcome.ok, `expected ${reason}`);
  assert.equal(outcome.reason, reason, outcome.detail);
  assert.match(outcome.detail, /^[A-Z].*\.$/);
}

let people = 0;
const someone = () => ({ id: `ydl-${++people}`, email: 'asha@example.in' });

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Posts the product's hidden form, as the browser does, and gives the address of the page that opens. */
async function launched({ action, fields }: LinkForm): Promise<string> {
  const reply = await post(action, fields);
  assert.equal(reply.status, 303, await reply.text());
  return new URL(reply.headers.get('location') ?? '', action).href;
}

interface Visit {
  bank?: string;
  user?: string;
  accounts?: readonly string[];
}

/** Goes through the page with that bank user, and gives what the callback is told. */
async function linked(
  aggregator: BankAggregator,
  sessions: AggregatorSessions,
  { bank = 'State Bank of India', user = 'asha', accounts = ['account0', 'account1'] }: Visit = {},
) {
  const [provider] = value(await aggregator.providers(sessions, bank));
  assert.ok(provider);
  const page = await launched(value(await aggregator.linkForm(sessions, { callback, range, keyword: bank })));
  await post(`${page}/bank`, { provider: provider.id });
  await post(`${page}/login`, { user, password: 'demo@1234' });
  if (provider.asksForCode) await post(`${page}/code`, { code: '123456' });
  await post(`${page}/accounts`, Object.fromEntries(accounts.map((name) => [name, '1'])));
  const back = await fetch(`${page}/finish`, { redirect: 'manual' });
  const url = new URL(back.headers.get('location') ?? '', page);
  assert.equal(url.searchParams.get('applicant'), '7');
  return readCallback(url.searchParams.get('JSONcallBackStatus') ?? '');
}

test('a person is registered once and let in again; the same bank search as the product’s list', async () => {
  const aggregator = port();
  const person = someone();
  const first = value(await aggregator.open(person));
  const again = value(await port().open(person));
  assert.notEqual(first.uSess, again.uSess);
  refusal(await port({ userSecret: 'another' }).open(person), 'refused');
  refusal(await port({ cobrandPassword: 'wrong' }).open(person), 'refused');
  const all = value(await aggregator.providers(first, ''));
  const named = new Set(all.map(({ name }) => name));
  assert.deepEqual(
    banks.filter(({ name, id }) => id !== 'Other' && !named.has(name)),
    [],
  );
  assert.equal(all.length, banks.length);
  const found = value(await aggregator.providers(first, 'hdfc'));
  assert.deepEqual(
    found.map(({ name }) => name),
    ['HDFC Bank', 'HDFC Bank (Corporate)'],
  );
  assert.deepEqual(value(await aggregator.provider(first, found[0]?.id ?? '')), found[0]);
  refusal(await aggregator.provider(first, '1'), 'not_found');
  refusal(await aggregator.provider(first, '../user/login'), 'not_found');
});

test('linked by the page: accounts and every line as the bank has them, over several pages of the list', async (context) => {
  const aggregator = port();
  const sessions = value(await aggregator.open(someone()));
  const [asha] = demoPeople;
  assert.ok(asha);
  const hint = await linked(aggregator, sessions, { bank: 'AU Small' });
  assert.equal(hint.linked, true);
  assert.deepEqual(value(await aggregator.link(sessions, hint.linkId ?? '')).state, 'ready');
  const accounts = value(await aggregator.accounts(sessions));
  assert.equal(accounts.length, 2);
  let lines = 0;
  for (const [at, own] of accountsOf(asha, {
    id: 'AU',
    name: 'AU Small Finance Bank',
    digits: 12,
  }).entries()) {
    const account = accounts[at];
    assert.ok(account);
    assert.equal(account.institution, 'AU Small Finance Bank');
    assert.equal(account.maskedNumber, maskNumber(own.number));
    assert.equal(account.ifsc, own.ifsc);
    assert.equal(account.holder.name, asha.name);
    const whole = withLines(account, range, []);
    assert.deepEqual(
      [whole.from, whole.institution, 'id' in whole],
      [range.from, account.institution, false],
    );
    const long = { from: '2024-01-01', to: '2026-10-31' };
    const rows = value(await aggregator.transactions(sessions, account.id, long));
    const ledger = ledgerOf(own, long);
    assert.deepEqual(
      rows.map(({ id: _id, mode: _mode, ...row }) => row),
      ledger.rows.map((row) => ({
        date: row.date,
        valueDate: row.valueDate,
        amount: rupeesOf(row.paise),
        type: row.side === 'credit' ? 'CREDIT' : 'DEBIT',
        balance: rupeesOf(row.balance),
        narration: row.narration,
        reference: row.reference,
      })),
    );
    const wrong = rows.filter(({ mode }, row) => mode !== ledger.rows[row]?.mode);
    assert.deepEqual(
      wrong.map(({ narration, mode }) => `${mode} ${narration}`),
      [],
    );
    assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
    lines += rows.length;
  }
  assert.ok(lines > 1_000, `${lines} lines do not need a second page`);
  context.diagnostic(`2 accounts, ${lines} lines equal to the bank’s own`);
});

test('the bank’s statements are PDFs', async () => {
  const aggregator = port();
  const sessions = value(await aggregator.open(someone()));
  await linked(aggregator, sessions);
  const documents = value(await aggregator.documents(sessions));
  assert.equal(documents.length, 12);
  const [account] = value(await aggregator.accounts(sessions));
  assert.equal(value(await aggregator.documents(sessions, account?.id)).length, 6);
  const pdf = value(await aggregator.document(sessions, documents[0]?.id ?? ''));
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
  refusal(await aggregator.document(sessions, '1-202601'), 'not_found');
});

test('one account of two, two months of six, a slow bank, a bank that is down, a wrong password, leaving', async () => {
  const aggregator = port();
  const start = async () => value(await aggregator.open(someone()));
  const one = await start();
  assert.equal((await linked(aggregator, one, { user: 'ravi.one' })).linked, true);
  assert.equal(value(await aggregator.links(one))[0]?.state, 'partial');
  assert.equal(value(await aggregator.accounts(one)).length, 1);

  const gap = await start();
  await linked(aggregator, gap, { user: 'meena.gap' });
  const [account] = value(await aggregator.accounts(gap));
  const rows = value(
    await aggregator.transactions(gap, account?.id ?? '', { from: '2024-01-01', to: '2099-12-31' }),
  );
  assert.ok(rows.length > 0 && Date.now() - Date.parse(rows[0]?.date ?? '') < 62 * 86_400_000);

  const slow = await start();
  const hint = await linked(aggregator, slow, { user: 'imran.slow' });
  assert.equal(value(await aggregator.link(slow, hint.linkId ?? '')).state, 'in_progress');
  assert.deepEqual(value(await aggregator.accounts(slow)), []);
  await sleep(600);
  assert.equal(value(await aggregator.link(slow, hint.linkId ?? '')).state, 'ready');
  assert.equal(value(await aggregator.accounts(slow)).length, 2);

  const down = await start();
  assert.deepEqual(await linked(aggregator, down, { user: 'asha.down' }), {
    linked: false,
    abandoned: false,
    linkId: null,
  });
  const [failed] = value(await aggregator.links(down));
  assert.deepEqual([failed?.state, failed?.trouble], ['failed', 'bank_down']);

  const wrong = await start();
  const page = await launched(
    value(await aggregator.linkForm(wrong, { callback, range, providerId: '16001' })),
  );
  let reply = await post(`${page}/login`, { user: 'asha', password: 'x' });
  for (let tries = 1; tries < 3; tries++) {
    assert.equal(reply.status, 303);
    assert.match(await (await fetch(page)).text(), /role="alert".*User id or password is wrong/);
    reply = await post(`${page}/login`, { user: 'asha', password: 'x' });
  }
  const told = new URL(reply.headers.get('location') ?? '').searchParams.get('JSONcallBackStatus') ?? '';
  assert.match(told, /"status":"FAILED".*INCORRECT_CREDENTIALS/);
  assert.deepEqual(
    value(await aggregator.links(wrong)).map(({ trouble }) => trouble),
    ['wrong_password'],
  );

  const left = await start();
  const visit = await launched(value(await aggregator.linkForm(left, { callback, range })));
  const gone = await post(`${visit}/cancel`, {});
  const said = new URL(gone.headers.get('location') ?? '').searchParams.get('JSONcallBackStatus') ?? '';
  assert.deepEqual(readCallback(said), { linked: false, abandoned: true, linkId: null });
  assert.equal((await fetch(visit)).status, 400);
});

test('the form works once: its token is used up, and the visit belongs to one person', async () => {
  const aggregator = port();
  const sessions = value(await aggregator.open(someone()));
  const form = value(await aggregator.linkForm(sessions, { callback, range, keyword: 'axis' }));
  assert.deepEqual(Object.keys(form.fields).sort(), [
    'app',
    'extraParams',
    'redirectReq',
    'rsession',
    'token',
  ]);
  assert.equal(form.fields.app, '10003600');
  const page = await launched(form);
  assert.match(await (await fetch(page)).text(), /value="axis"/);
  assert.equal((await post(form.action, form.fields)).status, 400);
  const token = value(await aggregator.token(sessions));
  const other = value(await aggregator.open(someone()));
  const stolen = { ...form.fields, token, rsession: other.uSess };
  assert.equal((await post(form.action, stolen)).status, 400);
});

test('sessions end; another’s links and accounts are not to be had', async () => {
  const aggregator = port();
  const sessions = value(await aggregator.open(someone()));
  const hint = await linked(aggregator, sessions);
  const [account] = value(await aggregator.accounts(sessions));
  const other = value(await aggregator.open(someone()));
  assert.deepEqual(value(await aggregator.accounts(other)), []);
  refusal(await aggregator.link(other, hint.linkId ?? ''), 'not_found');
  refusal(await aggregator.transactions(other, account?.id ?? '', range), 'invalid_input');
  value(await aggregator.close(sessions));
  refusal(await aggregator.accounts(sessions), 'session_ended');
  refusal(await aggregator.accounts({ cSess: '', uSess: '' }), 'session_ended');
  // The cobrand's session that the connector keeps may end early too.
  await sandbox.json('/yodlee/sessions', { method: 'DELETE' });
  refusal(await aggregator.accounts(other), 'session_ended');
  value(await aggregator.open(someone()));
});

test('whatever fails, the outcome says so, and one failure is survived', async (context) => {
  const sessions = value(await port().open(someone()));
  await linked(port(), sessions);
  const [account] = value(await port().accounts(sessions));
  const read = (aggregator: BankAggregator) => aggregator.transactions(sessions, account?.id ?? '', range);
  const at = `${path}/transactions`;
  const kinds = [
    '500',
    '503',
    'malformed',
    'invalid-input',
    'max-retries',
    'reset',
    'reset-after-effect',
    'timeout',
  ];
  for (const kind of kinds) {
    await sandbox.fault(at, kind, 3);
    const hasty = kind === 'timeout' ? { timeoutMs: 800 } : {};
    refusal(await read(port(hasty)), 'source_down');
    await sandbox.clear();
    if (kind === 'timeout') continue;
    await sandbox.fault(at, kind, 1);
    value(await read(port()));
  }
  for (const [where, run] of [
    ['cobrand/login', (aggregator: BankAggregator) => aggregator.open(someone())],
    ['user/register', (aggregator: BankAggregator) => aggregator.open(someone())],
    ['user/accessTokens', (aggregator: BankAggregator) => aggregator.linkForm(sessions, { callback, range })],
    ['providers', (aggregator: BankAggregator) => aggregator.providers(sessions, 'a')],
    ['providerAccounts', (aggregator: BankAggregator) => aggregator.links(sessions)],
    ['documents', (aggregator: BankAggregator) => aggregator.documents(sessions)],
  ] as const) {
    await sandbox.fault(`${path}/${where}`, '503', 3);
    refusal(await run(port()), 'source_down');
    await sandbox.clear();
  }
  // Registered, but the answer was lost: the next try finds the person there.
  await sandbox.fault(`${path}/user/register`, 'reset-after-effect', 1);
  value(await port().open(someone()));
  context.diagnostic(`${kinds.length} kinds of failure`);
});

test('the callback is a hint: what contains SUCCESS is linked, in every spelling', () => {
  const linkedHint = (text: string) => readCallback(text).linked;
  assert.equal(linkedHint('[{"status":"SUCCESS","providerAccountId":12}]'), true);
  assert.equal(linkedHint('[{"status":2}]'), true);
  assert.equal(linkedHint('{"status":"PARTIAL_SUCCESS"}'), true);
  assert.equal(linkedHint('status=SUCCESS'), true);
  assert.equal(linkedHint('[{"status":"FAILED"},{"status":"SUCCESS"}]'), true);
  for (const text of [
    '',
    '[]',
    'null',
    '3',
    '[{"status":"FAILED"}]',
    '[{"status":1}]',
    '{"status":{}}',
    '[[[',
    '"x"',
  ])
    assert.equal(linkedHint(text), false, text);
  assert.equal(readCallback('[{"status":1}]').abandoned, true);
  assert.equal(readCallback('[{"status":"SUCCESS","providerAccountId":"<script>"}]').linkId, null);
  assert.equal(readCallback('[{"status":"SUCCESS","providerAccountId":10000001}]').linkId, '10000001');
});
