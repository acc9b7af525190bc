import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { putDocument, putDraft } from '@pramaan/contract/calls/applicants.ts';
import * as calls from '@pramaan/contract/calls/retention.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { openCaseFile, saveCaseFile } from '../../case-file/case-file.ts';
import { chainAudit } from '../../platform/audit-chain.ts';
import { retentionClock } from './clock.ts';

let world: World;
let lender: string;
let meena: string;
before(async () => {
  world = await startWorld();
  [lender, meena] = [await world.lender('SARAL'), await world.id('meena')];
  const owner = await world.as('owner');
  await owner.call(calls.setAutomaticDeletion, { body: { on: true } });
  for (const kind of ['income', 'identity'])
    await owner.call(calls.setRetention, {
      body: { kind, ending: 'unfinished', days: kind === 'income' ? 30 : 60 },
    });
});
after(() => world.close());

/** The values of one column. */
const valuesOf = async (text: string) =>
  (await world.direct(text)).flatMap((row) => ('value' in row ? [row.value] : []));

/** Asha's application with two checks, a declaration, a draft, a finding, and her word on her Aadhaar records. */
async function fillAsha(): Promise<string> {
  const [caller, id] = [await world.as('asha'), await world.id('asha')];
  for (const ref of ['pan.auth', 'itr.auth'])
    assert.equal((await ask(caller, id, askingOf(ref), filled(askingOf(ref)))).extras.status, 'verified');
  const loan = findEntry('loanRequest', 'input');
  await caller.call(putDocument, {
    params: { id, group: loan?.document.group, document: 'loanRequest' },
    body: { type: 'input', data: exampleCapture(loan?.method.capture ?? {}) },
    headers: { 'idempotency-key': '0190f000-0000-4000-8000-000000000001' },
  });
  await caller.call(putDraft, { params: { id }, body: { version: 0, draft: { note: 'x' } } });
  const { db, vault: hashes } = world.product;
  const vault = await hashes.of(lender, db);
  await db.tenant(lender, async (trx) => {
    const caseFile = await openCaseFile(trx, vault, id);
    assert.ok(caseFile);
    caseFile.profile.aadhaarConfirmedAt = '2026-01-31T10:00:00.000Z';
    await saveCaseFile(trx, vault, hashes, lender, caseFile);
  });
  await world.direct(`
    insert into finding (lender_id, id, applicant_id, key, kind, severity, state, words, evidence_hash)
    values ('${lender}', gen_random_uuid(), '${id}', 'quotes a record', 'identity', 'low', 'open', '\\x00', sha256('${id}'))`);
  return id;
}

/** What is kept of an application beside its records: how many of each, and when the person said that the Aadhaar records are theirs. */
async function beside(id: string) {
  const count = async (table: string, more = '') =>
    (await valuesOf(`select 1 as value from ${table} where applicant_id = '${id}' ${more}`)).length;
  const { db, vault: hashes } = world.product;
  const vault = await hashes.of(lender, db);
  const caseFile = await db.tenant(lender, (trx) => openCaseFile(trx, vault, id));
  return {
    drafts: await count('draft'),
    replies: await count('idempotency_key'),
    devices: await count('application_link', `and what = 'device'`),
    quoting: await count('finding', `and key = 'quotes a record'`),
    confirmed: caseFile?.profile.aadhaarConfirmedAt !== undefined,
    groups: Object.keys(caseFile?.docs ?? {}).sort(),
  };
}

const age = (id: string, days: number) =>
  world.direct(`
    update draft set saved_at = now() - interval '${days} days' where applicant_id = '${id}';
    update applicant set updated_at = now() - interval '${days} days' where id = '${id}'`);

test('with the first kind that goes, drafts, repeated replies and quoting findings go; the rest only with identity', async () => {
  const id = await fillAsha();
  const all = { drafts: 1, replies: 1, devices: 1, quoting: 1, confirmed: true };
  assert.deepEqual(await beside(id), { ...all, groups: ['id', 'income', 'loan'] });
  const [print] = await valuesOf(
    `select encode(sha256(result), 'hex') as value from verification where applicant_id = '${id}' and document = 'itr'`,
  );
  await age(id, 31);
  await world.product.retention.run();
  const [digest] = await valuesOf(
    `select encode(digest, 'hex') as value from erasure where applicant_id = '${id}'`,
  );
  assert.equal(digest, createHash('sha256').update(String(print)).digest('hex'), 'of what went alone');
  const withoutIncome = { drafts: 0, replies: 0, devices: 1, quoting: 0, confirmed: true };
  assert.deepEqual(await beside(id), { ...withoutIncome, groups: ['id', 'loan'] });
  await age(id, 61);
  await world.product.retention.run();
  assert.deepEqual(await beside(id), {
    ...withoutIncome,
    ...{ devices: 0, confirmed: false, groups: ['loan'] },
  });
});

