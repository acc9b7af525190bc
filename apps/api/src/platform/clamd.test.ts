import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { eicar } from '../../test/eicar.ts';
import type { Sandbox } from '../../test/sandbox.ts';
import { sharedSandbox } from '../../test/shared-sandbox.ts';
import { clamd } from './clamd.ts';

let folder: string;
let sandbox: Sandbox;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pramaan-clamd-'));
  sandbox = await sharedSandbox({ slowMs: 200, holdMs: 3_600_000 });
});
after(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => sandbox.clear());

const scan = (bytes: Uint8Array, timeoutMs = 3_000) => clamd({ url: sandbox.antivirus, timeoutMs })(bytes);

test('clean is clean: nothing at all, a little, and ten megabytes', async () => {
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('hello'),
    Buffer.alloc(300_000),
    randomBytes(10 * 1024 * 1024),
  ])
    assert.equal(await scan(bytes), 'clean', `${bytes.length} bytes`);
});

test('the EICAR test string is found, also at the end of much else and across two chunks', async () => {
  const found = { found: 'Eicar-Test-Signature' };
  assert.deepEqual(await scan(eicar), found);
  assert.deepEqual(await scan(Buffer.concat([randomBytes(2_000_000), eicar])), found);
  assert.deepEqual(await scan(Buffer.concat([Buffer.alloc(64 * 1024 - 10, 1), eicar])), found);
});

test('its size limit is told apart', async () => {
  await sandbox.fault('/clamd', 'max-retries');
  assert.equal(await scan(Buffer.from('x')), 'too-large');
});

test('no answer, half an answer, another answer, a late one and none there: unknown, in bounded time', async () => {
  for (const kind of ['500', 'reset', 'malformed', 'cut-off']) {
    await sandbox.fault('/clamd', kind);
    assert.equal(await scan(Buffer.from('x')), 'unknown', kind);
  }
  await sandbox.fault('/clamd', 'slow');
  assert.equal(await scan(Buffer.from('x')), 'clean');
  await sandbox.fault('/clamd', 'timeout');
  assert.equal(await scan(Buffer.from('x'), 400), 'unknown');
  assert.equal(await clamd({ url: 'tcp://127.0.0.1:9', timeoutMs: 500 })(Buffer.from('x')), 'unknown');
});

test('a Unix socket, and one that says no and hangs up while bytes are still going out', async () => {
  const path = join(folder, 'clamd.ctl');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  assert.equal(await clamd({ url: `unix://${path}`, timeoutMs: 3_000 })(randomBytes(5_000_000)), 'too-large');
  server.close();
});
