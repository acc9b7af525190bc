import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { getAuditProof } from '@pramaan/contract/calls/audit.ts';
import { listCheckpoints } from '@pramaan/contract/calls/transparency.ts';
import { eventually } from '../../../test/eventually.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { workJobs } from '../../app.ts';
import { chainAudit, chainAudits, verifyAudit } from '../../platform/audit-chain.ts';
import { openNote, readVerifierKey } from '../../platform/signed-note.ts';
import { sendCheckpoint } from './checkpoint-job.ts';
import { type CheckpointMaker, checkpointFolder, checkpointMaker } from './checkpoint-maker.ts';
import { verifyCheckpoints } from './verify-checkpoints.ts';

const day = 24 * 60 * 60_000;
/** What the outside place was sent, and what it answers. */
const sent: { url: string; body: string; token: string }[] = [];
let answer = 201;
let outside: Server;
let world: World;
let lender: string;
/** Makes checkpoints by a clock of its own, so that sessions do not end. */
let maker: CheckpointMaker;
let offset = 0;

before(async () => {
  outside = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const token = request.headers.authorization ?? '';
    sent.push({ url: request.url ?? '', body: Buffer.concat(parts).toString(), token });
    reply.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => outside.once('listening', resolve));
  const { port } = outside.address() as AddressInfo;
  world = await startWorld({ own: true, checkpointUrl: `http://127.0.0.1:${port}/notes/` });
  lender = await world.lender('SARAL');
  const clock = { now: () => new Date(Date.now() + offset) };
  const { config, report } = world.product;
  maker = await checkpointMaker(config, { ...world.product, clock, report });
});
after(async () => {
  await world.close();
  outside.close();
});

/** Some rows of the log, by calls. */
async function write(rows = 3): Promise<void> {
  const [asha, id] = [await world.as('asha'), await world.id('asha')];
  for (let row = 0; row < rows; row += 1) (await asha.call(getApplicant, { params: { id } })).ok;
}

const chained = async () => {
  await chainAudits(world.product.db);
  const { head, ...proof } = await verifyAudit(world.product.db, lender);
  return proof;
};
const published = async () => (await (await world.as('owner')).call(listCheckpoints)).ok;
const proof = async () => (await (await world.as('owner')).call(getAuditProof)).ok.checkpoint;
const faults = async (found: { source: string; note: string }[] = []) =>
  (await verifyCheckpoints(world.product.db, found, [(await published()).key], world.product.auditArchive))
    .filter(({ fault }) => fault)
    .map(({ text }) => text);
const tomorrow = () => {
  offset += day;
  return maker.run();
};

beforeEach(() => write());

test('every row of the log takes a place in its lender’s chain, oldest first, and once', async () => {
  const { rows } = await chained();
  assert.ok(rows > 3);
  // By number, not letter by letter: 999999999 is before 1000000000.
  await world.database.owner(`
    insert into audit (lender_id, id, actor_kind, action) overriding system value
    values ('${lender}', 1000000000, 'system', 'login'), ('${lender}', 999999999, 'system', 'login')`);
  await Promise.all(Array.from({ length: 4 }, () => chainAudit(world.product.db, lender)));
  assert.deepEqual(await chained(), { rows: rows + 2, broken: null, reason: 'whole' });
  const [odd] = await world.direct(
    `select count(*) as rows from (select place, row_number() over (partition by lender_id order by id) as expected from audit) a where place <> expected`,
  );
  assert.equal(odd?.rows, 0);
});

test('a row that commits after later ones takes the next place', async () => {
  const { rows } = await chained();
  const free = await world.direct(`select nextval(pg_get_serial_sequence('audit', 'id')) as id`);
  await write(1);
  await chained();
  await world.direct(
    `insert into audit (lender_id, id, actor_kind, action) overriding system value values ('${lender}', ${free[0]?.id}, 'system', 'login')`,
  );
  assert.deepEqual(await chained(), { rows: rows + 2, broken: null, reason: 'whole' });
});

