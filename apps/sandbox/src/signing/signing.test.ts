import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildSandbox } from '../app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
const app = await buildSandbox({ latencyMs: 0, dataDir });
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

test('the root is a certificate that signed itself, kept for its owner only, and outlives the process', async () => {
  const pem = (await app.inject('/signing/root.pem')).body;
  const root = new X509Certificate(pem);
  assert.ok(root.verify(root.publicKey) && root.ca);
  const again = await buildSandbox({ dataDir });
  assert.equal((await again.inject('/signing/root.pem')).body, pem);
  await again.close();
  assert.equal(statSync(join(dataDir, 'document-signer.json')).mode & 0o077, 0);
});
