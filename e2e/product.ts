import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const patience = 300_000;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function untilReady(site: string, program: ChildProcess, said: readonly string[]): Promise<void> {
  for (const since = Date.now(); Date.now() - since < patience; await sleep(200)) {
    if (program.exitCode !== null)
      throw new Error(`The product ended before it was ready.\n${said.join('')}`);
    const ready = await fetch(`${site}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`The product was not ready within ${patience / 1000} s.\n${said.join('')}`);
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  const insist = setTimeout(() => program.kill('SIGKILL'), 60_000);
  await ended;
  clearTimeout(insist);
}

/** What a run leaves holds no Aadhaar number: `tools/search-for-aadhaar.ts` throws otherwise. */
const refuseAadhaarNumbers = (folder: string, printed: string) =>
  execFileSync(process.execPath, ['tools/search-for-aadhaar.ts', folder], {
    cwd: root,
    input: printed,
    stdio: ['pipe', 'inherit', 'inherit'],
  });

const taken = /Port \d+ is taken|EADDRINUSE/;

async function begin(): Promise<{
  program: ChildProcess;
  said: string[];
  box: string;
  site: string;
  sandbox: string;
}> {
  const box = mkdtempSync(join(tmpdir(), 'pramaan-e2e-'));
  // Asked for at once: one after the other the same port could be given twice.
  const [port, sandboxPort, mailPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const said: string[] = [];
  const program = spawn(process.execPath, ['--import', './tools/need-node-24.mjs', 'tools/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: join(box, 'data'),
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(mailPort),
      // All journeys come from this machine, many of them as somebody new.
      CODES_PER_ADDRESS: '9999',
      DATABASE_URL: '',
      NODE_ENV: '',
      npm_lifecycle_event: undefined,
    },
  });
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { program, said, box, site: `http://localhost:${port}`, sandbox: `http://localhost:${sandboxPort}` };
}

/** A running product with its sandbox, and the folder of its run. */
export interface RunningProduct {
  site: string;
  sandbox: string;
  box: string;
  /** Ends it, and throws when what it leaves holds an Aadhaar number. */
  end(): Promise<void>;
}

/** Starts the built product as a person would, with nothing kept from before: on the demo's snapshot. */
export async function startProduct(attempts = 5): Promise<RunningProduct> {
  const { program, said, box, site, sandbox } = await begin();
  const clean = () => rmSync(box, { recursive: true, force: true, maxRetries: 5 });
  try {
    await untilReady(site, program, said);
  } catch (error) {
    await stop(program);
    clean();
    // Between our asking and its listening another program took a port.
    if (attempts > 1 && taken.test(said.join(''))) return startProduct(attempts - 1);
    throw error;
  }
  return {
    site,
    sandbox,
    box,
    async end() {
      await stop(program);
      try {
        refuseAadhaarNumbers(join(box, 'data'), said.join(''));
      } finally {
        clean();
      }
    },
  };
}

/** Playwright's global setup: the demo is made once, before the workers each start a product with a copy of it. */
export default function setUp(): void {
  if (process.env.E2E_SITE) return;
  execFileSync(process.execPath, ['apps/api/src/demo/make-snapshot.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