test('a changed member, a changed address, a missing row and a removed address are found, by their row', async () => {
  const { rows } = await chained();
  const at = rows - 1;
  const [row] = await world.direct(`
    select id, quote_literal(at + interval '1 microsecond') as later from audit
    where lender_id = '${lender}' and place = ${at}`);
  const where = `where lender_id = '${lender}' and id = ${row?.id}`;
  const changes: [column: string, value: string, reason: string][] = [
    ['action', `'logout'`, 'its content is not what was written'],
    ['detail', `'{"a":1}'`, 'its content is not what was written'],
    ['at', String(row?.later), 'its content is not what was written'],
    ['actor_id', 'null', 'its content is not what was written'],
    ['applicant_id', 'null', 'its content is not what was written'],
    ['request_id', `'x'`, 'its content is not what was written'],
    ['ip_hash', `'\\x00'`, 'its content is not what was written'],
    ['ip', `'203.0.113.9'`, 'its address is not what was written'],
    ['ip', `''`, 'its address is not what was written'],
    ['ip_salt', 'null', 'its address was removed'],
    ['previous', `'\\x00'`, 'it does not follow the row before it'],
    ['place', '-1', 'the row is missing'],
  ];
  const literals = [...new Set(changes.map(([column]) => column))].map(
    (one) => `quote_nullable(${one}) as ${one}`,
  );
  const [stored] = await world.direct(`select ${literals} from audit ${where}`);
  for (const [column, value, reason] of changes) {
    await world.direct(`update audit set ${column} = ${value} ${where}`);
    const found = await verifyAudit(world.product.db, lender);
    assert.deepEqual([found.rows, found.broken, found.reason], [at - 1, at, reason], column);
    await world.direct(`update audit set ${column} = ${stored?.[column]} ${where}`);
  }
  assert.equal((await chained()).broken, null);
});

test('an erased person’s address can be removed, and nobody else’s', async () => {
  const id = await world.id('asha');
  await chained();
  await world.direct(`
    insert into erasure (lender_id, id, applicant_id, cause, ending, whole, kinds, rule, counts, digest, erased_at)
    values ('${lender}', gen_random_uuid(), '${id}', 'request', 'granted', true, '{}', '{}', '{}', '', now());
    select forget_old_addresses(now() + interval '1 day')`);
  const gone = `from audit where lender_id = '${lender}' and applicant_id = '${id}' and ip <> ''`;
  assert.deepEqual(await world.direct(`select id ${gone}`), []);
  assert.equal((await chained()).broken, null);
  await world.direct(`update erasure set whole = false where lender_id = '${lender}'`);
  assert.equal((await chained()).reason, 'its address was removed');
  await world.direct(`update erasure set whole = true where lender_id = '${lender}'`);
});

test('the application’s role can neither change nor remove a row, nor give one another place', async () => {
  await chained();
  const { db } = world.product;
  const before = await world.direct('select id, place, hash from audit order by id');
  for (const text of [
    `update audit set ip = ''`,
    'delete from audit',
    'delete from checkpoint',
    `insert into checkpoint (number, day, note, key) values (1, now(), '', '')`,
  ])
    await assert.rejects(
      db.tenant(lender, (trx) => trx.query({ text, values: [] })),
      /permission denied/,
    );
  const text = `select chain_audit(array_agg(id), array_agg(place + 100), array_agg(previous), array_agg(hash), array_agg(ip_salt), array_agg(ip_hash)) from audit`;
  await db.tenant(lender, (trx) => trx.query({ text, values: [] }));
  assert.deepEqual(await world.direct('select id, place, hash from audit order by id'), before);
});