/** A message in the outbox to somebody, and a code sent to them; the id of both. */
async function sendTo(mobile: string): Promise<string> {
  const { vault } = world.product;
  const hash = (kind: string) => `'\\x${vault.lookup(kind, mobile).toString('hex')}'`;
  const [id] = await valuesOf('select gen_random_uuid()::text as value');
  await world.direct(
    `insert into message (lender_id, id, channel, template, address_hash, state) values ('${lender}', '${id}', 'sms', 'ask-sms', ${hash('message address')}, 'sent')`,
  );
  await world.database.owner(
    `insert into otp (id, purpose, address_hash, code_hash, expires_at) values ('${id}', 'login', ${hash('otp address')}, '\\x00', now() + interval '5 minutes')`,
  );
  return String(id);
}

async function leftOf(ids: readonly string[]): Promise<{ messages: unknown[]; codes: unknown[] }> {
  const listed = ids.map((id) => `'${id}'`).join();
  const codes = await world.database.owner(`select id::text as value from otp where id in (${listed})`);
  return {
    messages: (await valuesOf(`select id::text as value from message where id in (${listed})`)).sort(),
    codes: codes.flatMap((row) => ('value' in row ? [row.value] : [])).sort(),
  };
}

test('a whole erasure takes the person’s messages, codes and waiting jobs, and nobody else’s', async () => {
  const id = await world.id('ravi');
  // The number in an application may have been another when a message about it was sent.
  const [own, earlier, byLink, others] = [
    await sendTo('9000000012'),
    await sendTo('9000000077'),
    await sendTo('9000000078'),
    await sendTo('9000000013'),
  ];
  await world.direct(`
    insert into information_request (id, lender_id, applicant_id, subject, reason, message_id)
    values (gen_random_uuid(), '${lender}', '${id}', 'pan', 'MISSING', '${earlier}'), (gen_random_uuid(), '${lender}', '${meena}', 'pan', 'MISSING', '${others}')`);
  for (const applicant of [id, meena])
    await world.database.owner(
      `insert into jobs.job (name, data) values ('verification-recheck', '{"applicant": "${applicant}"}')`,
    );
  const params = { id };
  const [owner, manager] = [await world.as('owner'), await world.as('manager')];
  await owner.call(calls.proposeErasure, { params });
  assert.equal((await manager.call(calls.confirmErasure, { params })).ok.whole, true);
  assert.deepEqual(await leftOf([own, earlier, byLink, others]), {
    messages: [byLink, others].sort(),
    codes: [earlier, byLink, others].sort(),
  });
  assert.deepEqual(
    await valuesOf(
      `select data->>'applicant' as value from jobs.job where data->>'applicant' in ('${id}', '${meena}')`,
    ),
    [meena],
  );
});

test('an erasure is kept with who proposed and who confirmed it, and of one withdrawn that it was ended', async () => {
  await world.direct(`update applicant set stage = 'withdrawn' where id = '${meena}'`);
  const params = { id: meena };
  const [owner, manager] = [await world.as('owner'), await world.as('manager')];
  await owner.call(calls.proposeErasure, { params });
  await manager.call(calls.confirmErasure, { params });
  const [kept] = await world.direct(`
    select e.ending, p.name as proposed, c.name as confirmed, e.asked_at is not null as asked, e.token_hash is not null as linked
    from erasure e join staff p on p.id = e.proposed_by join staff c on c.id = e.confirmed_by where e.applicant_id = '${meena}'`);
  assert.deepEqual(kept, {
    ...{ ending: 'refused', proposed: 'Nandini Owner', confirmed: 'Maya Manager' },
    ...{ asked: true, linked: true },
  });
});

test('a year after somebody was erased, the addresses in the audit log go, even when the clock fails', async () => {
  const { db, vault, store: files } = world.product;
  await chainAudit(db, lender);
  const ahead = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
  const addresses = async () =>
    (await valuesOf(`select ip as value from audit where applicant_id = '${meena}' and ip <> ''`)).length;
  const there = await addresses();
  assert.ok(there > 0);
  const away = { ...db, tenant: () => Promise.reject(new Error('The database is away.')) };
  const run = (days: number) => retentionClock({ db: away, vault, files, clock: ahead(days) }).run();
  await assert.rejects(run(364), /away/);
  assert.equal(await addresses(), there, 'a day early');
  await assert.rejects(run(366), /away/);
  assert.equal(await addresses(), 0);
});
