import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { getSession } from '@pramaan/contract/calls/access.ts';
import { addCoApplicant, getApplicant, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { searchAudit } from '@pramaan/contract/calls/audit.ts';
import { readIssuedDocument, verifyIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import * as calls from '@pramaan/contract/calls/retention.ts';
import { addNote } from '@pramaan/contract/calls/review.ts';
import { retainedKindWords } from '@pramaan/contract/retention.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { readPdf } from '../../isolated/pdf/pages.ts';
import { system } from '../../platform/audit.ts';

let world: World;
let owner: Caller;
let manager: Caller;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  [owner, manager] = await Promise.all([world.as('owner'), world.as('manager')]);
});
after(() => world.close());

const days = (count: number) => count * 86_400_000;
const paramsOf = async (name: 'ravi' | 'meena' | 'asha') => ({ params: { id: await world.id(name) } });
const retained = async (caller: Caller, params: { id: string }) =>
  (await caller.call(calls.getApplicantRetention, { params })).ok;
/** Every table's rows as text, and every stored file's name. */
async function everything(): Promise<Record<string, string>> {
  const names = await world.database.owner(
    `select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const all: Record<string, string> = {};
  for (const { name } of names) {
    if (typeof name !== 'string') continue;
    const rows = await world.database.owner(`select to_jsonb(t) as row from ${name} t`);
    all[name] = JSON.stringify(rows);
  }
  return all;
}
const stored = async () =>
  (await readdir(join(world.product.config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

test('a lender sees the rules with their laws, shortens one, and cannot go below a law', async () => {
  const { clock, rules } = (await owner.call(calls.getRetention)).ok;
  assert.equal(clock, false);
  assert.equal(rules.length, 18);
  const of = (kind: string, ending: string) =>
    rules.find((one) => one.kind === kind && one.ending === ending);
  assert.deepEqual(
    [of('identity', 'granted')?.days, of('identity', 'granted')?.law, of('income', 'refused')?.days],
    [1827, 'pmla', 365],
  );
  const set = (kind: string, ending: string, count: number | null) =>
    owner.call(calls.setRetention, { body: { kind, ending, days: count } });
  assert.equal((await set('identity', 'granted', 1000)).code, 'RETAINED_BY_LAW');
  assert.equal((await set('identity', 'unfinished', 3)).status, 400);
  const shorter = (await set('income', 'unfinished', 90)).ok.rules;
  assert.deepEqual(
    shorter.filter(({ usual }) => !usual).map(({ kind, ending, days: count }) => [kind, ending, count]),
    [['income', 'unfinished', 90]],
  );
});

test('the dry run counts what is due, and changes nothing; no clock, no erasure', async () => {
  const look = async (ahead: string) =>
    (await manager.call(calls.listDueForDeletion, { query: { ahead } })).ok;
  assert.equal((await look('0')).applicants, 0);
  const soon = await look('100');
  const ravi = await world.id('ravi');
  assert.deepEqual(
    soon.counts.map(({ kind, ending }) => [kind, ending]),
    [['income', 'unfinished']],
  );
  assert.deepEqual(soon.rows.find(({ applicantId }) => applicantId === ravi)?.kinds, ['income']);
  const later = await look('400');
  // Asha, Ravi and Meena, whose applications are unfinished, and Manoj, who was declined.
  assert.equal(later.applicants, 4);
  assert.ok(later.rows.every(({ whole }) => whole));
  assert.ok((later.counts.find(({ kind }) => kind === 'identity')?.rows ?? 0) > 5);
  assert.equal(await world.product.retention.run(), 0);
  assert.equal((await look('400')).applicants, 4);
});

test('when the time of a kind is over, its records go from tables, file and store; the rest stays', async () => {
  const { params } = await paramsOf('ravi');
  const before_ = await retained(owner, params);
  assert.ok(before_.kinds.filter(({ rows, files }) => rows + files > 0).length >= 5);
  await owner.call(calls.setAutomaticDeletion, { body: { on: true } });
  world.shift(days(100));
  const [fresh, look] = await Promise.all([world.freshly('owner'), stored()]);
  await world.product.retention.run();
  const now = await retained(fresh, params);
  const left = (kind: string) => now.kinds.find((one) => one.kind === kind);
  assert.deepEqual([left('income')?.rows, left('income')?.files], [0, 0]);
  assert.ok((left('identity')?.rows ?? 0) > 3);
  assert.ok((await stored()).length < look.length, 'files went');
  const { docs } = (await fresh.call(getApplicant, { params })).ok;
  assert.deepEqual(['income' in docs, 'id' in docs, 'employment' in docs], [false, true, true]);
  const [line] = (await fresh.call(calls.listErasures)).ok.filter(({ kinds }) => kinds.includes('income'));
  assert.deepEqual([line?.cause, line?.whole, line?.kinds], ['clock', false, ['income']]);
  assert.equal(await world.product.retention.run(), 0, 'nothing is erased twice');
  // Ravi's and Meena's.
  assert.equal((await fresh.call(calls.listErasures)).ok.length, 2);
});

/** SHA-256 of what an erasure of these applicants says that it took, from every file and sealed record they have. */
async function digestOf(applicants: readonly string[]): Promise<string> {
  const own = `applicant_id in ('${applicants.join("','")}')`;
  const rows = await world.database.owner(
    `select encode(sha256, 'hex') as print from upload where ${own} union all select encode(sha256(result), 'hex') from verification where ${own} and result is not null`,
  );
  const prints = rows.map(({ print }) => String(print)).sort();
  assert.ok(prints.length > 10);
  return createHash('sha256').update(prints.join('\n')).digest('hex');
}

/** The lines of a certificate from its first heading to its last, dates without their hours. */
async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(Uint8Array.from(pdf));
  const lines = pages.flatMap((page) =>
    page.lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  );
  const made = lines.findIndex((line) => line.startsWith('Created by'));
  return lines
    .slice(lines.indexOf('Erasure'), made)
    .map((line) => line.replace(/^(Erased|Requested) \d{1,2} \w{3} \d{4}, \d\d:\d\d IST$/, '$1 (moment)'));
}

test('the certificate is a paper of ours that /verify knows, and names nobody', async () => {
  const caller = await world.freshly('owner');
  const [line] = (await caller.call(calls.listErasures)).ok;
  const reply = await caller.call(calls.getErasureCertificate, { params: { erasure: line?._id } });
  assert.equal(reply.raw.headers['content-type'], 'application/pdf');
  const form = new FormData();
  form.append(
    'file',
    new Blob([Uint8Array.from(reply.raw.rawPayload)], { type: 'application/pdf' }),
    'certificate.pdf',
  );
  assert.match(String(reply.raw.headers['content-disposition']), /certificate-of-erasure\.pdf/);
  const { pages } = await readPdf(Uint8Array.from(reply.raw.rawPayload));
  const text = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map((word) => word.text)));
  const whole = text.join(' ');
  assert.match(whole, /Certificate of erasure Certificate Lender Created on .+ Saral Finance/);
  for (const part of line?._id.split('-') ?? []) assert.ok(whole.includes(part), part);
  const said = await linesOf(reply.raw.rawPayload);
  assert.match(said.at(-2) ?? '', /^SHA-256 [0-9a-f]{64}$/);
  assert.deepEqual(said.toSpliced(-2, 1), [
    ...['Erasure', 'Erased (moment)', 'Why The retention period has ended', 'Application Not completed'],
    'Deleted The kinds of data listed below, and drafts',
    'Retained The other kinds of data, as long as the law requires. The audit log and the',
    ...['consent ledger, without names.', 'Deleted data', 'By kind', 'Kind Records Files Rule'],
    `Income and bank statements ${line?.rows} ${line?.files} 90 days after the last change`,
    ...['Fingerprint', 'Of SHA-256 of every file and encrypted record, sorted, one per line'],
  ]);
  const anyone = await world.as('anonymous');
  const checked = (await anyone.call(verifyIssuedDocument, { body: form })).ok;
  assert.deepEqual([checked.verdict, checked.issuedDocument?.kind], ['genuine', 'erasure']);
  assert.equal(
    (await anyone.call(readIssuedDocument, { params: { token: 'nosuch' } })).code,
    'NO_DATA_FOUND',
  );
  const other = await world.as('other owner');
  const theirs = await other.call(calls.getErasureCertificate, { params: { erasure: line?._id } });
  assert.equal(theirs.code, 'NO_DATA_FOUND');
});

test('a legal hold stops clock and people, until it is lifted', async () => {
  const { params } = await paramsOf('meena');
  const caller = await world.freshly('owner');
  assert.ok((await caller.call(calls.setLegalHold, { params, body: { reason: 'Case 12 of 2026' } })).success);
  const { hold } = await retained(caller, params);
  assert.equal(hold?.reason, 'Case 12 of 2026');
  const meena = await world.freshly('meena');
  assert.equal((await retained(meena, params)).hold, null, 'the person is not told');
  assert.equal((await caller.call(calls.proposeErasure, { params })).code, 'LEGAL_HOLD');
  const due = (await caller.call(calls.listDueForDeletion, { query: { ahead: '400' } })).ok;
  assert.deepEqual([due.held, due.rows.find(({ held }) => held)?.applicantId], [1, params.id]);
  await assert.rejects(
    world.product.db.tenant(await world.lender('SARAL'), (trx) =>
      trx.query({ text: `select * from erase_rows($1, null, '{}')`, values: [params.id] }),
    ),
    /legal hold/,
    'the database itself refuses',
  );
  assert.ok((await caller.call(calls.liftLegalHold, { params })).success);
  assert.equal((await caller.call(calls.liftLegalHold, { params })).status, 404);
});

test('who asks for erasure is refused with a reason, asks again, and two people carry it out: nothing of the person is left', async () => {
  const { params } = await paramsOf('ravi');
  const lender = await world.lender('SARAL');
  const ravi = await world.freshly('ravi');
  const boss = await world.freshly('owner');
  const second = await world.freshly('manager');
  await ravi.call(addCoApplicant, { params, body: { name: 'Kinsman Erased', mobileNo: '9444444444' } });
  await ravi.call(putDraft, { params, body: { version: 99, draft: { note: 'draft' } } });
  await boss.call(addNote, { params, body: { words: 'Knows the branch manager' } });
  assert.ok((await ravi.call(calls.requestErasure, { params })).success);
  assert.equal((await ravi.call(calls.requestErasure, { params })).code, 'ERASURE_REQUESTED');
  assert.equal((await boss.call(calls.confirmErasure, { params })).status, 404, 'nobody proposed it');
  await boss.call(calls.refuseErasure, { params, body: { reason: 'Your application is under review.' } });
  const { request } = await retained(ravi, params);
  assert.deepEqual([request?.state, request?.reason], ['refused', 'Your application is under review.']);
  await ravi.call(calls.requestErasure, { params });
  await ravi.call(calls.withdrawErasure, { params });
  await ravi.call(calls.requestErasure, { params });
  assert.ok((await boss.call(calls.proposeErasure, { params })).success);
  assert.equal((await boss.call(calls.confirmErasure, { params })).code, 'SAME_PERSON');

  const { db, vault } = world.product;
  const person = people[1];
  assert.ok(person && person.mobile === '9000000012');
  const ids = await db.tenant(lender, (trx) =>
    trx.query<{ id: string }>({
      text: 'select id from applicant where id = $1 or applies_with = $1',
      values: [params.id],
    }),
  );
  assert.equal(ids.length, 2);
  const hex = (bytes: Buffer) => bytes.toString('hex');
  /** All by which the person could be found: in clear, and as each keyed hash. */
  const traces = [
    person.name,
    person.mobile,
    person.pan,
    person.email,
    'Kinsman',
    ...person.name
      .toLowerCase()
      .split(' ')
      .map((word) => hex(vault.lookup('name word', word))),
    hex(vault.lookup('mobile', person.mobile)),
    hex(vault.lookup('pan', person.pan)),
    hex(vault.lookup('message address', person.mobile)),
    hex(vault.lookup('message address', person.email)),
    hex(vault.lookup('otp address', person.mobile)),
  ];
  const idOnly = /^public\.(audit|check_use|consent_event|erasure|webhook_delivery)$/;
  const found = (all: Record<string, string>) =>
    Object.entries(all).flatMap(([table, text]) =>
      [...traces, ...ids.map(({ id }) => id)]
        .filter((trace) => text.includes(trace))
        .filter((trace) => !(idOnly.test(table) && ids.some(({ id }) => id === trace)))
        .map((trace) => `${table}: ${trace}`),
    );
  const there = found(await everything()).length;
  assert.ok(there > 12, `the search sees what is there: ${there}`);
  const files = await stored();

  const digest = await digestOf(ids.map(({ id }) => id));

  const done = (await second.call(calls.confirmErasure, { params })).ok;
  assert.deepEqual([done.cause, done.whole, done.kinds.length], ['request', true, 6]);
  assert.ok(done.rows > 30, `${done.rows} records`);
  await world.product.outbox.settled();
  // The last message is how the person learns of it; its address is a keyed hash, and goes after 90 days.
  const farewell = `public.message: ${hex(vault.lookup('message address', person.mobile))}`;
  assert.deepEqual(
    found(await everything()).filter((trace) => trace !== farewell),
    [],
  );
  const left = await stored();
  assert.ok(left.length < files.length);
  const uploads = await db.tenant(lender, (trx) =>
    trx.query<{ id: string }>({ text: 'select id from upload', values: [] }),
  );
  const named = left.filter((path) => path.includes(lender));
  assert.ok(
    named.every((path) => uploads.some(({ id }) => path.endsWith(id))),
    'each file left has its row',
  );
  assert.equal((await ravi.call(getSession)).status, 403, 'the session is over');
  assert.equal((await boss.call(getApplicant, { params })).status, 404);
  const logged = (await boss.call(searchAudit, { query: { action: 'erasure.done' } })).ok.lines;
  assert.ok(logged.some(({ applicantId }) => applicantId === params.id));

  const messages = await world.sandbox.messages(person.mobile);
  const link = /https?:\S+\/api\/erasures\/(\S+)/.exec(messages[0]?.text ?? '');
  const anyone = await world.as('anonymous');
  const own = await anyone.call(calls.getOwnCertificate, { params: { token: link?.[1] } });
  assert.equal(own.raw.headers['content-type'], 'application/pdf');
  const asked = 'Requested by the applicant';
  const rows = (await linesOf(own.raw.rawPayload)).map((line) =>
    line.replace(/ \d+ \d+ (?=Requested by)/, ' # '),
  );
  assert.deepEqual(rows, [
    ...['Erasure', 'Erased (moment)'],
    `Why ${asked} (DPDP Act 2023, s.12); approved by two people of the`,
    ...[
      'lender',
      'Requested (moment)',
      'Application Not completed',
      'Deleted All data stored about the applicant',
    ],
    'Retained The audit log and the consent ledger, without names.',
    ...['Deleted data', 'By kind', 'Kind Records Files Rule'],
    ...Object.values(retainedKindWords).map((kind) => `${kind} # ${asked}`),
    ...['Fingerprint', `SHA-256 ${digest}`],
    'Of SHA-256 of every file and encrypted record, sorted, one per line',
  ]);
  assert.equal(
    (await anyone.call(calls.getOwnCertificate, { params: { token: 'nosuch' } })).code,
    'LINK_EXPIRED',
  );
});