test('once a day the heads are signed, published, stored as a file and sent to the outside place', async () => {
  assert.deepEqual([await proof(), (await published()).checkpoints], [null, []]);
  await Promise.all([world.product.checkpoints.run(), maker.run()]);
  await maker.run();
  const { key, checkpoints } = await published();
  const [only] = checkpoints;
  assert.equal(checkpoints.length, 1);
  const [origin, number, previous, stated, ...heads] = (
    openNote(only?.note ?? '', readVerifierKey(key)) ?? ''
  ).split('\n');
  assert.equal(origin, key.split('+')[0]);
  assert.deepEqual([number, previous], ['1', Buffer.alloc(32).toString('base64')]);
  assert.equal(stated, `day ${only?.day}`);
  const name = createHash('sha256').update(`audit ${lender}`).digest('base64');
  const [last] = await world.direct(
    `select hash from audit where lender_id = '${lender}' and place is not null order by place desc limit 1`,
  );
  assert.ok(heads.includes(`${name} ${Buffer.from(last?.hash as Uint8Array).toString('base64')}`));
  assert.ok(!only?.note.includes(lender));
  const folder = checkpointFolder(world.product.config);
  assert.equal(await readFile(join(folder, `${only?.day}.txt`), 'utf8'), only?.note);
  await workJobs(world.product);
  world.product.stopWatching();
  await eventually(
    async () => sent.length,
    (count) => count === 1,
  );
  assert.deepEqual(sent[0], { url: `/notes/${only?.day}.txt`, body: only?.note, token: 'Bearer outside' });
  assert.deepEqual(
    (await proof())?.logs.map(({ log, fault }) => [log, fault]),
    [
      ['audit', ''],
      ['consent', ''],
    ],
  );
});

test('the next day’s checkpoint follows it, and all of them verify', async () => {
  await tomorrow();
  const { checkpoints } = await published();
  assert.deepEqual(
    checkpoints.map(({ number }) => number),
    [2, 1],
  );
  const text = (checkpoints[1]?.note ?? '').split('\n\n')[0];
  assert.equal(
    checkpoints[0]?.note.split('\n')[2],
    createHash('sha256').update(`${text}\n`).digest('base64'),
  );
  const reply = await (await world.as('owner')).call(listCheckpoints, { query: { before: '2' } });
  assert.deepEqual([reply.ok.checkpoints.map(({ number }) => number), reply.ok.next], [[1], null]);
  const folder = checkpointFolder(world.product.config);
  const files = await readdir(folder);
  assert.equal(files.length, 2);
  const found = await Promise.all(
    files.map(async (file) => ({ source: file, note: await readFile(join(folder, file), 'utf8') })),
  );
  assert.deepEqual(await faults(found), []);
});

test('an outside place that fails is asked again, and one that has the name already is done', async () => {
  const { db, config } = world.product;
  const send = () => sendCheckpoint(db, config.checkpoints.place, { number: 1 });
  for (const [status, done] of [
    [503, false],
    [403, false],
    [302, false],
    [409, true],
    [412, true],
  ] as const) {
    answer = status;
    if (done) await send();
    else await assert.rejects(send, /./, String(status));
  }
  answer = 201;
});

test('rows removed from the end are seen, by the day’s check and by the operator’s', async () => {
  const cut = async (table: string) => {
    const saved = `saved_${table}`;
    const last = `lender_id = '${lender}' and place = (select max(place) from ${table} where lender_id = '${lender}')`;
    await world.direct(
      `create table ${saved} as select * from ${table} where ${last}; delete from ${table} where ${last}`,
    );
    return () =>
      world.direct(
        `insert into ${table} ${table === 'audit' ? 'overriding system value' : ''} select * from ${saved}; drop table ${saved}`,
      );
  };
  for (const [table, log] of [
    ['audit', 'audit log'],
    ['consent_event', 'consent ledger'],
  ] as const) {
    await tomorrow();
    const number = (await published()).checkpoints[0]?.number;
    // Nobody has agreed to anything since the first checkpoint, so that is the one that stated the row first.
    const first = table === 'audit' ? number : 1;
    const restore = await cut(table);
    const sentence = `The last row that checkpoint ${first} states is not there any more.`;
    assert.deepEqual(await faults(), [`${world.codes.SARAL}, ${log}: ${sentence}`]);
    await tomorrow();
    const shown = (await proof())?.logs.find((one) => log.startsWith(one.log));
    assert.equal(shown?.fault, sentence);
    assert.match(String(world.reported.pop()), /does not verify/);
    await restore();
    // What the checkpoint of a cut log stated cannot be there again.
    for (const table of ['checkpoint_head', 'checkpoint'])
      await world.direct(`delete from ${table} where number = ${(number ?? 0) + 1}`);
    offset -= day;
  }
  assert.deepEqual(await faults(), []);
});
