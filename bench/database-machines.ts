import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { root, run } from '../tools/children.ts';
import { freePort } from '../tools/ports.ts';
import { serverUser } from '../tools/postgres.ts';
import { has } from '../tools/testing/debian.ts';

/*
 * Two database machines as deploy/failover describes them, with etcd and HAProxy, all on this machine: the files that an
 * operator copies, with other addresses.
 */

/** One database machine: Patroni and its PostgreSQL. */
export interface Machine {
  name: string;
  /** Sends a signal to Patroni and every process of its PostgreSQL, as when the machine is lost or freezes. */
  signal(signal: NodeJS.Signals): void;
  /** Starts Patroni again, as the machine does when it boots. */
  boot(): void;
  /** `primary`, `sync_standby`, `replica`…, or null while it does not answer. */
  role(): Promise<string | null>;
}

export interface Machines {
  machines: readonly [Machine, Machine];
  /** The primary through HAProxy, with that user and password. */
  primary(user: string, password: string): string;
  /** Waits until one machine is the primary and the other its synchronous standby. Returns the primary and the standby. */
  settled(): Promise<[Machine, Machine]>;
  /** Runs Debian's patronictl as an operator does. Rejects with what it said when it failed. */
  patronictl(command: string, ...words: string[]): Promise<void>;
  stop(): Promise<void>;
}

const programs = '/usr/lib/postgresql/15/bin';
const text = (name: string) => readFileSync(join(root, 'deploy/failover', name), 'utf8');

/** The processes of the PostgreSQL in a folder: the first is the one that the others are children of. */
function processesOf(data: string): number[] {
  let first: number;
  try {
    first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return [];
  }
  const isChild = (path: string) => {
    try {
      return (
        readFileSync(path, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1] === String(first)
      );
    } catch {
      return false;
    }
  };
  const children = globSync('/proc/[0-9]*/stat').filter(isChild);
  return [first, ...children.map((path) => Number(path.split('/')[2]))];
}

function endAll(children: readonly ChildProcess[]): Promise<unknown> {
  return Promise.all(
    children
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((child) => {
        child.kill('SIGKILL');
        return new Promise((resolve) => child.once('close', resolve));
      }),
  );
}

/** Starts the four kinds of programs and waits until a standby follows the primary. Throws a sentence when one is missing. */
export async function startMachines(): Promise<Machines> {
  for (const program of ['etcd', 'patroni', 'haproxy'])
    if (!has(program, program === 'haproxy' ? '-v' : '--version'))
      throw new Error(`${program} is not installed (Debian: etcd-server, patroni, haproxy, postgresql-15).`);
  const user = serverUser();
  const box = mkdtempSync(join(tmpdir(), 'pramaan-machines-'));
  if (user) chownSync(box, user.uid, user.gid);
  const running: ChildProcess[] = [];
  const start = (program: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(program, args, {
      ...user,
      cwd: box,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: box, LANG: 'C.UTF-8', ...env },
      stdio: 'ignore',
    });
    running.push(child);
    return child;
  };
  const [client, peer, front, reads] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const lines = text('etcd.env')
    .replaceAll(/10\.0\.0\.2\d:2379/g, `127.0.0.1:${client}`)
    .replaceAll(/10\.0\.0\.2\d:2380/g, `127.0.0.1:${peer}`)
    .replace(/,etcd2=.*/, '')
    .replace('/var/lib/etcd/pramaan', join(box, 'etcd'))
    .split('\n')
    .filter((line) => line.startsWith('ETCD_'))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
  start('etcd', [], Object.fromEntries(lines));

  const ports: { data: number; rest: number }[] = [];
  const machine = async (name: string): Promise<Machine> => {
    const at = { data: await freePort(), rest: await freePort() };
    ports.push(at);
    const folder = join(box, name);
    mkdirSync(folder, { mode: 0o700 });
    const settings = text('patroni.yml')
      .replace('name: db1', `name: ${name}`)
      .replaceAll(/10\.0\.0\.2\d:2379(,10\.0\.0\.2\d:2379)*/g, `127.0.0.1:${client}`)
      .replaceAll('10.0.0.11:8008', `127.0.0.1:${at.rest}`)
      .replaceAll('10.0.0.11:5432', `127.0.0.1:${at.data}`)
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace('/var/lib/postgresql/15/pramaan', join(folder, 'data'))
      .replace('/usr/lib/postgresql/15/bin', programs)
      .replace('/var/run/postgresql', folder)
      .replace('mode: automatic', 'mode: off');
    const path = join(folder, 'patroni.yml');
    writeFileSync(path, settings);
    if (user) for (const one of [folder, path]) chownSync(one, user.uid, user.gid);
    const begin = () => start('patroni', [path]);
    let patroni = begin();
    return {
      name,
      signal(signal) {
        const pids = processesOf(join(folder, 'data'));
        patroni.kill(signal);
        for (const pid of pids)
          try {
            process.kill(pid, signal);
          } catch {
            // It ended by itself meanwhile.
          }
      },
      boot() {
        patroni = begin();
      },
      role: () =>
        fetch(`http://127.0.0.1:${at.rest}/patroni`, { signal: AbortSignal.timeout(1_000) }).then(
          async (reply) => {
            const told = (await reply.json()) as { role?: string; sync_standby?: boolean; state?: string };
            return told.state !== 'running' ? null : told.sync_standby ? 'sync_standby' : (told.role ?? null);
          },
          () => null,
        ),
    };
  };
  const machines = [await machine('db1'), await machine('db2')] as const;
  const proxy = text('haproxy.cfg')
    .replace('127.0.0.1:5000', `127.0.0.1:${front}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${reads}`)
    .replaceAll(/server db(\d) 10\.0\.0\.1\d:5432/g, (_, which: string) => {
      const at = ports[Number(which) - 1];
      return `server db${which} 127.0.0.1:${at?.data} port ${at?.rest}`;
    });
  writeFileSync(join(box, 'haproxy.cfg'), proxy);
  start('haproxy', ['-db', '-f', join(box, 'haproxy.cfg')]);

  const settled = async (): Promise<[Machine, Machine]> => {
    for (const since = Date.now(); Date.now() - since < 120_000; await sleep(250)) {
      const roles = await Promise.all(machines.map((one) => one.role()));
      for (const [here, there] of [
        [0, 1],
        [1, 0],
      ] as const)
        if (/^(master|primary)$/.test(roles[here] ?? '') && roles[there] === 'sync_standby')
          return [machines[here], machines[there]];
    }
    throw new Error('No primary with a synchronous standby within two minutes.');
  };
  const patronictl = async (command: string, ...words: string[]) => {
    const { code, output } = await run('patronictl', [
      '-c',
      join(box, 'db1', 'patroni.yml'),
      command,
      ...words,
    ]);
    if (code !== 0) throw new Error(`patronictl ${command}: ${output}`);
  };
  const stop = async () => {
    for (const one of machines) one.signal('SIGKILL');
    await endAll(running);
    rmSync(box, { recursive: true, force: true, maxRetries: 10 });
  };
  const primary = (name: string, password: string) =>
    `postgres://${name}:${password}@127.0.0.1:${front}/pramaan`;
  try {
    await settled();
    const admin = new pg.Client({
      connectionString: primary('postgres', 'change-me-superuser').replace(/pramaan$/, 'postgres'),
    });
    await admin.connect();
    const statements = readFileSync(join(root, 'deploy/roles.sql'), 'utf8')
      .replaceAll(/^--.*$/gm, '')
      .split(';');
    for (const statement of statements) if (statement.trim()) await admin.query(statement);
    await admin.end();
    return { machines, primary, settled, patronictl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
