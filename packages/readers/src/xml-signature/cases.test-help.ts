import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of the third-party cases; null on a machine without them. `CASES_DIR` overrides where they are. */
export function casesFolder(name: string): string | null {
  const folder = process.env.CASES_DIR ?? join(import.meta.dirname, '../../../../../shared/cases');
  const path = join(folder, name);
  return existsSync(path) ? path : null;
}
