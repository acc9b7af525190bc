import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { putDraft } from '@pramaan/contract/calls/applicants.ts';
import { getSharedReport, shareReport } from '@pramaan/contract/calls/reports.ts';
import { sql } from '../src/platform/sql.ts';
import { startWorld, type World } from './world.ts';

/** Every table that belongs to a lender, by hand; the test fails when the database has one more. */
const tenantTables = [
  'aa_consent',
  'agreement',
  'api_key',
  'appeal',
  'applicant',
  'application_form',
  'application_form_pdf',
  'application_link',
  'audit',
  'audit_archive',
  'bank_account',
  'bank_help',
  'bank_link',
  'bank_session',
  'branch',
  'case_file',
  'check_use',
  'checkpoint_head',
  'condition_met',
  'consent_event',
  'consent_link',
  'contact',
  'course',
  'credit_enquiry',
  'decision',
  'draft',
  'erasure',
  'erasure_request',
  'file_to_remove',
  'finding',
  'first_try',
  'handover',
  'idempotency_key',
  'information_request',
  'issued_document',
  'legal_hold',
  'lender_logo',
  'lending_policy',
  'loan_hand_over',
  'loan_offer',
  'loan_product',
  'locker_file',
  'locker_sign_in',
  'locker_token',
  'message',
  'message_text',
  'note',
  'notification',
  'passkey',
  'presence',
  'record_review',
  'repayment_mandate',
  'session',
  'share',
  'share_view',
  'signature',
  'signing_request',
  'source_day',
  'sso_session',
  'staff',
  'staff_factor',
  'staff_invitation',
  'staff_recovery',
  'task_time',
  'upload',
  'upload_session',
  'usage',
  'verification',
  'verification_history',
  'webhook',
  'webhook_delivery',
] as const;
const onlyAddedTo = [
  'audit',
  'issued_document',
  'verification_history',
  'share_view',
  'consent_event',
  'erasure',
  'check_use',
  'checkpoint',
  'checkpoint_head',
] as const;

/** The functions that run as the database’s owner, by hand. */
const definers = [
  // Heads of all lenders' logs, in one transaction; it reads nothing.
  'add_checkpoint',
  'add_lender',
  // Rows of the current lender alone, into its archive.
  'archive_audit',
  'authorise',
  'authorise_key',
  // Rows of the current lender alone.
  'chain_audit',
  'end_signing_requests',
  'erase_rows',
  // Triggers: they queue or unqueue the file of the row that they fire for, under its own lender.
  'file_is_free',
  'file_is_named',
  'find_aa_consent',
  'find_applicants',
  'find_apply_link',
  'find_bank_session',
  'find_consent_link',
  'find_consent_link_by_id',
  'find_data_key',
  'find_erasure',
  'find_handover',
  'find_invitation',
  'find_issued_document',
  'find_lender',
  'find_logo',
  'find_passkey',
  'find_repayment_mandate',
  'find_reported_message',
  'find_share',
  'find_signing_request',
  'find_sso_session',
  'find_staff',
  'forget_handovers',
  'forget_old_addresses',
  'forget_old_deliveries',
  'forget_old_messages',
  'forget_old_notifications',
  'forget_old_sign_ins',
  'forget_upload_sessions',
  'list_applicants',
  'list_cases_to_take_in',
  'list_dashboards_to_mail',
  'list_lenders',
  'list_lenders_to_chain',
  'list_mandates_to_message',
  'list_overdue_cases',
  'list_staff_to_mail',
  // A trigger: it queues the parts of the upload that it fires for.
  'parts_are_free',
  'take_new_deliveries',
];
/** What citus.sql adds and takes away: the look-ups of a directory, and two functions that run on a lender’s worker. */
const ofCitus = {
  tables: ['directory', 'directory_change'],
  definers: ['chain_audit_of', 'erase_rows_of', 'look_up', 'note_directory'],
  invokers: ['add_lender', 'chain_audit', 'erase_rows'],
};

