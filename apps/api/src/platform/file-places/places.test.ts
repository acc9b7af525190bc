import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { fillDisk } from '../../../test/full-disk.ts';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import type { Sandbox } from '../../../test/sandbox.ts';
import { sharedSandbox } from '../../../test/shared-sandbox.ts';
import type { S3Settings } from '../../config.ts';
import { DiskFull, FileGone, type FilePlace, FilesDown, sealedFiles } from '../files.ts';
import { newId } from '../ids.ts';
import type { LenderVault } from '../vault.ts';
import { diskPlace } from './disk.ts';
import { s3Place } from './s3.ts';

let folder: string;
let sandbox: Sandbox;
let notOurs: S3Server;
const s3 = (more: Partial<S3Settings> = {}) =>
  s3Place({
    endpoint: `${sandbox.url}/s3`,
    region: 'ap-south-1',
    bucket: 'pramaan',
    prefix: 'files/',
    credentials: { accessKeyId: 'sandbox', secretAccessKey: 'sandbox-secret' },
    pathStyle: true,
    // A busy machine answers late.
    timeoutMs: 20_000,
    ...more,
  });

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pramaan-files-'));
  [sandbox, notOurs] = await Promise.all([
    sharedSandbox({ slowMs: 300, holdMs: 3_600_000 }),
    startS3Server(),
  ]);
});
after(async () => {
  await Promise.all([sandbox.stop(), notOurs.stop()]);
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => sandbox.clear());

const places: Readonly<Record<string, () => Promise<FilePlace>>> = {
  disk: async () => diskPlace(join(folder, 'files'), 0),
  S3: () => s3(),
  'S3 that somebody else wrote': () =>
    s3({ endpoint: `http://127.0.0.1:${notOurs.port}`, credentials: notOurs.credentials }),
};

for (const [name, open] of Object.entries(places))
  describe(name, () => {
    test('what was put is got, byte for byte, until it is removed; removing twice does no harm', async () => {
      const place = await open();
      const [key, bytes] = [newId(), randomBytes(70_000)];
      await assert.rejects(place.get(key), FileGone);
      await place.put(key, bytes);
      assert.deepEqual(await place.get(key), bytes);
      await place.put(key, Buffer.from('another'));
      assert.equal((await place.get(key)).toString(), 'another');
      await place.remove(key);
      await place.remove(key);
      await assert.rejects(place.get(key), FileGone);
      await place.check();
    });

    test('an empty file, ten megabytes, and fifty at once', async () => {
      const place = await open();
      await place.put('empty', Buffer.alloc(0));
      assert.equal((await place.get('empty')).length, 0);
      const large = randomBytes(10 * 1024 * 1024);
      await place.put('large', large);
      assert.ok((await place.get('large')).equals(large));
      const many = Array.from({ length: 50 }, () => ({ key: newId(), bytes: randomBytes(5_000) }));
      await Promise.all(many.map(({ key, bytes }) => place.put(key, bytes)));
      const back = await Promise.all(many.map(({ key }) => place.get(key)));
      for (const [at, bytes] of back.entries()) assert.ok(bytes.equals(many[at]?.bytes ?? Buffer.alloc(0)));
    });

    test('the store seals: another’s key opens nothing, and a name is made of ids alone', async () => {
      const place = await open();
      const vault = {
        seal: (plain: Uint8Array, about: string) => Buffer.concat([Buffer.from(`${about}|`), plain]),
        open: (sealed: Uint8Array, about: string) => {
          const text = Buffer.from(sealed);
          if (!text.toString().startsWith(`${about}|`)) throw new Error('sealed for another place');
          return text.subarray(about.length + 1);
        },
      } as LenderVault;
      const store = sealedFiles(place);
      const [lender, id] = [newId(), newId()];
      await store.put(lender, id, vault, Buffer.from('secret'));
      assert.equal((await store.get(lender, id, vault)).toString(), 'secret');
      assert.ok((await place.get(`${lender}/${id.slice(-2)}/${id}`)).toString().startsWith(`file ${id}|`));
      await store.remove(lender, id);
      await assert.rejects(store.get(lender, id, vault), FileGone);
      assert.throws(() => store.put(lender, '../../etc/passwd', vault, Buffer.alloc(1)), /two ids/);
    });
  });

const object = '/s3/:bucket/*';

test('S3: one 500, one 503 or one dropped connection is tried again', async () => {
  const place = await s3();
  for (const kind of ['500', '503', 'reset', 'reset-after-effect']) {
    await sandbox.fault(object, kind);
    await place.put(kind, Buffer.from(kind));
    await sandbox.fault(object, kind);
    assert.equal((await place.get(kind)).toString(), kind);
  }
});

test('S3: an answer that breaks off in the middle is fetched again, and never taken for the file', async () => {
  const place = await s3();
  const bytes = randomBytes(40_000);
  await place.put('cut', bytes);
  await sandbox.fault(object, 'cut-off');
  assert.deepEqual(await place.get('cut'), bytes);
  await sandbox.fault(object, 'cut-off', 2);
  await assert.rejects(place.get('cut'), FilesDown);
});

test('S3: slow is waited for; one that never answers is down, in bounded time', async () => {
  await sandbox.fault(object, 'slow');
  await (await s3()).put('slow', Buffer.from('slow'));
  await sandbox.fault(object, 'timeout', 10);
  const hasty = await s3({ timeoutMs: 800 });
  await assert.rejects(hasty.put('never', Buffer.from('x')), FilesDown);
});

test('S3: five hundreds without end are down, and so is a store that is not there', async () => {
  const place = await s3();
  await sandbox.fault(object, '503', 20);
  await assert.rejects(place.put('x', Buffer.from('x')), FilesDown);
  await assert.rejects(place.get('x'), FilesDown);
  const nowhere = await s3({ endpoint: 'http://127.0.0.1:9' });
  await assert.rejects(nowhere.get('x'), FilesDown);
  await assert.rejects(nowhere.check(), FilesDown);
});

test('S3: a wrong key, a wrong secret and a bucket that is not there are told apart, without a secret in the words', async () => {
  const wrong = { accessKeyId: 'sandbox', secretAccessKey: 'not-the-secret' };
  const cases = [
    [{ credentials: wrong }, /SignatureDoesNotMatch/],
    [{ credentials: { ...wrong, accessKeyId: 'nobody' } }, /InvalidAccessKeyId/],
    [{ bucket: 'no-such-bucket' }, /NoSuchBucket/],
  ] as const;
  for (const [more, words] of cases) {
    const place = await s3(more);
    for (const ask of [() => place.put('x', Buffer.from('x')), () => place.get('x')])
      await assert.rejects(ask(), (error: Error) => {
        assert.ok(error instanceof FilesDown);
        assert.match(error.message, words);
        assert.doesNotMatch(error.message, /not-the-secret/);
        return true;
      });
    await assert.rejects(place.check(), FilesDown);
  }
});

test('S3 that somebody else wrote: a wrong key, a wrong secret and a bucket that is not there are told apart too', async () => {
  const endpoint = `http://127.0.0.1:${notOurs.port}`;
  const { credentials } = notOurs;
  const cases = [
    [{ credentials: { ...credentials, secretAccessKey: 'not-the-secret' } }, /SignatureDoesNotMatch/],
    [{ credentials: { ...credentials, accessKeyId: 'nobody' } }, /InvalidAccessKeyId/],
    [{ credentials, bucket: 'no-such-bucket' }, /NoSuchBucket/],
  ] as const;
  for (const [more, words] of cases) {
    const place = await s3({ endpoint, ...more });
    await assert.rejects(place.put('x', Buffer.from('x')), (error: Error) => {
      assert.ok(error instanceof FilesDown);
      assert.match(error.message, words);
      return true;
    });
  }
  await assert.rejects((await s3({ endpoint, credentials, bucket: 'no-such-bucket' })).check(), FilesDown);
});

test('S3: an unsigned request gets nothing', async () => {
  const reply = await fetch(`${sandbox.url}/s3/pramaan/files/x`);
  assert.equal(reply.status, 403);
  assert.match(await reply.text(), /<Code>AccessDenied<\/Code>/);
});

test('disk: what a process left half written when it died goes when its name is removed', async () => {
  const place = diskPlace(join(folder, 'halves'), 0);
  for (const name of ['kept', 'halved']) await place.put(`a/${name}`, randomBytes(100));
  // As `put` leaves it between its write and its rename.
  await rename(join(folder, 'halves/a/halved'), join(folder, 'halves/a/halved.part'));
  await assert.rejects(place.get('a/halved'), FileGone);
  await place.remove('a/halved');
  assert.deepEqual(await readdir(join(folder, 'halves/a')), ['kept']);
});

test('disk: a file is there whole or not at all, and a folder that takes nothing is down', async () => {
  const place = diskPlace(join(folder, 'whole'), 0);
  await place.put('a/b', Buffer.from('first'));
  assert.deepEqual(await readdir(join(folder, 'whole/a')), ['b']);
  assert.equal((await readFile(join(folder, 'whole/a/b'))).toString(), 'first');
  await writeFile(join(folder, 'taken'), 'a file where the folder should be');
  const broken = diskPlace(join(folder, 'taken'), 0);
  await assert.rejects(broken.put('a/b', Buffer.from('x')), FilesDown);
  await assert.rejects(broken.check(), FilesDown);
});

test('disk: less space than wanted is said by the check; files are still taken and read', async () => {
  const { bavail, bsize } = await statfs(folder);
  const tight = diskPlace(join(folder, 'tight'), bavail * bsize * 2);
  await tight.put('a/b', Buffer.from('x'));
  assert.equal((await tight.get('a/b')).toString(), 'x');
  await assert.rejects(tight.check(), DiskFull);
  await diskPlace(join(folder, 'tight'), 1).check();
});

for (const code of ['ENOSPC', 'EDQUOT'])
  test(`disk: of a file that no longer fits (${code}) nothing stays, and the one before is whole`, async (t) => {
    const place = diskPlace(join(folder, code), 0);
    await place.put('a/b', Buffer.from('first'));
    fillDisk(t, code);
    await assert.rejects(place.put('a/b', Buffer.from('second')), DiskFull);
    assert.deepEqual(await readdir(join(folder, code, 'a')), ['b']);
    assert.equal((await place.get('a/b')).toString(), 'first');
  });
