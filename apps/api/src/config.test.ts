import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://loans.example' };

test('production has no sandbox, unless it says so; development has one', () => {
  assert.deepEqual([readConfig(production).sandbox, readConfig(production).demo], [null, false]);
  assert.equal(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).sandbox, 'http://127.0.0.1:3001');
  const { sandbox, publicUrl, sandboxAddresses } = readConfig({});
  assert.deepEqual([sandbox, publicUrl], ['http://127.0.0.1:3001', 'http://localhost:3000']);
  assert.equal(sandboxAddresses?.page, 'http://localhost:3001');
});

test('production is reached over https alone: cookies and HSTS depend on it', () => {
  for (const PUBLIC_URL of ['http://loans.example', undefined])
    assert.throws(() => readConfig({ ...production, PUBLIC_URL }), /PUBLIC_URL must begin with https/);
  assert.throws(
    () => readConfig({ ...production, CHECKPOINT_URL: 'http://elsewhere.example' }),
    /CHECKPOINT_URL must begin with https/,
  );
  assert.doesNotThrow(() => readConfig({ ...production, READER_URLS: 'http://reader-1:3002' }));
});

test('behind a pooler migrations go to the server itself', () => {
  const both = {
    DATABASE_URL: 'postgres://pooler/pramaan',
    DATABASE_DIRECT_URL: 'postgres://server/pramaan',
  };
  assert.equal(readConfig(both).migrationDatabaseUrl, both.DATABASE_DIRECT_URL);
  assert.throws(
    () => readConfig({ DATABASE_DIRECT_URL: both.DATABASE_DIRECT_URL }),
    /goes with DATABASE_URL/,
  );
});

test('production wants three different keys', () => {
  const [one, two, three] = [1, 2, 3].map(() => randomBytes(32).toString('base64'));
  const keys = { KEY_ENCRYPTION_KEY: one, LOOKUP_KEY: two, TOKEN_KEY: three };
  assert.doesNotThrow(() => readConfig({ ...production, ...keys }));
  for (const name of ['LOOKUP_KEY', 'TOKEN_KEY'])
    assert.throws(() => readConfig({ ...production, ...keys, [name]: one }), /three different keys/);
});

test('pages elsewhere are told where they are set, over https in production', () => {
  assert.deepEqual(readConfig({}).pagesElsewhere, {});
  const set = { WORD_SEARCH_URL: 'https://words.example/?q={q}', DSA_EKYC_URL: 'https://ekyc.example/dsa' };
  assert.deepEqual(readConfig(set).pagesElsewhere, {
    wordSearch: set.WORD_SEARCH_URL,
    dsaEkyc: set.DSA_EKYC_URL,
  });
  for (const name of Object.keys(set)) {
    assert.throws(() => readConfig({ [name]: 'words.example' }), new RegExp(`${name} is not right`));
    const plain = { ...production, [name]: 'http://words.example/' };
    assert.throws(() => readConfig(plain), new RegExp(`${name} must begin with https`));
  }
});

test('map tiles are a template of an address, over https in production', () => {
  const tiles = (MAP_TILES_URL: string, more = {}) => readConfig({ ...more, MAP_TILES_URL }).mapTiles;
  assert.equal(readConfig({}).mapTiles, null);
  const url = 'https://{s}.tiles.example/{z}/{x}/{y}.png';
  assert.deepEqual(tiles(url), { url, attribution: '© OpenStreetMap contributors' });
  for (const wrong of [
    'https://tiles.example/',
    'tiles.example/{z}/{x}/{y}',
    'https://t.example;script-src/{z}/{x}/{y}',
  ])
    assert.throws(() => tiles(wrong), /MAP_TILES_URL is not right/);
  assert.throws(
    () => tiles('http://t.example/{z}/{x}/{y}', production),
    /MAP_TILES_URL must begin with https/,
  );
});
