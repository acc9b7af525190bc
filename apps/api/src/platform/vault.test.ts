import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Config } from '../config.ts';
import type { Database, Queryable } from './database.ts';
import type { Statement } from './sql.ts';
import { openDataKeys, rootKeys, type Vault, type VaultKeys, vaultOf, type WrappedKey } from './vault.ts';

const freshKeys = (): VaultKeys => ({
  keyEncryption: randomBytes(32),
  lookup: randomBytes(32),
  token: randomBytes(32),
});

/** A database that holds lenders' wrapped keys and nothing else; `asked` counts its questions. */
function holding(keys: Record<string, WrappedKey>): Queryable & { asked: number } {
  const database = {
    asked: 0,
    query: async <R extends object>({ values }: { values: readonly unknown[] }) => {
      database.asked += 1;
      const key = keys[String(values[0])];
      return (key ? [{ data_key: key.wrapped, data_key_wrapped_by: key.wrappedBy }] : []) as R[];
    },
  };
  return database;
}

const keys = freshKeys();
const vault = vaultOf(keys);
const wrapped = { saral: vault.newDataKey(), udaan: vault.newDataKey() };
const db = holding(wrapped);
const saralOf = (opener: Vault = vault) => opener.of('saral', db);

test('what was sealed opens at its place: text, bytes, JSON, nothing at all', async () => {
  const saral = await saralOf();
  for (const plain of ['नाम', '', Buffer.from([0, 255, 7]), new Uint8Array([1, 2, 3])])
    assert.deepEqual(saral.open(saral.seal(plain, 'row 1'), 'row 1'), Buffer.from(plain));
  const value = { name: 'Asha', many: [1, null, { deep: true }] };
  assert.deepEqual(saral.openJson(saral.sealJson(value, 'row 1'), 'row 1'), value);
});

test('the same text sealed twice differs, and holds nothing of the text', async () => {
  const saral = await saralOf();
  const [one, two] = [saral.seal('9000000011', 'row 1'), saral.seal('9000000011', 'row 1')];
  assert.equal(one.length, 12 + 16 + 10, 'nonce, tag, text');
  assert.notDeepEqual(one, two);
  assert.notDeepEqual(one.subarray(0, 12), two.subarray(0, 12), 'a nonce is used once');
  assert.ok(!one.includes('9000000011'));
});

test('sealed bytes open at no other place: not for another record, applicant, column or part of a name', async () => {
  const saral = await saralOf();
  const place = 'record a1 pan.auth.1 result';
  const [bytes, json] = [saral.seal('secret', place), saral.sealJson({ pan: 'x' }, place)];
  for (const other of [
    'record a1 pan.auth.2 result',
    'record a2 pan.auth.1 result',
    'record a1 pan.auth.1 request',
    'record a1 pan.auth.1 resul',
    '',
  ]) {
    assert.throws(() => saral.open(bytes, other), /unable to authenticate/, other);
    assert.throws(() => saral.openJson(json, other), /unable to authenticate/, other);
  }
});

test('another lender’s vault opens nothing, were the place the same', async () => {
  const [saral, udaan] = [await saralOf(), await vault.of('udaan', db)];
  assert.throws(() => udaan.open(saral.seal('secret', 'row 1'), 'row 1'), /unable to authenticate/);
});

test('no byte can be changed or taken away', async () => {
  const saral = await saralOf();
  const sealed = saral.seal('four', 'row 1');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.throws(() => saral.open(changed, 'row 1'), `byte ${at}`);
    assert.throws(() => saral.open(sealed.subarray(0, at), 'row 1'), `${at} bytes alone`);
  }
  // Bytes that lie in the middle of a larger buffer are read where they lie.
  const inside = Buffer.concat([Buffer.alloc(5), sealed, Buffer.alloc(5)]);
  const view = new Uint8Array(inside.buffer, inside.byteOffset + 5, sealed.length);
  assert.equal(saral.open(view, 'row 1').toString(), 'four');
});

