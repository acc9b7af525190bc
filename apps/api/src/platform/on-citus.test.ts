import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { workersOf } from '../../test/citus-nodes.ts';
import { connected } from '../../test/connected.ts';
import { openTestDatabase, type TestDatabase, testDatabaseUrl } from '../../test/database.ts';
import { writtenStatements } from '../../test/written-statements.ts';
import { chainAudit, verifyAudit } from './audit-chain.ts';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import { startJobs } from './jobs.ts';
import { openPostgres } from './open-database.ts';
import { sql } from './sql.ts';

/* The database's own work on a Citus coordinator with workers (`npm run test:citus`). */

const workers = testDatabaseUrl ? await workersOf(testDatabaseUrl) : null;
if (workers) onCitus();
else test('on Citus', { skip: 'npm run test:citus runs it' }, () => undefined);

interface Lender {
  id: string;
  applicant: string;
  staff: string;
  session: string;
}

function onCitus() {
  let database: TestDatabase;
  let db: Database;
  /** Two lenders whose rows lie on different workers. */
  let one: Lender;
  let other: Lender;

  const cookie = Buffer.from('cookie');
  const placeOf = async (lender: string) => {
    const [row] = await database.owner(
      `select nodeport as port from citus_shards where shardid = get_shard_id_for_distribution_column('applicant', '${lender}')`,
    );
    return Number(row?.port);
  };

  async function addLender(code: string): Promise<Lender> {
    const lender = { id: newId(), applicant: newId(), staff: newId(), session: newId() };
    const { id, applicant, staff, session } = lender;
    await db.tenant(id, async (trx) => {
      await trx.query(
        sql`select add_lender(${id}, ${code}, ${code}, ${'{}'}, ${'{}'}, ${Buffer.alloc(1)}, ${'none'})`,
      );
      await trx.query(
        sql`insert into staff (lender_id, id, role, name, user_name) values (${id}, ${staff}, 1, 'Farah', ${`${code}.owner`})`,
      );
      await trx.query(sql`insert into applicant (lender_id, id, cust_id, reference, profile)
        values (${id}, ${applicant}, ${`C${code}`}, ${code}, ${Buffer.alloc(1)})`);
      await trx.query(sql`insert into session (lender_id, id, staff_id, role, cookie_hash, expires_at)
        values (${id}, ${session}, ${staff}, 1, ${cookie}, now() + interval '1 hour')`);
      await trx.query(sql`insert into case_file (lender_id, applicant_id, view, sealed)
        values (${id}, ${applicant}, 'plain', ${Buffer.from(code)})`);
    });
    return lender;
  }

  before(async () => {
    database = await openTestDatabase();
    db = database.db;
    one = await addLender('ONE');
    const first = await placeOf(one.id);
    for (let count = 0; !other || (await placeOf(other.id)) === first; count++)
      other = await addLender(`OTHER${count}`);
  });
  after(() => database.close());

  test('a lender’s statement that names no lender is one worker’s work', async () => {
    const plan = await db.tenant(one.id, (trx) =>
      trx.query<Record<string, string>>({
        text: `explain select a.id from applicant a left join staff s on s.id = a.assigned_to where a.stage = $1`,
        values: ['ready'],
      }),
    );
    assert.ok(
      plan.some((row) => row['QUERY PLAN']?.includes('Task Count: 1')),
      JSON.stringify(plan),
    );
  });

  test('every statement of the product is planned, and none of a lender’s for more than one shard', async (t) => {
    const statements = writtenStatements();
    // The job queue makes its tables.
    await (await startJobs(db, [], () => undefined)).stop();
    const wrong: string[] = [];
    for (const [index, { at, text }] of statements.entries()) {
      const name = `written_${index}`;
      await db
        .tenant(one.id, async (trx) => {
          await trx.query({ text: `prepare ${name} as ${text}`, values: [] });
          const [prepared] = await trx.query<{ types: string[] }>(
            sql`select parameter_types::text[] as types from pg_prepared_statements where name = ${name}`,
          );
          const values = (prepared?.types ?? []).map((type) => (type === 'uuid' ? `'${one.id}'` : 'null'));
          const given = values.length > 0 ? `(${values.join(', ')})` : '';
          const plan = await trx.query({ text: `explain execute ${name}${given}`, values: [] });
          const tasks = /Task Count: (\d+)/.exec(JSON.stringify(plan))?.[1] ?? '1';
          if (Number(tasks) > 1) wrong.push(`${at}: for ${tasks} shards`);
        })
        .catch((error: Error) => wrong.push(`${at}: ${error.message}`));
    }
    assert.deepEqual(wrong, []);
    assert.ok(statements.length > 550);
    t.diagnostic(`${statements.length} statements planned`);
  });

  test('a look-up of what no two lenders share asks one shard, and the others are few', async () => {
    const names = await database.owner(`
      select proname as name, array(select format_type(one, null) from unnest(proargtypes) as one) as types
      from pg_proc where pronamespace = 'public'::regnamespace and proname like 'find\\_%' order by 1`);
    const nothing: Record<string, string> = { text: `'x'`, bytea: `'\\x00'`, uuid: `'${newId()}'` };
    const everywhere: string[] = [];
    await connected(database.url ?? '', async (client) => {
      let issued = 0;
      client.on('notice', ({ message = '' }) => {
        if (/^issuing select/i.test(message)) issued += 1;
      });
      await client.query('set citus.log_remote_commands to on');
      await client.query('set client_min_messages to log');
      for (const { name, types } of names) {
        issued = 0;
        await client.query(
          `select * from ${name}(${(types as string[]).map((type) => `${nothing[type]}::${type}`).join(', ')})`,
        );
        if (issued > 1) everywhere.push(String(name));
      }
    });
    assert.deepEqual(everywhere, [
      // By a handle or by the aggregator's own number, which it gives later.
      'find_aa_consent',
      // A person may apply to several lenders by one mobile number.
      'find_applicants',
      'find_bank_session',
      // Two lenders may have the same picture.
      'find_logo',
      'find_reported_message',
    ]);
    assert.ok(names.length >= 20);
  });

  test('row-level security holds on the shards: another lender and nobody see no row, and none is written for another', async () => {
    const count = sql<{ rows: number }>`select count(*) as rows from applicant`;
    assert.deepEqual(await db.tenant(one.id, (trx) => trx.query(count)), [{ rows: 1 }]);
    assert.deepEqual(await db.query(count), [{ rows: 0 }]);
    const named = sql`select id from applicant where lender_id = ${other.id}`;
    assert.deepEqual(await db.tenant(one.id, (trx) => trx.query(named)), []);
    const foreign = sql`insert into draft (lender_id, applicant_id, version, sealed)
      values (${other.id}, ${other.applicant}, 1, ${Buffer.alloc(1)})`;
    await assert.rejects(
      db.tenant(one.id, (trx) => trx.query(foreign)),
      { code: '42501' },
    );
    const changed = sql`update applicant set attention = 9 where id = ${other.applicant} returning id`;
    assert.deepEqual(await db.tenant(one.id, (trx) => trx.query(changed)), []);
  });

  test('on the workers too: a login as the application’s role that names no lender sees no row of any shard', async () => {
    for (const worker of workers ?? []) {
      const url = Object.assign(new URL(worker), {
        username: 'pramaan_app',
        pathname: new URL(database.url ?? '').pathname,
      }).href;
      const direct = new pg.Client({ connectionString: url });
      await direct.connect();
      try {
        await direct.query('set citus.override_table_visibility to off');
        const { rows: shards } = await direct.query<{ name: string }>(
          `select relname as name from pg_class where relname ~ '^applicant_\\d+$' and relkind = 'r'`,
        );
        assert.ok(shards.length > 0);
        for (const { name } of shards) {
          const { rows } = await direct.query(`select 1 from ${name}`);
          assert.equal(rows.length, 0, name);
        }
      } finally {
        await direct.end();
      }
    }
  });

  test('a session is found before its lender is known, and only with its cookie', async () => {
    const ask = (hash: Buffer) =>
      db.query<{ lender_id: string; applicant_lender: string }>(
        sql`select lender_id, applicant_lender from authorise(${[one.session, other.session]}::uuid[], ${[hash, hash]}::bytea[], ${[one.applicant, one.applicant]}::uuid[])`,
      );
    assert.deepEqual(await ask(cookie), [
      { lender_id: one.id, applicant_lender: one.id },
      { lender_id: other.id, applicant_lender: null },
    ]);
    assert.deepEqual(await ask(Buffer.from('another')), []);
    const alone = sql`select lender_id from authorise(${[one.session]}::uuid[], ${[cookie]}::bytea[], ${[null]}::uuid[])`;
    assert.deepEqual(await db.query(alone), [{ lender_id: one.id }]);
  });

  test('what no two lenders may share is refused at the end of the transaction, which leaves nothing', async () => {
    const taken = (name: string) =>
      db.tenant(other.id, (trx) =>
        trx.query(
          sql`insert into staff (lender_id, id, role, name, user_name) values (${other.id}, ${newId()}, 4, 'Nisha', ${name})`,
        ),
      );
    await assert.rejects(taken('ONE.owner'), { code: '23505' });
    assert.deepEqual(
      await db.tenant(other.id, (trx) => trx.query(sql`select id from staff where user_name = 'ONE.owner'`)),
      [],
    );
    await db.tenant(one.id, (trx) =>
      trx.query(sql`update staff set user_name = 'ONE.renamed' where id = ${one.staff}`),
    );
    await taken('ONE.owner');
    const found = await db.query(sql`select lender_id from find_staff('ONE.renamed', null)`);
    assert.deepEqual(found, [{ lender_id: one.id }]);
  });

  test('triggers write beside their row: steps of an application, history, events for webhooks', async () => {
    const webhook = newId();
    await db.tenant(one.id, async (trx) => {
      await trx.query(sql`insert into webhook (lender_id, id, url, events, secret)
        values (${one.id}, ${webhook}, 'https://example.invalid', '{document.submitted}', ${Buffer.alloc(1)})`);
      await trx.query(sql`insert into verification (lender_id, id, applicant_id, document, method, status, source, provider, verified_at)
        values (${one.id}, ${newId()}, ${one.applicant}, 'pan', 'auth', 'verified', 'source', 'karza', now())`);
      await trx.query(sql`update verification set version = 2 where applicant_id = ${one.applicant}`);
      await trx.query(sql`update applicant set stage = 'ready' where id = ${one.applicant}`);
      await trx.query(sql`insert into audit (lender_id, actor_kind, action, applicant_id)
        values (${one.id}, 'system', 'document.submitted', ${one.applicant})`);
    });
    const [row] = await db.tenant(one.id, (trx) =>
      trx.query(sql`select c.given_at is not null as given, c.ready_at is not null as ready,
        (select count(*) from verification_history h where h.applicant_id = c.applicant_id) as history,
        (select count(*) from first_try f where f.applicant_id = c.applicant_id and f.passed) as tries
        from course c where c.applicant_id = ${one.applicant}`),
    );
    assert.deepEqual(row, { given: true, ready: true, history: 1, tries: 1 });
    const deliveries = await db.transaction((trx) =>
      trx.query<{ lender_id: string }>(sql`select lender_id from take_new_deliveries(10)`),
    );
    assert.deepEqual(deliveries, [{ lender_id: one.id }]);
  });

  test('case files of several lenders are read in one statement, each with its audit row', async () => {
    const nobody = [null, null];
    const files = await db.query<{ asked: number; file: Buffer }>(sql`
      select asked, file from read_files(${[one.id, other.id]}::uuid[], ${[one.applicant, other.applicant]}::uuid[], ${['plain', 'plain']}::text[],
        ${['staff', 'staff']}::text[], ${nobody}::uuid[], ${['', '']}::text[], ${['', '']}::text[])`);
    assert.deepEqual(
      files.map(({ asked, file }) => [asked, file.toString().slice(0, 3)]),
      [
        [1, 'ONE'],
        [2, 'OTH'],
      ],
    );
    for (const { id } of [one, other])
      assert.deepEqual(
        await db.tenant(id, (trx) =>
          trx.query(sql`select count(*) as rows from audit where action = 'case.viewed'`),
        ),
        [{ rows: 1 }],
      );
  });

  test('the audit log is chained on the lender’s worker, and its chain verifies', async () => {
    await chainAudit(db, one.id);
    const { rows, broken, reason } = await verifyAudit(db, one.id);
    assert.deepEqual({ broken, reason }, { broken: null, reason: 'whole' });
    assert.ok(rows > 0);
  });

  test('an applicant is erased in the transaction that has changed them', async () => {
    const rows = await db.tenant(one.id, async (trx) => {
      await trx.query(sql`update applicant set attention = 1 where id = ${one.applicant}`);
      await trx.query(sql`insert into draft (lender_id, applicant_id, version, sealed)
        values (${one.id}, ${one.applicant}, 1, ${Buffer.alloc(1)})`);
      return trx.query<{ from_table: string }>(
        sql`select from_table from erase_rows(${one.applicant}, null, '{}')`,
      );
    });
    for (const table of ['draft', 'verification', 'case_file'])
      assert.ok(
        rows.some(({ from_table }) => from_table === table),
        table,
      );
    assert.deepEqual(await db.tenant(one.id, (trx) => trx.query(sql`select id from applicant`)), []);
    assert.deepEqual(await db.query(sql`select id from find_applicants(null, 'CONE')`), []);
  });

  test('a later migration runs on distributed tables, and its tables are distributed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pramaan-later-'));
    await cp(fileURLToPath(new URL('../../migrations', import.meta.url)), folder, { recursive: true });
    await writeFile(
      join(folder, '9000-reminders.sql'),
      `alter table applicant add column reminded integer not null default 0;
      create index applicant_reminded on applicant (lender_id, reminded);
      create table reminder (lender_id uuid not null, id uuid not null, applicant_id uuid not null, link bytea unique,
        primary key (lender_id, id), foreign key (lender_id, applicant_id) references applicant);
      alter table reminder enable row level security;
      create policy own on reminder using (lender_id = current_lender());
      grant select, insert on reminder to pramaan_app;
      create function count_reminder() returns trigger language plpgsql as $$ begin
        update applicant set reminded = reminded + 1 where lender_id = new.lender_id and id = new.applicant_id; return null;
      end $$;
      create trigger count_reminder after insert on reminder for each row execute function count_reminder();`,
    );
    const url = database.url ?? '';
    const later = await openPostgres(url, url, 1, { migrations: folder });
    try {
      const { id, applicant } = other;
      await later.tenant(id, (trx) =>
        trx.query(
          sql`insert into reminder (lender_id, id, applicant_id, link) values (${id}, ${newId()}, ${applicant}, ${cookie})`,
        ),
      );
      const reminded = sql<{ reminded: number }>`select reminded from applicant`;
      assert.deepEqual(await later.tenant(id, (trx) => trx.query(reminded)), [{ reminded: 1 }]);
      assert.deepEqual(
        await database.owner(`select d.lender_id, (select count(*) from pg_constraint where contype = 'f' and conrelid = 'reminder'::regclass) as keys
          from directory d where kind = 'reminder.link'`),
        [{ lender_id: id, keys: 1 }],
      );
    } finally {
      await later.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