let world: World;
let saral: string;
let udaan: string;
before(async () => {
  world = await startWorld({ seed: 'demo', own: true });
  [saral, udaan] = await Promise.all([world.lender('SARAL'), world.lender('UDAAN')]);
  // Rows in the tables that the demo leaves empty.
  for (const who of ['ravi', 'imran'] as const) {
    const caller = await world.as(who);
    const params = { id: await world.id(who) };
    const { shareId } = (await caller.call(shareReport, { params })).ok;
    await caller.call(getSharedReport, { params: { shareId } });
    await caller.call(putDraft, { params, body: { version: 0, draft: {} } });
  }
  await world.product.checkpoints.run();
  await world.database.owner(
    `insert into verification_history (lender_id, id, applicant_id, document, method, instance, status, asked, request, result, source, provider, checks, verified_at, verified_by, version, consent_id) select lender_id, id, applicant_id, document, method, instance, status, asked, request, result, source, provider, checks, verified_at, verified_by, version, consent_id from verification limit 5`,
  );
  for (const { id, lender } of [
    { id: await world.id('ravi'), lender: saral },
    { id: await world.id('imran'), lender: udaan },
  ])
    await world.database.owner(`
      insert into upload (id, lender_id, applicant_id, document, media_type, bytes, sha256, name)
        values ('${id}', '${lender}', '${id}', 'pan', 'image/jpeg', 1, '\\x00', '\\x00');
      insert into agreement (id, lender_id, applicant_id, type, file_id) values ('${id}', '${lender}', '${id}', 'Agreement', '${id}');
      insert into signature (id, lender_id, applicant_id, agreement_id, place, kind) values ('${id}', '${lender}', '${id}', '${id}', 0, 'applicant');
      insert into signing_request (id, lender_id, applicant_id, agreement_id, place, txn, method, back, over_file_id, gap_start, gap_end, digest, name, asked_at)
        values ('${id}', '${lender}', '${id}', '${id}', 0, '${id}', 'page', 'portal', '${id}', 0, 0, '\\x00', '\\x00', now());
      insert into bank_account (id, lender_id, applicant_id, source, outside_hash, content, transactions, balanced, period_from, period_to)
        values (gen_random_uuid(), '${lender}', '${id}', 'upload', sha256('${id}'::bytea), '\\x00', 0, true, now(), now());
      insert into bank_session (id, lender_id, applicant_id, sessions_hash, sessions) values ('${id}', '${lender}', '${id}', sha256('${id}'::bytea), '\\x00');
      insert into branch (id, lender_id, code, name, city) values ('${id}', '${lender}', 'B1', 'North', 'Pune');
      insert into bank_link (id, lender_id, applicant_id, session_id, months) values (gen_random_uuid(), '${lender}', '${id}', '${id}', 6);
      insert into bank_help (id, lender_id, applicant_id, reason) values (gen_random_uuid(), '${lender}', '${id}', 'x');
      insert into aa_consent (id, lender_id, applicant_id, connector, handle, facts) values (gen_random_uuid(), '${lender}', '${id}', 'setu', '${id}', '{}');
      insert into application_form (id, lender_id, applicant_id, bank, form_type, complete, answers)
        values (gen_random_uuid(), '${lender}', '${id}', 'Other', 'personal-loan', true, '\\x00');
      insert into application_form_pdf (id, lender_id, applicant_id, bank, form_type, sha256)
        values (gen_random_uuid(), '${lender}', '${id}', 'Other', 'personal-loan', '\\x00');
      insert into locker_sign_in (id, lender_id, applicant_id, session_id, state_hash, secret, expires_at)
        values ('${id}', '${lender}', '${id}', '${id}', sha256('${id}'::bytea), '\\x00', now());
      insert into locker_token (id, lender_id, applicant_id, session_id, token_hash, valid_till)
        values ('${id}', '${lender}', '${id}', '${id}', sha256('${id}'::bytea), now());
      insert into locker_file (id, lender_id, applicant_id, document, method, has_file, source_hash, certificate)
        values ('${id}', '${lender}', '${id}', 'pan', 'partner', false, sha256('${id}'::bytea), '\\x00');
      insert into upload_session (id, lender_id, applicant_id, document, name, bytes) values (gen_random_uuid(), '${lender}', '${id}', 'pan', '\\x00', 1);
      insert into handover (id, lender_id, applicant_id, document, token_hash, expires_at)
        values (gen_random_uuid(), '${lender}', '${id}', 'pan', sha256('${id}'::bytea), now());
      insert into consent_link (id, lender_id, applicant_id, kind, token_hash, address, address_hash, expires_at)
        values (gen_random_uuid(), '${lender}', '${id}', 'mobile', sha256('${id}'::bytea), '\\x00', '\\x00', now());
      insert into issued_document (id, lender_id, applicant_id, kind, token_hash, sha256, made_by_kind)
        values (gen_random_uuid(), '${lender}', '${id}', 'full', sha256('${id}'::bytea), sha256('${id} file'::bytea), 'staff');
      insert into check_use (lender_id, applicant_id, endpoint, kind, provider, actor_kind) values ('${lender}', '${id}', 'panauth', 'reused', 'karza', 'system');
      insert into information_request (id, lender_id, applicant_id, subject, reason) values ('${id}', '${lender}', '${id}', 'pan', 'MISSING');
      insert into record_review (lender_id, applicant_id, place, verdict, reason, of_version) values ('${lender}', '${id}', 'pan.auth', 'accept', 'LOOKS_RIGHT', 1);
      insert into source_day (lender_id, day, endpoint, provider, outcome, within) values ('${lender}', '2020-01-01', 'pan', 'x', 'answered', 100);
      insert into first_try (applicant_id, lender_id, document, instance, segment, at, passed) values ('${id}', '${lender}', 'x', 9, 'retail', now(), true);
      insert into note (id, lender_id, applicant_id, kind, words) values ('${id}', '${lender}', '${id}', 'comment', '\\x00');
      insert into decision (id, lender_id, applicant_id, kind, reasons, words, state, stage_before, made_by, made_at)
        values ('${id}', '${lender}', '${id}', 'refer', '{}', '\\x00', 'stands', 'ready', '${id}', now());
      insert into loan_offer (lender_id, id, applicant_id, decision_id, version, state, words, terms_sha256, made_by, made_at, valid_until)
        select '${lender}', '${id}', '${id}', '${id}', 1, 'open', '\\x00', sha256('x'::bytea), s.id, now(), now() from staff s where s.lender_id = '${lender}' limit 1;
      insert into appeal (lender_id, id, applicant_id, decision_id, words, made_at) values ('${lender}', '${id}', '${id}', '${id}', '\\x00', now());
      insert into condition_met (lender_id, id, applicant_id, decision_id, place, met_by, met_at)
        select '${lender}', '${id}', '${id}', '${id}', 0, s.id, now() from staff s where s.lender_id = '${lender}' limit 1;
      insert into loan_hand_over (lender_id, id, applicant_id, offer_id, sha256, made_by, made_at)
        select '${lender}', '${id}', '${id}', '${id}', sha256('x'::bytea), s.id, now() from staff s where s.lender_id = '${lender}' limit 1;
      insert into repayment_mandate (lender_id, id, applicant_id, offer_id, ref, method, state, words, asked_by, asked_at)
        values ('${lender}', '${id}', '${id}', '${id}', replace('${id}', '-', ''), 'nach', 'pending', '\\x00', '${id}', now());
      insert into presence (applicant_id, staff_id, lender_id, seen_at)
        select '${id}', s.id, '${lender}', now() from staff s where s.lender_id = '${lender}' limit 1;
      insert into credit_enquiry (id, lender_id, applicant_id, consent_id, bureau, asked_kind, asked_at, asked_with)
        values ('${id}', '${lender}', '${id}', '${id}', 'x', 'lender', now(), '\\x00');
      insert into contact (applicant_id, lender_id, kind, address_hash) values ('${id}', '${lender}', 'mobile', '\\x00');
      insert into api_key (id, lender_id, name, key_hash, shown, scopes, created_by)
        values (gen_random_uuid(), '${lender}', 'x', sha256('${id} key'::bytea), 'pk_', '{}', '${id}');
      insert into webhook (id, lender_id, url, events, secret) values ('${id}', '${lender}', 'https://x', '{}', '\\x00');
      insert into webhook_delivery (lender_id, webhook_id, event_id, event) values ('${lender}', '${id}', '${id}', 'ping');
      insert into legal_hold (id, lender_id, applicant_id, reason) values ('${id}', '${lender}', '${id}', '\\x00');
      insert into erasure_request (id, lender_id, applicant_id, by_person) values ('${id}', '${lender}', '${id}', true);
      insert into erasure (id, lender_id, applicant_id, cause, ending, whole, kinds, rule, counts, digest, erased_at)
        values ('${id}', '${lender}', '${id}', 'clock', 'refused', true, '{}', '{}', '{}', '\\x00', now());
      insert into audit_archive (lender_id, first_place, last_place, month, previous, head, id) values ('${lender}', -1, -1, '2020-01-01', '\\x00', '\\x00', '${id}');
      insert into file_to_remove (id, lender_id) values ('${id}', '${lender}');
      insert into idempotency_key (lender_id, applicant_id, key, request) values ('${lender}', '${id}', '${id}', sha256('x'::bytea));
      insert into task_time (lender_id, area, slot, seconds) values ('${lender}', 'loan', 0, 60);
      insert into lending_policy (lender_id, segment, version, state, rules, graph, changed_by)
        select lender_id, 'retail', 1, 'draft', '[]', '{}', id from staff where lender_id = '${lender}' limit 1;
      insert into notification (lender_id, staff_id, kind, applicant_id)
        select lender_id, id, 'overdue', '${id}' from staff where lender_id = '${lender}' limit 1;
      insert into loan_product (lender_id, code, version, retired, terms, changed_by)
        select lender_id, 'GOLD', 1, false, '{}', id from staff where lender_id = '${lender}' limit 1;
      insert into message_text (lender_id, template, language, version, changed_by)
        select lender_id, 'loan-offer', 'en', 1, id from staff where lender_id = '${lender}' limit 1;
      insert into lender_logo (lender_id, png, width, height, sha256) values ('${lender}', '\\x00', 1, 1, '\\x00');
      insert into passkey (id, lender_id, staff_id, name, credential, public_key, counter, synced)
        select '${id}', lender_id, id, 'x', '${id}', '\\x00', 0, false from staff where lender_id = '${lender}' limit 1;
      insert into sso_session (id, lender_id, state_hash, browser_hash, secret, expires_at)
        values ('${id}', '${lender}', sha256('${id}'::bytea), '\\x00', '\\x00', now());
      insert into staff_factor (staff_id, lender_id, secret) select id, lender_id, '\\x00' from staff where lender_id = '${lender}' limit 1;
      insert into staff_recovery (staff_id, lender_id, code_hash) select id, lender_id, '\\x00' from staff where lender_id = '${lender}' limit 1;
      insert into staff_invitation (id, lender_id, staff_id, token_hash, created_by, expires_at)
        select gen_random_uuid(), lender_id, id, sha256('${id} invitation'::bytea), id, now() from staff where lender_id = '${lender}' limit 1;
      insert into share_view (lender_id, share_id, ip) select lender_id, id, '' from share where lender_id = '${lender}' limit 1`);
});
after(() => world.close());

