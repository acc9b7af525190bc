import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { openApplication, startAnotherApplication } from '@pramaan/contract/calls/applications.ts';
import * as calls from '@pramaan/contract/calls/consent.ts';
import { closeCases } from '@pramaan/contract/calls/several-cases.ts';
import { verificationCalls } from '@pramaan/contract/calls/verification.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { noticeOf, noticeText, type Purpose } from '@pramaan/contract/purposes.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { agreedText, type ConsentEvent, requireConsent, verifyLedger } from '../../case-file/ledger.ts';

let world: World;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const panCall = verificationCalls.find(({ entry }) => entry.method.endpoint === 'panauth')?.call as Call;
const check = (caller = asha, applicantId = id) =>
  caller.call(panCall, { body: { applicantId, pan: 'AAAPZ1234C' } });
const give = () =>
  asha.call(calls.giveConsent, { params: { id }, body: { purpose: 'verification', language: 'en' } });
const withdraw = (caller = asha) =>
  caller.call(calls.withdrawConsent, { params: { id, purpose: 'verification' } });
const mine = async () =>
  (await asha.call(calls.listConsents, { params: { id }, query: { language: 'en' } })).ok;
const prove = async () => {
  const { head, ...proof } = await verifyLedger(world.product.db, await world.lender('SARAL'));
  assert.equal(head.length, 32);
  return proof;
};

test('logging in stands as consent to checks; withdrawn, a check is refused with a sentence; agreed again, it works', async () => {
  assert.equal((await mine()).consents.find(({ purpose }) => purpose === 'verification')?.given, true);
  assert.equal((await check()).success, true);
  assert.ok((await withdraw()).ok.receipt);
  for (const caller of [asha, await world.as('owner')]) {
    const refused = await check(caller);
    assert.deepEqual([refused.status, refused.success, refused.code], [200, false, 'NO_CONSENT']);
  }
  await world.freshly('asha');
  assert.equal((await check()).code, 'NO_CONSENT', 'logging in again does not agree again');
  const { receipt } = (await give()).ok;
  assert.equal((await check()).success, true);
  // Else the answer that is still fresh would do, with the consent it stood on.
  await world.direct('update verification set asked = null');
  assert.equal((await check()).success, true);
  const { docs } = (await asha.call(getApplicant, { params: { id } })).ok;
  assert.equal(recordAt(docs, 'pan', 'auth')?.consent, receipt, 'a record names the consent it stands on');
});

test('only the person agrees and withdraws', async () => {
  for (const who of ['owner', 'ravi', 'other owner'] as const)
    assert.equal((await withdraw(await world.as(who))).status, 403);
});

/** The next application of a person whose first one the lender has closed, entered by the person. */
async function nextOf(caller: Caller): Promise<{ caller: Caller; id: string }> {
  const first = String(caller.login._id);
  const body = { cases: [first], reason: 'NO_ANSWER', remarks: '' };
  const manager = await world.as('manager');
  assert.deepEqual((await manager.call(closeCases, { body })).ok.closed, [first]);
  await world.age('course.decided_at', '1 minute', `applicant_id = '${first}'`);
  await world.age('decision.made_at', '1 minute', `applicant_id = '${first}'`);
  const next = (await caller.call(startAnotherApplication, { params: { id: first } })).ok._id;
  const reply = await caller.call(openApplication, { params: { id: first, application: next } });
  return { caller: callerWith(world.app, identityOf(reply)), id: next };
}

test('what was withdrawn in one application stays withdrawn in the next; entering agrees for those who did not', async () => {
  // Numbers of this world alone: who is known to another lender already enters there.
  const [unwilling, willing] = [
    await world.applicantWith(world.own('9000000201')),
    await world.applicantWith(world.own('9000000202')),
  ];
  const say = (caller: Caller, call: Call, sent: object) =>
    caller.call(call, { params: { id: caller.login._id }, ...sent });
  await say(unwilling, calls.withdrawConsent, {
    params: { id: unwilling.login._id, purpose: 'verification' },
  });
  // Their last word is a withdrawal too, but of something else.
  await say(willing, calls.giveConsent, { body: { purpose: 'bank', language: 'en' } });
  await say(willing, calls.withdrawConsent, { params: { id: willing.login._id, purpose: 'bank' } });
  const saidOf = async ({ caller, id }: Awaited<ReturnType<typeof nextOf>>) => {
    const { consents } = (await caller.call(calls.listConsents, { params: { id }, query: {} })).ok;
    const line = consents.find(({ purpose }) => purpose === 'verification');
    return { given: line?.given, channel: line?.channel, check: (await check(caller, id)).code };
  };
  const withdrawn = await saidOf(await nextOf(unwilling));
  assert.deepEqual(withdrawn, { given: false, channel: null, check: 'NO_CONSENT' });
  const { check: asked, ...entered } = await saidOf(await nextOf(willing));
  assert.deepEqual(entered, { given: true, channel: 'login' });
  assert.notEqual(asked, 'NO_CONSENT');
});

