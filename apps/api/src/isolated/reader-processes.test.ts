import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { eventually } from '../../test/eventually.ts';
import { freePort } from '../../test/real-process.ts';
import { end, endWithUs, inherited } from '../../test/sandbox.ts';
import { readerProcesses, type Work } from './reader-processes.ts';

const program = fileURLToPath(new URL('../reader.ts', import.meta.url));
const token = 'a-token-that-only-these-processes-know-0123456789';

interface Line {
  msg: string;
  task?: string;
  requestId?: string;
}

interface Reader {
  child: ChildProcess;
  address: string;
  /** Resolves with the next line of the log that is about this request. */
  says(msg: string, requestId: string): Promise<void>;
}

async function startReader(at = '0'): Promise<Reader> {
  const child = spawn(process.execPath, [program], {
    env: { ...inherited(), READER_TOKEN: token, READER_PORT: at },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const lines: Line[] = [];
  const waiting: { fits: (line: Line) => boolean; heard: () => void }[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The reader ended with ${code}.`)));
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (text) => {
      const port = /^Pramaan reader: .*:(\d+)$/.exec(text)?.[1];
      if (port) return resolve(`http://127.0.0.1:${port}`);
      const line: Line = JSON.parse(text);
      lines.push(line);
      for (const { fits, heard } of waiting) if (fits(line)) heard();
    });
  });
  return {
    child,
    address,
    says(msg, requestId) {
      const fits = (line: Line) => line.msg === msg && line.requestId === requestId;
      return new Promise((heard) => (lines.some(fits) ? heard() : waiting.push({ fits, heard })));
    },
  };
}

let first: Reader;
let second: Reader;
let noise: Buffer;
before(async () => {
  [first, second] = await Promise.all([startReader(), startReader()]);
  noise = await sharp({
    create: {
      width: 3_000,
      height: 3_000,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 50 })
    .toBuffer();
});
after(() => Promise.all([end(first.child), end(second.child)]));

const work = (requestId: string, bytes: Uint8Array = noise): Work => ({
  name: 'findQr',
  input: bytes,
  limits: { processorMs: 600_000, timeoutMs: 3_600_000, memoryMb: 384 },
  sender: { lender: 'saral', person: 'asha', requestId },
});

test('a reader answers what a thread here would: a result, a refusal, and nothing without the token', async () => {
  const readers = readerProcesses({ addresses: [first.address], token });
  assert.equal(await readers.read(work('a blank'), undefined), null);
  await assert.rejects(readers.read(work('no picture', Buffer.from('none')), undefined), {
    name: 'FileError',
    code: 'unknown-kind',
  });
  const stranger = readerProcesses({ addresses: [first.address], token: 'another' });
  await assert.rejects(stranger.read(work('stranger'), undefined), /READER_TOKEN/);
});

test('a reader that leads elsewhere is no reader: the file and the token go no further', async () => {
  const heard: string[] = [];
  const server = createServer((request, reply) => {
    heard.push(request.url ?? '');
    reply.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const readers = readerProcesses({ addresses: [`http://127.0.0.1:${port}`], token });
  await assert.rejects(readers.read(work('elsewhere'), undefined), { code: 'FILES_BUSY' });
  server.close();
  assert.deepEqual(heard, ['/read']);
});

/** A process of the product that was told of a reader. */
const product = (address: string) => `
  import { readElsewhere, runIsolated } from ${JSON.stringify(import.meta.resolve('./run-isolated.ts'))};
  readElsewhere({ addresses: ['${address}'], token: '${token}' });
  const sender = { lender: null, person: '192.0.2.7', requestId: 'from the product' };
  await runIsolated('findQr', Buffer.from('none'), sender).catch(({ code }) => console.log(code));`;

test('a process that knows of readers has its files read there', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', product(first.address)],
    { env: inherited() },
  );
  assert.equal(stdout.trim(), 'unknown-kind');
  await first.says('read', 'from the product');
});

test('a file whose caller has gone is not read on', async () => {
  const readers = readerProcesses({ addresses: [first.address], token });
  const gone = new AbortController();
  const left = assert.rejects(readers.read(work('gone'), gone.signal), { message: 'Gone.' });
  await first.says('reading', 'gone');
  gone.abort(new Error('Gone.'));
  await left;
  await first.says('left', 'gone');
});

test('more readers may be named than run: those that are not there are passed over', async () => {
  const closed = async () => `http://127.0.0.1:${await freePort()}`;
  const addresses = [await closed(), await closed(), await closed(), second.address];
  const readers = readerProcesses({ addresses, token });
  await assert.rejects(readers.read(work('one of four', Buffer.from('none')), undefined), {
    code: 'unknown-kind',
  });
  assert.deepEqual(readers.state(), { up: 1, down: 3 });
});

test('a reader that died is given no file, and again some when it was started again', async () => {
  const third = await startReader();
  const heard: string[] = [];
  const readers = readerProcesses({ addresses: [third.address, second.address], token }, () => {
    heard.push('back');
  });
  assert.deepEqual(readers.state(), { up: 2, down: 0 });
  // No picture: what is asked here is who reads, and nobody has to wait for it.
  const read = (requestId: string) =>
    assert.rejects(readers.read(work(requestId, Buffer.from('none')), undefined), { code: 'unknown-kind' });
  await end(third.child, 'SIGKILL');
  await read('while one is dead');
  assert.deepEqual(readers.state(), { up: 1, down: 1 });
  const again = await startReader(new URL(third.address).port);
  try {
    await eventually(
      async () => readers.state(),
      ({ up }) => up === 2,
    );
    assert.deepEqual(heard, ['back']);
    await Promise.all([read('again one'), read('again other')]);
    await Promise.race([again.says('read', 'again one'), again.says('read', 'again other')]);
  } finally {
    await end(again.child);
  }
});

test('what a killed reader was reading is read by another, once; without another the answer is busy', async () => {
  const readers = readerProcesses({ addresses: [first.address, second.address], token });
  const read = readers.read(work('killed'), undefined);
  await first.says('reading', 'killed');
  await end(first.child, 'SIGKILL');
  assert.equal(await read, null);
  await second.says('read', 'killed');
  // The dead one is not asked first again.
  assert.equal(await readers.read(work('after'), undefined), null);

  const last = assert.rejects(readers.read(work('both'), undefined), { code: 'FILES_BUSY', retryAfter: 60 });
  await second.says('reading', 'both');
  await end(second.child, 'SIGKILL');
  await last;
});
