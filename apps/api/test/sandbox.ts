import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onlyCompileCache } from '../src/platform/compile-cache.ts';
import { eventually } from './eventually.ts';

const program = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

interface Message {
  to: string;
  channel: 'sms' | 'email';
  subject?: string;
  text: string;
  sentAt: string;
}

interface Usage {
  total: number;
  billed: Record<string, number>;
  received: Record<string, number>;
}

/** The outside world: the sandbox as a process of its own, spoken to over HTTP as the product speaks to it. */
export interface Sandbox {
  url: string;
  /** Where it listens, as the product's settings. */
  ports: { SANDBOX_PORT: string; SANDBOX_SMTP_PORT: string };
  /** Its virus scanner, as CLAMD_URL names it. */
  antivirus: string;
  json<T>(path: string, init?: RequestInit): Promise<T>;
  /** Makes the next `times` requests at a vendor's path fail. */
  fault(path: string, kind: string, times?: number): Promise<void>;
  clear(): Promise<void>;
  /** How long its answers take from now on, in milliseconds. */
  pace(timing: { latencyMs?: number; slowMs?: number; holdMs?: number }): Promise<void>;
  /** As at its start, for the next test file: no orders, no messages, nothing counted. */
  fresh(): Promise<void>;
  usage(): Promise<Usage>;
  messages(to: string): Promise<Message[]>;
  /** The HTML part of the newest e-mail to an address, as the inbox shows it. */
  mailHtml(to: string): Promise<string>;
  /** The code in the newest message to a number, waiting for it; `after` so many messages, in any that came since. */
  code(mobile: string, after?: number): Promise<string>;
  stop(): Promise<void>;
}

interface SandboxOptions {
  dataDir: string;
  slowMs?: number;
  holdMs?: number;
}

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A test file that dies does not leave `child` behind. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Ends a child process and waits for it to be gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Of our surroundings a child process has these alone: where programs are, and what was compiled before (tools/test.ts). */
export function inherited(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', ...onlyCompileCache() };
}

export async function startSandbox({
  dataDir,
  slowMs = 400,
  holdMs = 5000,
}: SandboxOptions): Promise<Sandbox> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...inherited(),
      SANDBOX_PORT: '0',
      SANDBOX_CLAMD_PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SANDBOX_LATENCY_MS: '0',
      SANDBOX_SLOW_MS: String(slowMs),
      SANDBOX_HOLD_MS: String(holdMs),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const { antivirus, ...ports } = await new Promise<Sandbox['ports'] & { antivirus: string }>(
    (resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /http:\/\/localhost:(\d+) .* smtp:\/\/localhost:(\d+) .* (tcp:\S+)/.exec(line);
        if (found?.[1] && found[2] && found[3])
          resolve({ SANDBOX_PORT: found[1], SANDBOX_SMTP_PORT: found[2], antivirus: found[3] });
      });
      child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code} before it was ready.`)));
    },
  );
  const url = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
  const json = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const reply = await fetch(url + path, init);
    if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${path}: ${await reply.text()}`);
    return (reply.status === 204 ? undefined : await reply.json()) as T;
  };
  const messages = (to: string) => json<Message[]>(`/inbox/messages?to=${encodeURIComponent(to)}`);
  const remove = (path: string) => json<void>(path, { method: 'DELETE' });
  const send = (method: string, path: string, body: object) =>
    json(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    url,
    ports,
    antivirus,
    json,
    messages,
    fault: async (path, kind, times = 1) => {
      await send('POST', '/faults', { path, kind, times });
    },
    pace: async (timing) => {
      await send('PUT', '/timing', timing);
    },
    fresh: async () => {
      await Promise.all(
        ['/faults', '/karza/usage', '/inbox/messages', '/aa/injected-faults', '/esign/injected-faults'].map(
          remove,
        ),
      );
    },
    clear: async () => {
      await remove('/faults');
      await remove('/karza/usage');
    },
    usage: () => json<Usage>('/karza/usage'),
    async mailHtml(to) {
      const list = await (await fetch(`${url}/inbox/list?to=${encodeURIComponent(to)}`)).text();
      const [, frame] = /<iframe[^>]* src="(\/inbox\/html\/\d+)"/.exec(list) ?? [];
      if (!frame) throw new Error('No e-mail with an HTML part is in the inbox.');
      return (await fetch(url + frame)).text();
    },
    async code(mobile, after) {
      // Of those that are known to be new, the newest need not be the code: a receipt that was sent before may come after it.
      const codes = (all: readonly Message[]) =>
        all
          .slice(0, after === undefined ? 1 : all.length - after)
          .flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? []);
      return (
        codes(
          await eventually(
            () => messages(mobile),
            (all) => codes(all).length > 0,
          ),
        )[0] ?? ''
      );
    },
    stop: () => end(child),
  };
}