test('what a vendor is told of a consent is when, where and to which words; nothing where none stands', async () => {
  const { db } = world.product;
  const lender = await world.lender('SARAL');
  const told = (purpose: Purpose) => db.tenant(lender, (trx) => agreedText(trx, lender, id, purpose));
  assert.equal(await told('bank'), undefined, 'Asha has said nothing of it');
  await assert.rejects(requireConsent(db, lender, id, 'bank'), { code: 'NO_CONSENT' });
  const body = { purpose: 'bank', language: 'mr' };
  await asha.call(calls.giveConsent, { params: { id }, body, from: '203.0.113.7' });
  const page = await asha.call(calls.listConsents, { params: { id }, query: { language: 'mr' } });
  const line = page.ok.consents.find(({ purpose }) => purpose === 'bank');
  assert.deepEqual(await told('bank'), {
    at: new Date(line?.at ?? ''),
    ip: '203.0.113.7',
    text: `${line?.line}\n${line?.more}`,
  });
  await asha.call(calls.withdrawConsent, { params: { id, purpose: 'bank' } });
  assert.equal(await told('bank'), undefined, 'withdrawn, it is not told');
});

test('the page says what, for whom, since when, and who looked', async () => {
  await (await world.as('owner')).call(getApplicant, { params: { id } });
  const { lender, consents, looks } = await mine();
  assert.equal(lender, 'Saral Finance');
  assert.deepEqual(
    consents.map(({ purpose }) => purpose),
    ['verification', 'bureau', 'bank'],
  );
  assert.ok(consents[0]?.line.startsWith('Saral Finance may check'));
  assert.ok(looks.some(({ who, what }) => who === 'Nandini Owner' && what === 'case.viewed'));
});

test('an agreement in Marathi stores the language and the hash of the Marathi text in the ledger', async () => {
  const ravi = await world.as('ravi');
  const params = { id: await world.id('ravi') };
  await ravi.call(calls.giveConsent, { params, body: { purpose: 'bank', language: 'mr' } });
  const { rows } = await prove();
  const row = await rowAt(rows);
  const text = noticeText(noticeOf('bank'), 'mr', 'Saral Finance');
  assert.equal(row.language, 'mr');
  assert.equal(hex(row.notice_hash), createHash('sha256').update(text).digest('hex'));
  const listed = (await ravi.call(calls.listConsents, { params, query: { language: 'mr' } })).ok.consents;
  assert.equal(`${listed[2]?.line}\n${listed[2]?.more}`, text);
});

test('agreements made at once form one chain', async () => {
  const { rows } = await prove();
  const others = await Promise.all([world.as('ravi'), world.as('meena')]);
  const ids = await Promise.all([world.id('ravi'), world.id('meena')]);
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (others[index % 2] as Caller).call(calls.giveConsent, {
        params: { id: ids[index % 2] },
        body: { purpose: 'bank', language: 'hi' },
      }),
    ),
  );
  assert.deepEqual(await prove(), { rows: rows + 10, broken: null, reason: 'whole' });
});

/** A row of Saral's chain as it lies there. */
async function rowAt(place: number): Promise<ConsentEvent> {
  const lender = await world.lender('SARAL');
  const rows = await world.direct(
    `select * from consent_event where lender_id = '${lender}' and place = ${place}`,
  );
  return rows.find((row) => 'hash' in row) as unknown as ConsentEvent;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Writes a row over as somebody would who may write to the database and knows how its hash is made. */
async function forge(row: ConsentEvent): Promise<void> {
  const members = [
    ...[row.place, row.id, row.applicant_id, row.action, row.purpose, row.notice_version],
    ...[hex(row.notice_hash), row.language, row.channel, row.link_id, row.ip, row.at.toISOString()],
  ];
  const hash = createHash('sha256').update(row.previous).update(JSON.stringify(members)).digest('hex');
  await world.direct(
    `update consent_event set ip = '${row.ip}', action = '${row.action}', previous = '\\x${hex(row.previous)}', hash = '\\x${hash}' where id = '${row.id}'`,
  );
}

test('a row rewritten with a hash that is right for it is found by the row after it', async () => {
  const row = await rowAt(2);
  await forge(row);
  assert.deepEqual(await rowAt(2), row, 'the forger makes the hash as we do');
  for (const change of [{ ip: '203.0.113.9' }, { action: row.action === 'given' ? 'withdrawn' : 'given' }]) {
    await forge({ ...row, ...(change as Partial<ConsentEvent>) });
    assert.deepEqual(await prove(), { rows: 2, broken: 3, reason: 'it does not follow the row before it' });
  }
  await forge(row);
  assert.equal((await prove()).broken, null);
});

test('a chain that begins with another row than its first is found', async () => {
  const row = await rowAt(1);
  assert.deepEqual(Buffer.from(row.previous), Buffer.alloc(32), 'before the first there is nothing');
  await forge({ ...row, previous: Buffer.alloc(32, 1) });
  assert.deepEqual(await prove(), { rows: 0, broken: 1, reason: 'it does not follow the row before it' });
  await forge(row);
  assert.equal((await prove()).broken, null);
});

test('one changed byte is found, by its row; so is a missing row', async () => {
  const set = (ip: string) => world.direct(`update consent_event set ip = '${ip}' where place = 2`);
  const [row] = await world.direct('select ip from consent_event where place = 2');
  await set('203.0.113.9');
  assert.deepEqual(await prove(), { rows: 1, broken: 2, reason: 'its content is not what was written' });
  await set(String(row?.ip ?? ''));
  assert.equal((await prove()).broken, null);
  await world.direct('delete from consent_event where place = 3');
  assert.deepEqual(await prove(), { rows: 2, broken: 3, reason: 'the row is missing' });
});

test('the app’s role can neither change nor remove a row', async () => {
  const lender = await world.lender('SARAL');
  for (const text of ["update consent_event set ip = ''", 'delete from consent_event'])
    await assert.rejects(
      world.product.db.tenant(lender, (trx) => trx.query({ text, values: [] })),
      /permission denied/,
    );
});