const count = (text: string) => ({ text: `select count(*) as rows from ${text}`, values: [] });

test('the list of tenant tables is whole: every table with lender_id is in it, and is under row-level security', async () => {
  const rows = await world.database.owner(`
    select c.relname as name, c.relrowsecurity as bound from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'lender_id' and not a.attisdropped)
    order by c.relname`);
  const found = rows.filter((row) => 'bound' in row);
  assert.deepEqual(
    found.map((row) => row.name),
    [...tenantTables, ...(world.database.distributed ? ofCitus.tables : [])].sort(),
  );
  assert.ok(found.every((row) => row.bound === true));
});

test('without a lender every tenant table is empty to the app, though none is', async (t) => {
  let held = 0;
  for (const table of [...tenantTables, 'lender']) {
    const [own] = await world.product.db.query<{ rows: number }>(count(table));
    assert.equal(own?.rows, 0, table);
    const all = await world.database.owner(`select count(*) as rows from ${table}`);
    const there = Number(all.at(-1)?.rows);
    assert.ok(there > 0, `${table} has rows to be seen`);
    held += there;
  }
  t.diagnostic(`${tenantTables.length + 1} tables, ${held} rows, 0 seen`);
});

test('with one lender, none of the other’s rows are seen, and its own are', async () => {
  for (const [own, other] of [
    [saral, udaan],
    [udaan, saral],
  ] as const) {
    let seen = 0;
    for (const table of tenantTables) {
      const [row] = await world.product.db.tenant(own, (trx) =>
        trx.query<{ own: number; others: number }>({
          text: `select count(*) filter (where lender_id = $1) as own, count(*) filter (where lender_id <> $1) as others from ${table}`,
          values: [own],
        }),
      );
      assert.equal(row?.others, 0, `${table} shows ${other}`);
      seen += row?.own ?? 0;
    }
    assert.ok(seen > 5, `${seen} own rows`);
  }
});