test('after the wrapping key was exchanged, what was sealed before opens at its place and at no other', async () => {
  const sealed = (await saralOf()).seal('secret', 'row 1');
  const next = randomBytes(32);
  const both = vaultOf({ ...keys, keyEncryption: next, otherKeyEncryption: keys.keyEncryption });
  assert.equal((await saralOf(both)).open(sealed, 'row 1').toString(), 'secret', 'before the exchange');
  const again = both.rewrap(wrapped.saral);
  assert.ok(again);
  assert.notEqual(again.wrappedBy, wrapped.saral.wrappedBy);
  assert.equal(both.rewrap(again), null, 'wrapped by the configured key already');
  const fresh = await vaultOf({ ...keys, keyEncryption: next }).of('saral', holding({ saral: again }));
  assert.equal(fresh.open(sealed, 'row 1').toString(), 'secret');
  assert.throws(() => fresh.open(sealed, 'row 2'), /unable to authenticate/);
  assert.throws(() => fresh.open(sealed, ''), /unable to authenticate/);
});

test('a wrapped key is opened by the key that wrapped it, and no other', async () => {
  const next = vaultOf({ ...keys, keyEncryption: randomBytes(32) });
  const sentence = new RegExp(
    `^A lender's key was wrapped by key ${wrapped.saral.wrappedBy}, which is not configured\\. Set KEY_ENCRYPTION_KEY_OTHER to it\\.$`,
  );
  await assert.rejects(saralOf(next), { message: sentence });
  assert.throws(() => next.rewrap(wrapped.saral), { message: sentence });
  assert.match(wrapped.saral.wrappedBy, /^[0-9a-f]{12}$/);
  assert.equal(wrapped.saral.wrapped.length, 12 + 16 + 32);
  // A wrapped key is bound to being one: a lender's own vault cannot be made to read it.
  const lying = {
    wrapped: (await saralOf()).seal(randomBytes(32), 'data key'),
    wrappedBy: wrapped.saral.wrappedBy,
  };
  await assert.rejects(vaultOf(keys).of('saral', holding({ saral: lying })), /unable to authenticate/);
});

test('a lender’s key is asked for once; a lender who is none has no vault', async () => {
  const database = holding(wrapped);
  const own = vaultOf(keys);
  assert.equal(await own.of('saral', database), await own.of('saral', database));
  assert.equal(database.asked, 1);
  await assert.rejects(own.of('nobody', database), { message: 'No such lender.' });
});

test('a value looked up under two kinds, or two keys, has two hashes', () => {
  const mobile = vault.lookup('mobile', '9000000011');
  assert.equal(mobile.length, 32);
  assert.deepEqual(vault.lookup('mobile', '9000000011'), mobile);
  assert.notDeepEqual(vault.lookup('contact', '9000000011'), mobile);
  assert.notDeepEqual(vault.lookup('', '9000000011'), mobile);
  assert.notDeepEqual(vault.lookup('mobile', '9000000012'), mobile);
  assert.notDeepEqual(vaultOf(freshKeys()).lookup('mobile', '9000000011'), mobile);
  assert.notDeepEqual(vault.lookup('ab', 'c'), vault.lookup('a', 'bc'), 'the kind ends where it ends');
  assert.equal(vault.tokenKey, keys.token);
});

test('a look-up hash is HMAC-SHA-256 of kind, a zero and value: rows kept by earlier versions are found', () => {
  const known = vaultOf({ ...keys, lookup: Buffer.alloc(32, 1) });
  // printf 'mobile\0009000000011' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0101…01
  assert.equal(
    known.lookup('mobile', '9000000011').toString('hex'),
    'c1a99457439403bbb2e9167860b6b4aea170bc5447673a640270d7a8aa63bc09',
  );
});

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pramaan-vault-'));
});
after(() => rm(folder, { recursive: true, force: true }));

interface Given {
  keyEncryption?: string;
  lookup?: string;
  token?: string;
  otherKeyEncryption?: string;
}
const settings = (given: Given, more: object = {}) =>
  ({
    dataDir: join(folder, 'data'),
    production: false,
    sandbox: null,
    keys: given,
    ...more,
  }) as unknown as Config;
const key = (fill: number) => Buffer.alloc(32, fill);
const base64 = (fill: number) => key(fill).toString('base64');
const all = { keyEncryption: base64(1), lookup: base64(2), token: base64(3) };

