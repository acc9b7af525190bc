import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { TestContext } from 'node:test';

/**
 * Until the test ends, the disk takes half of each file that the product stores and then answers `code`. Other files of the
 * process are written as usual.
 */
export function fillDisk(t: TestContext, code: string): void {
  const { writeFile } = fs.promises;
  t.mock.method(fs.promises, 'writeFile', async (path: string, bytes: Buffer, options?: object) => {
    if (!String(path).endsWith('.part')) return writeFile(path, bytes, options);
    await writeFile(path, bytes.subarray(0, bytes.length >> 1), options);
    throw Object.assign(new Error('the disk is full'), { code });
  });
  syncBuiltinESMExports();
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
}
