import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { answers, serverUser } from './postgres.ts';
import { has } from './testing/debian.ts';

/** A PgBouncer in transaction mode for a while. */
interface Pooler {
  /** Where it takes clients; the database and the user are the caller's. */
  url: string;
  stop(): Promise<void>;
}

/** Is a PgBouncer installed here? */
export const hasPgBouncer = (): boolean => has('pgbouncer');

/**
 * Starts a PgBouncer in front of the PostgreSQL at `server`, whose owner needs no password: transaction mode, any of its
 * databases and users. `most` is the largest number of connections to one database. Throws a sentence when it cannot.
 */
export async function startPgBouncer(server: string, most: number): Promise<Pooler> {
  const user = serverUser();
  const { hostname, port: serverPort, username } = new URL(server);
  const box = mkdtempSync(join(tmpdir(), 'pramaan-pgbouncer-'));
  const port = await freePort();
  writeFileSync(join(box, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(box, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort} auth_user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(box, 'users.txt')}
pool_mode = transaction
max_client_conn = 2000
default_pool_size = ${most}
max_db_connections = ${most}
server_idle_timeout = 5
logfile = ${join(box, 'log')}
`,
  );
  if (user) for (const path of [box, join(box, 'users.txt')]) chownSync(path, user.uid, user.gid);
  const program = spawn('pgbouncer', [join(box, 'pgbouncer.ini')], { ...user, cwd: box, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()));
  const clean = () => {
    program.kill('SIGKILL');
    rmSync(box, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', clean);
  const stop = async () => {
    program.kill('SIGINT');
    await ended;
    process.off('exit', clean);
    clean();
  };
  const url = `postgres://${username}@127.0.0.1:${port}/postgres`;
  try {
    await answers(url, program);
    return { url, stop };
  } catch (error) {
    clean();
    throw new Error(`PgBouncer could not be started: ${(error as Error).message}.`);
  }
}