test('a row for another lender is refused, and so is moving a row to one', async () => {
  const ravi = await world.id('ravi');
  const imran = await world.id('imran');
  const attempts = [
    sql`insert into draft (applicant_id, lender_id, version, sealed) values (${imran}, ${udaan}, 1, ${Buffer.from('x')})
      on conflict (lender_id, applicant_id) do update set version = 9`,
    sql`insert into audit (lender_id, actor_kind, action) values (${udaan}, 'system', 'login')`,
    sql`insert into share_view (share_id, lender_id, ip) select id, ${udaan}, '' from share limit 1`,
    sql`update applicant set lender_id = ${udaan} where id = ${ravi}`,
    sql`update verification set lender_id = ${udaan} where applicant_id = ${ravi}`,
  ];
  for (const statement of attempts)
    await assert.rejects(
      world.product.db.tenant(saral, (trx) => trx.query(statement)),
      // Citus refuses every change of the column by which rows are spread.
      world.database.distributed ? /row-level security|modifying the partition value/ : /row-level security/,
      statement.text,
    );
  const [changed] = await world.product.db.tenant(saral, (trx) =>
    trx.query<{
      rows: number;
    }>(sql`with gone as (update applicant set reference = 'taken' where id = ${imran} returning 1)
      select count(*) as rows from gone`),
  );
  assert.equal(changed?.rows, 0);
});

