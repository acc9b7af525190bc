import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readConfig } from '../apps/api/src/config.ts';
import { demoSnapshot } from '../apps/api/src/demo/snapshot.ts';
import { layDemo } from '../tools/lay-demo.ts';

const box = mkdtempSync(join(tmpdir(), 'pramaan-lay-'));
before(() => demoSnapshot());
after(() => rmSync(box, { recursive: true, force: true }));

const key = Buffer.alloc(32, 7).toString('base64');

test('a first start finds the demo in its data folder, whether the folder is missing or empty', async () => {
  mkdirSync(join(box, 'empty'));
  for (const name of ['missing', 'empty']) {
    const dataDir = join(box, name);
    assert.equal(await layDemo(readConfig({ DATA_DIR: dataDir })), true, name);
    for (const part of ['database', 'files', 'sandbox', 'development-keys.json'])
      assert.ok(existsSync(join(dataDir, part)), `${name}: ${part}`);
  }
  assert.deepEqual(readdirSync(box).sort(), ['empty', 'missing'], 'nothing half is left beside them');
});

test('what is in a data folder stays, and other settings than the demo’s get no snapshot', async () => {
  const filled = join(box, 'filled');
  mkdirSync(filled);
  writeFileSync(join(filled, 'kept.txt'), 'mine');
  assert.equal(await layDemo(readConfig({ DATA_DIR: filled })), false);
  assert.deepEqual(readdirSync(filled), ['kept.txt']);
  const others: Record<string, string>[] = [
    { DEMO: '0' },
    { NODE_ENV: 'production', ALLOW_SANDBOX: '1' },
    { DATABASE_URL: 'postgres://localhost/pramaan' },
    { KEY_ENCRYPTION_KEY: key },
    { S3_ENDPOINT: 'https://s3.example.in' },
    { CLAMD_URL: 'tcp://127.0.0.1:3310' },
    { VERIFICATION_URL: 'https://vendor.example.in', VERIFICATION_KEY: 'a-key' },
  ];
  for (const settings of others) {
    const dataDir = join(box, 'other');
    assert.equal(
      await layDemo(readConfig({ ...settings, DATA_DIR: dataDir })),
      false,
      JSON.stringify(settings),
    );
    assert.equal(existsSync(dataDir), false);
  }
});
