import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Rows = (text: string) => Promise<Record<string, unknown>[]>;

/** Where stored files and the rows that name them disagree: ids, or names of half-written files. */
export interface Stray {
  /** Stored, but neither named by a row nor queued for removal: nothing would ever remove them. */
  orphans: string[];
  /** Named by a row, but not stored: lost. */
  lost: string[];
  /** Stored and queued for removal. */
  queued: number;
}

const named = `
  select id::text from upload
  union select unnest(parts)::text from upload_session
  union select id::text from signing_request where state = 'open'`;

/**
 * Compares stored files with the rows.
 *
 * @param rows runs a statement as the database's owner, who sees the rows of every lender
 * @param stored names as they lie in the store, without folders
 */
export async function strayAmong(rows: Rows, stored: readonly string[]): Promise<Stray> {
  const idsOf = async (text: string) =>
    new Set((await rows(text)).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));
  const [byRow, toRemove] = [await idsOf(named), await idsOf('select id::text from file_to_remove')];
  const whole = new Set(stored);
  // A half that a dead process left is queued under the id of its file.
  const idOf = (name: string) => name.replace(/\.part$/, '');
  return {
    orphans: stored.filter((name) => !byRow.has(name) && !toRemove.has(idOf(name))),
    lost: [...byRow].filter((id) => !whole.has(id)),
    queued: stored.filter((name) => toRemove.has(idOf(name))).length,
  };
}

/** The same for the files in `dataDir`. */
export async function strayFiles(rows: Rows, dataDir: string): Promise<Stray> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return strayAmong(
    rows,
    entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  );
}
