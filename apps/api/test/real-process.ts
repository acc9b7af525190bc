import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { address, type Call } from '@pramaan/contract/define.ts';
import type { Identity } from './caller.ts';
import { endWithUs, inherited } from './sandbox.ts';

const programs = {
  api: fileURLToPath(new URL('../src/main.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../src/worker.ts', import.meta.url)),
  reader: fileURLToPath(new URL('../src/reader.ts', import.meta.url)),
};

/** A port that nobody has at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof found !== 'object' || !found) throw new Error('No port.');
  return found.port;
}

/** Starts `node apps/api/src/main.ts`, the worker apart or a reader, and waits until it says that it listens or works. */
export async function startProcess(
  env: Record<string, string>,
  program: keyof typeof programs = 'api',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [programs[program]], {
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^Pramaan( worker| reader)?:/.test(line)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${said.join('\n')}`)));
  });
  return child;
}

export interface Answer {
  status: number;
  success: boolean;
  result: Record<string, unknown>;
  bytes: Buffer;
  cookies: string[];
}

/** A call over real HTTP; null when the connection broke, so that nobody knows whether it took effect. */
export async function over(
  base: string,
  identity: Identity,
  call: Call,
  params: Record<string, unknown>,
  body?: object,
): Promise<Answer | null> {
  try {
    const form = body instanceof FormData;
    const reply = await fetch(base + address(call, params), {
      method: call.method,
      headers: {
        ...(identity.token ? { token: identity.token } : {}),
        ...(identity.session ? { cookie: `session=${identity.session}` } : {}),
        ...(identity.forgery ? { 'x-xsrf-token': identity.forgery } : {}),
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    const json = (reply.headers.get('content-type') ?? '').includes('json')
      ? JSON.parse(bytes.toString())
      : {};
    const { success = reply.ok, result = {} } = json as {
      success?: boolean;
      result?: Record<string, unknown>;
    };
    return { status: reply.status, success, result, bytes, cookies: reply.headers.getSetCookie() };
  } catch {
    return null;
  }
}

/** Who came in, and their id. */
export interface Known {
  who: Identity;
  id: string;
}

/** Who logged in, from the answer to a login; throws with what came instead of success. */
export function knownFrom(reply: Answer | null): Known {
  assert.ok(reply?.success, String(reply?.bytes));
  const cookie = (name: string) =>
    reply.cookies.find((one) => one.startsWith(`${name}=`))?.split(/[=;]/)[1] ?? '';
  const { id_token, _id } = reply.result as { id_token: string; _id: string };
  return { who: { token: id_token, session: cookie('session'), forgery: cookie('XSRF-TOKEN') }, id: _id };
}
