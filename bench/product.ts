import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../apps/api/src/demo/lenders.ts';
import { type Service, service } from '../tools/children.ts';
import { freePort } from '../tools/ports.ts';

/** The product with its demo, running for a measurement, and somebody logged in. */
export interface Running {
  url: string;
  sandbox: string;
  /** What the Saral owner's browser sends with each request. */
  headers: Record<string, string>;
  /** Calls the API as the owner; throws with what came instead of success. */
  call<T>(method: string, path: string, body?: object): Promise<T>;
  /** The same as somebody who is not logged in. */
  publicCall<T>(method: string, path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
}

/** Calls of an API that answers as ours does, with these headers; throws with what came instead of success. */
export const callsTo =
  (url: string, headers: Record<string, string> = {}) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      ...{ method, headers: { ...headers, 'content-type': 'application/json' } },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = (await answer.json()) as { success: boolean; message: string; result: T };
    if (!json.success) throw new Error(`${method} ${path}: ${answer.status} ${json.message}`);
    return json.result;
  };

const owner = { mobileNo: '9000000001', password: demoPassword };

/** Starts one of our programs on a free port and waits for its address to answer. */
export async function begin(
  name: string,
  args: readonly string[],
  address: string,
  env: NodeJS.ProcessEnv,
): Promise<Service> {
  const one = service(name, args, undefined, env);
  for (const since = Date.now(); Date.now() - since < 600_000; await sleep(50)) {
    if (!one.running()) break;
    const answered = await fetch(address).then(
      (reply) => reply.status < 500,
      () => false,
    );
    if (answered) return one;
  }
  await one.stop();
  throw new Error(`The ${name} did not respond at ${address}:\n${one.lines.join('\n')}`);
}

/** Who has logged in: what the call answered, and what their browser sends with each request from then on. */
export async function loggedIn<T extends { id_token: string }>(
  reply: Response,
): Promise<{ result: T; headers: Record<string, string> }> {
  const { result } = (await reply.json()) as { result: T };
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const forgery = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  const headers = { token: result.id_token, cookie: cookies.join('; '), 'x-xsrf-token': forgery ?? '' };
  return { result, headers };
}

/**
 * Starts sandbox and product on `databaseUrl`, or on the embedded database without one, and logs the owner in. `kept` is a folder of the
 * caller's, whose files and keys are there for the next start.
 */
export async function startProduct(databaseUrl: string | null, kept?: string): Promise<Running> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'pramaan-bench-'));
  const [port, sandboxPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(mailPort),
    SANDBOX_LATENCY_MS: '0',
    // Everybody comes from this machine.
    CODES_PER_ADDRESS: '9999',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
  };
  const started: Service[] = [];
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    started.push(await begin('sandbox', ['apps/sandbox/src/main.ts'], `${sandbox}/health`, env));
    started.push(await begin('product', ['apps/api/src/main.ts'], `${url}/health/ready`, env));
    const reply = await fetch(`${url}/api/company/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    const { headers } = await loggedIn(reply);
    return {
      url,
      sandbox,
      headers,
      stop,
      call: callsTo(url, headers),
      publicCall: callsTo(url),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
