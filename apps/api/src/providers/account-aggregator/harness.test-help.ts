import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRemoteJWKSet } from 'jose';
import type { Sandbox } from '../../../test/sandbox.ts';
import { sharedSandbox } from '../../../test/shared-sandbox.ts';
import type { AccountAggregator, Notification, NotificationRead } from './port.ts';
import { type RebitSettings, rebit } from './rebit/rebit.ts';
import { type SetuSettings, setu } from './setu/setu.ts';

/** A notification as it arrived, and what the connector made of it. */
export interface Arrived extends NotificationRead {
  path: string;
  raw: Notification;
}

export interface Harness {
  sandbox: Sandbox;
  rebitSettings: RebitSettings;
  setuSettings: SetuSettings;
  connectors: Record<'rebit' | 'setu', AccountAggregator>;
  arrived: Arrived[];
  firstTime: (id: string) => Promise<boolean>;
  injectedFaults(how: string): Promise<void>;
  /** The next notification that `is`; throws after two seconds. */
  notified(is: (one: Arrived) => boolean): Promise<Arrived>;
  stop(): Promise<void>;
}

const put = (url: string, method: string, body?: object) =>
  fetch(url, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).then((reply) => {
    if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status}`);
  });

export async function startHarness(): Promise<Harness> {
  const sandbox = await sharedSandbox({ slowMs: 300, holdMs: 3_000 });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = createRemoteJWKSet(new URL(`${sandbox.url}/aa/jwks.json`));
  const rebitSettings: RebitSettings = {
    url: `${sandbox.url}/aa`,
    apiKey: 'pramaan-key',
    signer: { privateKey, kid: 'lender-1' },
    aggregatorKeys: keys,
    // A busy machine answers late.
    timeoutMs: 20_000,
    clientId: 'PRAMAAN-FIU',
    aggregatorId: 'SANDBOX-AA',
    handle: 'sandbox-aa',
    redirect: { app: `${sandbox.url}/aa-app`, secret: 'sandbox' },
  };
  const setuSettings: SetuSettings = {
    url: `${sandbox.url}/setu`,
    token: async () => 'sandbox',
    productInstanceId: 'pramaan-product',
    // A busy machine answers late.
    timeoutMs: 20_000,
    webhookKeys: keys,
  };
  const connectors = { rebit: rebit(rebitSettings), setu: setu(setuSettings) };
  const seen = new Set<string>();
  const firstTime = async (id: string) => !seen.has(id) && Boolean(seen.add(id));
  const arrived: Arrived[] = [];

  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    const raw = { headers: request.headers, body };
    const connector = path.startsWith('/setu') ? connectors.setu : connectors.rebit;
    const read = await connector.readNotification(raw, firstTime);
    arrived.push({ ...read, path, raw });
    response.writeHead(read.reply.status, read.reply.headers).end(read.reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'lender-1' };
  const member = (id: string, apiKey: string, callback: string) =>
    put(`${sandbox.url}/aa/registry/${id}`, 'PUT', { apiKey, jwk, callback });
  await member('PRAMAAN-FIU', rebitSettings.apiKey, `${here}/aa`);
  await member('PRAMAAN-SETU', setuSettings.productInstanceId, `${here}/setu`);

  return {
    sandbox,
    rebitSettings,
    setuSettings,
    connectors,
    arrived,
    firstTime,
    injectedFaults: (how) => put(`${sandbox.url}/aa/injected-faults`, 'POST', { how }),
    async notified(is) {
      for (let waited = 0; waited < 60_000; waited += 20) {
        const found = arrived.find(is);
        if (found) return found;
        await sleep(20);
      }
      throw new Error('No such notification arrived.');
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await sandbox.stop();
    },
  };
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Opens the aggregator's page as a browser would, and gives its address without query. */
async function opened(url: string): Promise<{ page: string; html: string }> {
  const reply = await fetch(url);
  return { page: reply.url, html: await reply.text() };
}

/** The person proves the mobile and shares all accounts, or the first `most`. Where they are sent then. */
export async function approve(url: string, most = 9): Promise<URL> {
  const { page } = await opened(url);
  await post(`${page}/code`, { code: '123456' });
  const { html } = await opened(page);
  const boxes = [...html.matchAll(/type="checkbox" name="([^"]+)"/g)].map(([, name = '']) => name);
  const form = Object.fromEntries(boxes.slice(0, most).map((name) => [name, '1']));
  const reply = await post(`${page}/approve`, form);
  return new URL(reply.headers.get('location') ?? '', page);
}

/** The person does not share. */
export async function deny(url: string): Promise<URL> {
  const { page } = await opened(url);
  const reply = await post(`${page}/deny`, {});
  return new URL(reply.headers.get('location') ?? '', page);
}

/** The page says that no bank knows the person; they go back. */
export async function nothingFound(url: string): Promise<URL> {
  const { page } = await opened(url);
  await post(`${page}/code`, { code: '123456' });
  const reply = await post(`${page}/none`, {});
  return new URL(reply.headers.get('location') ?? '', page);
}

/** Follows a link within the sandbox until it leads out of it, and says where. */
export async function sentBack(url: string): Promise<string> {
  let at = new URL(url);
  for (let hops = 0; hops < 5; hops++) {
    const reply = await fetch(at, { redirect: 'manual' });
    const next = new URL(reply.headers.get('location') ?? '', at);
    if (next.origin !== at.origin) return next.href;
    at = next;
  }
  throw new Error('The page leads nowhere.');
}