test('keys that are set are used as they are, and none is written down', async () => {
  const found = await rootKeys(settings(all, { dataDir: join(folder, 'nothing') }));
  assert.deepEqual(found, { keyEncryption: key(1), lookup: key(2), token: key(3) });
  await assert.rejects(stat(join(folder, 'nothing')), { code: 'ENOENT' });
  const both = await rootKeys(settings({ ...all, otherKeyEncryption: base64(4) }));
  assert.deepEqual(both.otherKeyEncryption, key(4));
});

test('outside production missing keys are made once, kept for the owner alone, and found again', async () => {
  const first = await rootKeys(settings({ lookup: base64(2) }));
  assert.deepEqual(first.lookup, key(2));
  assert.deepEqual([first.keyEncryption.length, first.token.length], [32, 32]);
  assert.notDeepEqual(first.keyEncryption, first.token);
  const path = join(folder, 'data', 'development-keys.json');
  assert.equal((await stat(path)).mode & 0o777, 0o600);
  const stored = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
  assert.deepEqual(Object.keys(stored).sort(), ['keyEncryption', 'token']);
  await utimes(path, 0, 0);
  assert.deepEqual(await rootKeys(settings({ lookup: base64(2) })), first);
  assert.equal((await stat(path)).mtimeMs, 0, 'nothing new, nothing written');
  assert.deepEqual(JSON.parse(await readFile(path, 'utf8')), stored);
  // One more is missing: the others stay.
  const { lookup, ...others } = await rootKeys(settings({}));
  assert.deepEqual(others, { keyEncryption: first.keyEncryption, token: first.token });
  assert.equal(lookup.length, 32);
  // A key that is set goes before one that was made.
  assert.deepEqual((await rootKeys(settings({ token: base64(9) }))).token, key(9));
});

test('production names the settings that are missing, and makes none; with a sandbox it may', async () => {
  const empty = { production: true, dataDir: join(folder, 'production') };
  await assert.rejects(rootKeys(settings({ lookup: base64(2) }, empty)), {
    message: 'Settings: KEY_ENCRYPTION_KEY, TOKEN_KEY must be set in production (32 random bytes, base64).',
  });
  await assert.rejects(stat(empty.dataDir), { code: 'ENOENT' });
  assert.deepEqual((await rootKeys(settings(all, empty))).token, key(3));
  const made = await rootKeys(settings({}, { ...empty, sandbox: {} }));
  assert.equal(made.token.length, 32);
});

test('a key of another length is refused by the name of its setting', async () => {
  const short = Buffer.alloc(31, 1).toString('base64');
  const named = {
    keyEncryption: 'KEY_ENCRYPTION_KEY',
    lookup: 'LOOKUP_KEY',
    token: 'TOKEN_KEY',
    otherKeyEncryption: 'KEY_ENCRYPTION_KEY_OTHER',
  };
  for (const [name, setting] of Object.entries(named))
    for (const value of [short, Buffer.alloc(33, 1).toString('base64')])
      await assert.rejects(rootKeys(settings({ ...all, [name]: value })), {
        message: `Settings: ${setting} must be 32 bytes in base64.`,
      });
  const path = join(folder, 'damaged');
  await rootKeys(settings({}, { dataDir: path }));
  await writeFile(join(path, 'development-keys.json'), JSON.stringify({ ...all, token: short }));
  await assert.rejects(rootKeys(settings({}, { dataDir: path })), /TOKEN_KEY must be 32 bytes/);
});

test('a process with a wrong key does not start: the sentence names the setting and the first lender it fails for', async () => {
  const other = vaultOf(freshKeys());
  const keysOf = { saral: vault.newDataKey(), udaan: other.newDataKey() };
  const codes = [
    { id: 'saral', code: 'SARAL' },
    { id: 'udaan', code: 'UDAAN' },
  ];
  const db = {
    query: async <R extends object>(statement: Statement) =>
      (statement.text.includes('list_lenders()') ? codes : await holding(keysOf).query(statement)) as R[],
  } as Database;
  await assert.rejects(
    openDataKeys(vaultOf(keys), db),
    /^Error: Settings: KEY_ENCRYPTION_KEY does not open the data of UDAAN\. A lender's key was wrapped by key [0-9a-f]{12}, which is not configured\./,
  );
});
