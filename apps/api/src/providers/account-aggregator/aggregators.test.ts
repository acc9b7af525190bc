import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { accountsOf } from '@pramaan/specimens/statements/accounts.ts';
import { ledgerOf, rupeesOf } from '@pramaan/specimens/statements/ledger.ts';
import { maskNumber } from '../bank-aggregator/bank-account.ts';
import type { Outcome } from '../bank-aggregator/outcome.ts';
import { newFetchKeys } from './fetch-keys.ts';
import { fetchUntilDone } from './fetch-until-done.ts';
import { approve, deny, type Harness, nothingFound, sentBack, startHarness } from './harness.test-help.ts';
import type { AccountAggregator, ConsentRequestInput, FetchedData } from './port.ts';

const range = { from: '2026-05-01', to: '2026-10-31' };
const redirect = 'http://localhost:3000/bank/aa/back?x=1';
const keys = newFetchKeys();
const patience = { patienceMs: 3_000, pauseMs: 25 };

const asked = (person: string, more: Partial<ConsentRequestInput> = {}): ConsentRequestInput => ({
  person,
  purpose: 103,
  purposeText: 'To judge your loan application',
  range,
  keepFor: { unit: 'MONTH', value: 3 },
  lasts: { unit: 'MONTH', value: 6 },
  frequency: { unit: 'MONTH', value: 4 },
  fetchType: 'PERIODIC',
  mode: 'STORE',
  redirect,
  ...more,
});

let harness: Harness;
before(async () => {
  harness = await startHarness();
});
after(() => harness.stop());
beforeEach(async () => {
  await harness.sandbox.clear();
  await harness.sandbox.json('/aa/injected-faults', { method: 'DELETE' });
});

function value<T>(outcome: Outcome<T>): T {
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.value;
}
function refusal(outcome: Outcome<unknown>, reason: string): string {
  assert.ok(!outcome.ok, `expected ${reason}`);
  assert.equal(outcome.reason, reason, outcome.detail);
  assert.match(outcome.detail, /^[A-Z].*\.$/);
  return outcome.detail;
}

/** From asking to the person's yes. */
async function agreed(
  aggregator: AccountAggregator,
  person: string,
  more: Partial<ConsentRequestInput> = {},
): Promise<string> {
  const { handle, url } = value(await aggregator.askConsent(asked(person, more)));
  const back = await approve(url);
  assert.equal(back.searchParams.get('success'), 'true');
  assert.equal(back.searchParams.get('id'), handle);
  assert.equal(back.searchParams.get('x'), '1');
  return handle;
}

async function fetched(aggregator: AccountAggregator, handle: string): Promise<FetchedData> {
  const session = value(await aggregator.requestData(handle, range, keys));
  return value(await fetchUntilDone(aggregator, session, keys, patience));
}