test('a granted loan keeps what the law wants: the rest goes when asked, and the person reads why', async () => {
  const { params } = await paramsOf('meena');
  const [boss, second, meena] = [
    await world.freshly('owner'),
    await world.freshly('manager'),
    await world.freshly('meena'),
  ];
  assert.equal(
    (await boss.call(calls.setLoanEnd, { params, body: { on: '2026-01-31' } })).code,
    'NOT_IN_THIS_STAGE',
  );
  await world.database.owner(`update applicant set stage = 'approved' where id = '${params.id}'`);
  for (const on of ['2026-02-30', 'soon', '2199-01-01'])
    assert.equal((await boss.call(calls.setLoanEnd, { params, body: { on } })).status, 400, on);
  const running = await retained(meena, params);
  const of = (kind: string, from: Awaited<ReturnType<typeof retained>>) =>
    from.kinds.find((one) => one.kind === kind);
  assert.deepEqual(
    [of('identity', running)?.law, of('identity', running)?.lawUntil, of('income', running)?.law],
    ['pmla', null, null],
  );
  await boss.call(calls.setLoanEnd, { params, body: { on: '2026-01-31' } });
  const ended = await retained(meena, params);
  assert.equal(of('identity', ended)?.lawUntil?.slice(0, 10), '2031-02-01');
  await meena.call(calls.requestErasure, { params });
  await boss.call(calls.proposeErasure, { params });
  const done = (await second.call(calls.confirmErasure, { params })).ok;
  assert.equal(done.whole, false);
  assert.ok(
    done.kinds.every((kind) => ['income', 'work'].includes(kind)),
    String(done.kinds),
  );
  const after_ = await retained(meena, params);
  assert.deepEqual([after_.request?.state, of('work', after_)?.rows], ['done', 0]);
  assert.ok((of('identity', after_)?.rows ?? 0) > 0);
  assert.equal((await boss.call(calls.proposeErasure, { params })).code, 'NOTHING_TO_ERASE');
});

