import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from './source/files.ts';

/* Keys of the schema (docs/decisions/0062-one-baseline-composite-keys.md), read from apps/api/schema.sql, which
   generated.test.ts compares with the migrations. */

const schema = textOf('apps/api/schema.sql');
const tables = [...schema.matchAll(/^create table (\w+) \(\n(.*?)\n\);/gms)].map(
  ([, name = '', text = '']) => ({
    name,
    text,
  }),
);
const ofTenants = tables.filter(({ text }) => /^ {2}lender_id uuid not null/m.test(text));
const names = new Set(ofTenants.map(({ name }) => name));

/** Looked up before the lender is known, or by maintenance across all lenders. The migration says which, beside each. */
const global = [
  'aa_consent (handle)',
  'aa_consent (outside_id)',
  'api_key (key_hash)',
  'applicant (cust_id)',
  'applicant (mobile_hash)',
  'applicant (name_tokens)',
  'bank_session (sessions_hash)',
  'consent_link (id)',
  'consent_link (token_hash)',
  'erasure (token_hash)',
  'handover (expires_at)',
  'handover (token_hash)',
  'issued_document (sha256)',
  'issued_document (token_hash)',
  'lender_logo (sha256)',
  'message (gateway, outside_id)',
  'note (mentions)',
  'passkey (credential)',
  'repayment_mandate (ref)',
  'session (id)',
  'share (token_hash)',
  'signing_request (txn)',
  'sso_session (state_hash)',
  'staff (apply_code)',
  'staff (mobile_hash)',
  'staff (user_name)',
  'staff_invitation (token_hash)',
  'upload_session (started_at)',
  'webhook_delivery (occurred_at)',
];

/** Tables without a lender: the lenders themselves, what is asked before anyone is known, locks, migrations, what is published. */
const shared = ['attempt', 'checkpoint', 'lease', 'lender', 'migration', 'otp', 'passkey_challenge'];

test('every table but the shared ones belongs to a lender', () => {
  assert.deepEqual(
    tables.map(({ name }) => name).filter((name) => !names.has(name)),
    shared,
  );
  assert.ok(ofTenants.length > 50);
});

test('every primary key of a tenant table starts with the lender', () => {
  for (const { name, text } of ofTenants) assert.match(text, /PRIMARY KEY \(lender_id[,)]/, name);
});

test('every foreign key between tenant tables carries the lender', () => {
  for (const { name, text } of ofTenants)
    for (const [, from = '', to = '', columns = ''] of text.matchAll(
      /FOREIGN KEY \(([^)]+)\) REFERENCES (\w+)\(([^)]+)\)/g,
    )) {
      if (to === 'lender') assert.equal(from, 'lender_id', name);
      else if (!shared.includes(to))
        assert.match(`${from} > ${columns}`, /^lender_id, \w+ > lender_id, \w+$/, `${name} → ${to}`);
    }
});

test('a row that names an applicant refers to one of its own lender, unless it outlives the applicant', () => {
  const free = ofTenants
    .filter(({ text }) => /^ {2}applicant_id /m.test(text))
    .filter(
      ({ text }) =>
        !text.includes('FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id)'),
    );
  const outliving = /outlives_applicant[^$]*\$function\$[^$]*?in \(([^)]+)\)/is.exec(schema)?.[1] ?? '';
  assert.deepEqual(
    free.map(({ name }) => name),
    [...outliving.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort(),
  );
});

test('unique constraints and indexes start with the lender, except those that are global on purpose', () => {
  const unique = ofTenants.flatMap(({ name, text }) =>
    [...text.matchAll(/UNIQUE \(([^)]+)\)/g)].map(([, columns = '']) => ({ name, columns })),
  );
  const indexes = [
    ...schema.matchAll(/^CREATE (?:UNIQUE )?INDEX \w+ ON public\.(\w+) USING \w+ \(([^)]+)\)/gm),
  ]
    .map(([, name = '', columns = '']) => ({ name, columns }))
    .filter(({ name }) => names.has(name));
  const found = [...unique, ...indexes]
    .filter(({ columns }) => !/^lender_id\b/.test(columns))
    .map(({ name, columns }) => `${name} (${columns})`);
  assert.ok(unique.length + indexes.length > 90);
  assert.deepEqual(found.sort(), global);
});