for (const name of ['rebit', 'setu'] as const) {
  const aggregator = () => harness.connectors[name];

  test(`${name}: asked, agreed, fetched: every line of both accounts as the banks have it`, async (context) => {
    let lines = 0;
    for (const person of demoPeople.slice(0, 3)) {
      const handle = await agreed(aggregator(), `${person.mobile}@sandbox-aa`);
      const state = value(await aggregator().consent(handle));
      assert.equal(state.status, 'ACTIVE');
      assert.equal(state.accounts.length, 2);
      const { terms } = state;
      assert.ok(terms);
      assert.equal(terms.purposeCode, '103');
      assert.equal(terms.purposeText, 'To judge your loan application');
      assert.deepEqual([terms.from, terms.to], ['2026-04-30T18:30:00.000Z', '2026-10-31T18:29:59.999Z']);
      assert.deepEqual(terms.keepFor, { unit: 'MONTH', value: 3 });
      assert.deepEqual(terms.frequency, { unit: 'MONTH', value: 4 });
      const data = await fetched(aggregator(), handle);
      assert.equal(data.state, 'complete');
      for (const [at, account] of accountsOf(person).entries()) {
        const ledger = ledgerOf(account, range);
        const read = data.accounts[at];
        assert.ok(read);
        const { transactions, holder, ...head } = read;
        assert.deepEqual(head, {
          institution: `FIP-${account.bank.id}`,
          accountType: 'SAVINGS',
          maskedNumber: maskNumber(account.number),
          others: [],
          ifsc: account.ifsc,
          openedOn: account.openedOn,
          balance: rupeesOf(ledger.closing),
          currency: 'INR',
          from: range.from,
          to: range.to,
        });
        assert.equal(holder.name, person.name);
        assert.equal(holder.dob, person.dob);
        assert.equal(holder.mobile, person.mobile);
        assert.equal(holder.pan, person.pan);
        assert.deepEqual(
          transactions,
          ledger.rows.map((row) => ({
            id: row.id,
            date: row.date,
            valueDate: row.valueDate,
            amount: rupeesOf(row.paise),
            type: row.side === 'credit' ? 'CREDIT' : 'DEBIT',
            balance: rupeesOf(row.balance),
            narration: row.narration,
            reference: row.reference,
            mode: row.mode,
          })),
        );
        lines += transactions.length;
      }
    }
    assert.ok(lines > 300, `only ${lines} lines`);
    context.diagnostic(`${name}: 6 accounts, ${lines} lines equal to the banks’ own`);
  });

  test(`${name}: before the person decides, when they say no, and when no bank knows them`, async () => {
    const { handle, url } = value(await aggregator().askConsent(asked('9000000011@sandbox-aa')));
    assert.equal(value(await aggregator().consent(handle)).status, 'PENDING');
    refusal(await aggregator().requestData(handle, range, keys), 'consent');
    refusal(await aggregator().revoke(handle), 'consent');
    const back = await deny(url);
    assert.equal(back.searchParams.get('success'), 'false');
    assert.equal(back.searchParams.get('errorcode'), 'UserRejected');
    assert.equal(value(await aggregator().consent(handle)).status, 'REJECTED');
    assert.match(refusal(await aggregator().requestData(handle, range, keys), 'consent'), /did not agree/);
    const turned = value(await aggregator().askConsent(asked('9000000011@sandbox-aa-rejected')));
    assert.match(await sentBack(turned.url), /localhost:3000.*success=false.*UserRejected/);
    assert.equal(value(await aggregator().consent(turned.handle)).status, 'REJECTED');
    const nobody = value(await aggregator().askConsent(asked('9000000017@sandbox-aa')));
    assert.match((await nothingFound(nobody.url)).href, /success=false.*NoFIPAccountsDiscovered/);
    assert.equal(value(await aggregator().consent(nobody.handle)).status, 'REJECTED');
  });

  test(`${name}: one account chosen of two`, async () => {
    const { handle, url } = value(await aggregator().askConsent(asked('9000000012@sandbox-aa')));
    await approve(url, 1);
    const data = await fetched(aggregator(), handle);
    assert.deepEqual([data.state, data.accounts.length, data.missing.length], ['complete', 1, 0]);
  });

  test(`${name}: one bank silent, both silent, slow banks`, async () => {
    const partial = await fetched(aggregator(), await agreed(aggregator(), '9000000016@sandbox-aa'));
    assert.deepEqual([partial.state, partial.accounts.length], ['partial', 1]);
    assert.equal(partial.missing[0]?.reason, 'bank_silent');
    const silent = await fetched(aggregator(), await agreed(aggregator(), '9000000018@sandbox-aa'));
    assert.deepEqual([silent.state, silent.accounts.length, silent.missing.length], ['failed', 0, 2]);
    const handle = await agreed(aggregator(), '9000000019@sandbox-aa');
    const session = value(await aggregator().requestData(handle, range, keys));
    assert.equal(value(await aggregator().readData(session, keys)).state, 'pending');
    assert.equal(value(await fetchUntilDone(aggregator(), session, keys, patience)).state, 'complete');
  });

  test(`${name}: taken back by the lender, by the person, paused, ended; a consent for one fetch gives one`, async () => {
    const handle = await agreed(aggregator(), '9000000011@sandbox-aa');
    value(await aggregator().revoke(handle));
    value(await aggregator().revoke(handle));
    assert.equal(value(await aggregator().consent(handle)).status, 'REVOKED');
    assert.match(
      refusal(await aggregator().requestData(handle, range, keys), 'consent'),
      /took the consent back/,
    );
    for (const [ending, status] of [
      ['revoked', 'REVOKED'],
      ['paused', 'PAUSED'],
      ['expired', 'EXPIRED'],
    ] as const) {
      const later = await agreed(aggregator(), `9000000011@sandbox-aa-${ending}`);
      const told = await harness.notified(
        ({ event }) =>
          event.ok &&
          event.value.kind === 'consent' &&
          event.value.handle === later &&
          event.value.status === status,
      );
      assert.equal(told.reply.status, 200);
      assert.equal(value(await aggregator().consent(later)).status, status);
      refusal(await aggregator().requestData(later, range, keys), 'consent');
    }
    const once = await agreed(aggregator(), '9000000011@sandbox-aa', { fetchType: 'ONETIME' });
    assert.equal((await fetched(aggregator(), once)).state, 'complete');
    assert.match(refusal(await aggregator().requestData(once, range, keys), 'consent'), /one fetch/);
  });

  test(`${name}: days outside the consent, a person who is none, a handle of nobody`, async () => {
    const handle = await agreed(aggregator(), '9000000011@sandbox-aa');
    refusal(await aggregator().requestData(handle, { ...range, from: '2025-01-01' }, keys), 'invalid_input');
    refusal(await aggregator().askConsent(asked('12')), 'invalid_input');
    refusal(await aggregator().consent('5f8e1b1e-0000-4000-8000-000000000000'), 'not_found');
  });

  test(`${name}: notifications are read once, and only as they were signed`, async () => {
    const handle = await agreed(aggregator(), '9000000013@sandbox-aa');
    const told = await harness.notified(
      ({ event }) => event.ok && event.value.kind === 'consent' && event.value.handle === handle,
    );
    assert.equal(told.reply.status, 200);
    const read = async (body: string, headers = told.raw.headers) =>
      aggregator().readNotification({ headers, body }, harness.firstTime);
    refusal((await read(told.raw.body)).event, 'replayed');
    refusal((await read(told.raw.body.replace('ACTIVE', 'PAUSED'))).event, 'signature');
    refusal((await read(told.raw.body, {})).event, 'signature');
    refusal((await read('')).event, 'signature');
    refusal((await read('not json')).event, 'signature');
    const session = value(await aggregator().requestData(handle, range, keys));
    const ready = await harness.notified(
      ({ event }) => event.ok && event.value.kind === 'data' && event.value.sessionId === session.id,
    );
    assert.ok(ready.event.ok && ready.event.value.kind === 'data' && ready.event.value.state === 'complete');
  });
}