test('the app cannot change or take away what is only ever added to', async () => {
  for (const table of onlyAddedTo) {
    for (const text of [
      `update ${table} set ${table === 'checkpoint' ? 'number = number' : 'lender_id = lender_id'}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await assert.rejects(
        world.product.db.tenant(saral, (trx) => trx.query({ text, values: [] })),
        /permission denied/,
        text,
      );
  }
  for (const table of ['applicant', 'verification', 'draft', 'staff', 'lender', 'session'])
    await assert.rejects(
      world.product.db.tenant(saral, (trx) => trx.query({ text: `delete from ${table}`, values: [] })),
      /permission denied/,
      table,
    );
});

test('the app’s role can neither bypass row-level security, nor log in, nor own a tenant table', async () => {
  const rows = await world.database.owner(
    `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb from pg_roles where rolname = 'pramaan_app'`,
  );
  assert.deepEqual(rows.at(-1), {
    rolsuper: false,
    rolbypassrls: false,
    // The workers let the coordinator in as this role.
    rolcanlogin: world.database.distributed,
    rolcreaterole: false,
    rolcreatedb: false,
  });
  const owned = await world.database.owner(
    `select count(*) as rows from pg_tables where schemaname = 'public' and tableowner = 'pramaan_app'`,
  );
  assert.equal(Number(owned.at(-1)?.rows), 0);
  await assert.rejects(
    world.product.db.query({ text: 'alter table applicant disable row level security', values: [] }),
    /must be owner/,
  );
  const [who] = await world.product.db.query<{ name: string }>({
    text: 'select current_user as name',
    values: [],
  });
  assert.equal(who?.name, 'pramaan_app');
});

test('the narrow functions that see across lenders are the few that are meant', async () => {
  const rows = await world.database.owner(`
    select p.proname as name, p.proacl::text as may from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef order by p.proname`);
  const found = rows.filter((row) => 'may' in row);
  const expected = world.database.distributed
    ? [...definers.filter((name) => !ofCitus.invokers.includes(name)), ...ofCitus.definers].sort()
    : definers;
  assert.deepEqual(
    found.map((row) => row.name),
    expected,
  );
  // An empty grantee before the equals sign would be everyone.
  for (const row of found) assert.doesNotMatch(String(row.may), /[{,]=/, String(row.name));
});
