import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onlyCompileCache } from '../platform/compile-cache.ts';
import { demoSourceHash, root } from './source-hash.ts';

/**
 * The demo, made once and kept: a data folder as `npm start` leaves it, and its database in two more forms. It holds
 * development keys and invented people only.
 */
export interface DemoSnapshot {
  /** A DATA_DIR: the embedded database, files, development keys, the sandbox's keys. Copy it, never open it. */
  folder: string;
  /** The embedded database as PGlite's `loadDataDir` takes it. */
  databaseDump(): Promise<Blob>;
  /** Statements that fill a migrated, empty PostgreSQL with the same rows. Its administrator runs them. */
  databaseRows(): Promise<string>;
  /** Settings that open what the snapshot sealed. */
  keys: { KEY_ENCRYPTION_KEY: string; LOOKUP_KEY: string; TOKEN_KEY: string };
  /** Copies files and keys into a DATA_DIR; the embedded database too, unless `database` is false. */
  copyTo(dataDir: string, what?: { database: boolean }): Promise<void>;
}

/** Where snapshots are kept; git ignores it. */
export const snapshotsFolder = join(root, '.cache', 'demo');

/** A day in India, as the product counts days. */
const dayOf = (at: Date) => new Date(at.valueOf() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** What a snapshot of these sources, made now, is called: `<hash>-<day>`. */
export const snapshotName = (at = new Date()) => `${demoSourceHash()}-${dayOf(at)}`;

async function opened(name: string): Promise<DemoSnapshot> {
  const at = join(snapshotsFolder, name);
  const folder = join(at, 'data');
  const stored = JSON.parse(await readFile(join(folder, 'development-keys.json'), 'utf8')) as Record<
    'keyEncryption' | 'lookup' | 'token',
    string
  >;
  return {
    folder,
    databaseDump: async () => new Blob([Uint8Array.from(await readFile(join(at, 'database.tar')))]),
    databaseRows: () => readFile(join(at, 'database-rows.sql'), 'utf8'),
    keys: { KEY_ENCRYPTION_KEY: stored.keyEncryption, LOOKUP_KEY: stored.lookup, TOKEN_KEY: stored.token },
    copyTo: (dataDir, { database } = { database: true }) =>
      cp(folder, dataDir, {
        recursive: true,
        filter: (source) => database || source !== join(folder, 'database'),
      }),
  };
}

/**
 * A snapshot of these sources that is there already, at most so many days old; null when there is none. Its times stand
 * still: what was due in two days when it was made is due in one on the next day, as in a demo kept since then.
 */
export async function foundSnapshot(days = 0, now = new Date()): Promise<DemoSnapshot | null> {
  const hash = demoSourceHash();
  const since = dayOf(new Date(now.valueOf() - days * 86_400_000));
  const [newest] = (existsSync(snapshotsFolder) ? readdirSync(snapshotsFolder) : [])
    .filter((name) => name.startsWith(`${hash}-`) && name.slice(hash.length + 1) >= since)
    .filter((name) => /-\d{4}-\d\d-\d\d$/.test(name))
    .sort()
    .reverse();
  return newest === undefined ? null : opened(newest);
}

const maker = fileURLToPath(new URL('./make-snapshot.ts', import.meta.url));

/**
 * Today's snapshot of these sources, made now when it is not there: once, however many processes ask. Throws what the
 * maker said when it could not.
 */
export async function demoSnapshot(): Promise<DemoSnapshot> {
  const found = await foundSnapshot();
  if (found) return found;
  const name = await new Promise<string>((resolve, reject) => {
    const { PATH, TMPDIR } = process.env;
    const child = spawn(process.execPath, [maker], {
      cwd: root,
      env: {
        ...(PATH ? { PATH } : {}),
        ...(TMPDIR ? { TMPDIR } : {}),
        ...onlyCompileCache(),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let wrong = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      wrong += text;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(said.trim().split('\n').at(-1) ?? '')
        : reject(new Error(`The demo's snapshot could not be made.\n${said}${wrong}`)),
    );
  });
  return opened(name);
}