test('when all times are over, the clock takes the applicants whole; a store that does not answer is asked again', async () => {
  const applicant = await world.id('asha');
  const bytes = Buffer.from('a page of a passport');
  const file = { applicant, document: 'passport', name: 'page.pdf', mediaType: 'application/pdf', bytes };
  await world.product.files.keep({ ...file, lender: await world.lender('SARAL') }, system);
  world.shift(days(400));
  const { store, retention } = world.product;
  const { remove } = store;
  store.remove = () => Promise.reject(new Error('The store is away.'));
  await assert.rejects(retention.run(), /away/);
  store.remove = remove;
  const waiting = await world.database.owner('select count(*)::int as count from file_to_remove');
  const boss = await world.freshly('owner');
  const meena = await world.id('meena');
  const asha = await boss.call(calls.listDueForDeletion);
  assert.equal(asha.ok.applicants, 0, 'Asha went, Meena’s loan clock runs for five years');
  assert.ok(await boss.call(getApplicant, { params: { id: meena } }).then(({ success }) => success));
  await retention.run();
  const left = await world.database.owner('select count(*)::int as count from file_to_remove');
  assert.equal(left.at(-1)?.count, 0, `${waiting.at(-1)?.count} waited`);
  assert.equal(
    await readFile(join(world.product.config.dataDir, 'development-keys.json')).catch(() => null),
    null,
  );
});
