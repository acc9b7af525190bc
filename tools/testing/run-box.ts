import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder that is the temporary one of this process and of all that it starts: whatever tests leave there goes with it.
 * A database server may pass through it.
 */
export function useRunBox(name: string): string {
  const box = mkdtempSync(join(tmpdir(), `pramaan-${name}-`));
  chmodSync(box, 0o711);
  process.env.TMPDIR = box;
  process.once('exit', () => rmSync(box, { recursive: true, force: true, maxRetries: 5 }));
  return box;
}
