import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { root } from '../tools/children.ts';

/* The portal's service worker, as it is built, in a browser of which only cache and network are here. */

const files = ['/assets/first.js', '/assets/second.js', '/assets/third.css'];
const pageOf = (script: string) =>
  `<!doctype html><script type="module" crossorigin src="${script}"></script>`;

/** A phone: what it keeps, what its network answers, and how much room it has. */
function phone() {
  const kept = new Map<string, Response>();
  const network = new Map(files.map((file) => [file, 'code']));
  network.set('/laas', pageOf('/assets/first.js'));
  const asked: string[] = [];
  const state = { room: true };
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://portal.example').pathname;
  const fetch = async (request: string | { url: string }) => {
    asked.push(pathOf(request));
    const body = network.get(pathOf(request));
    if (body === undefined) throw new TypeError('Failed to fetch');
    return new Response(body);
  };
  const put = async (request: string | { url: string }, answer: Response) => {
    if (!state.room) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    kept.set(pathOf(request), answer);
  };
  const cache = {
    put,
    add: async (path: string) => put(path, await fetch(path)),
    match: async (request: string | { url: string }) => kept.get(pathOf(request))?.clone(),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://portal.example${path}` })),
    delete: async (request: { url: string }) => kept.delete(pathOf(request)),
  };
  const listeners: Record<string, (event: object) => void> = {};
  const worker = {
    ...{ URL, fetch, caches: { open: async () => cache }, location: new URL('https://portal.example') },
    ...{ clients: { claim: async () => undefined }, skipWaiting: async () => undefined },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  };
  const source = readFileSync(join(root, 'apps', 'web', 'src', 'service-worker.ts'), 'utf8');
  const code = `const offlineFiles = ${JSON.stringify(files)};\n${stripTypeScriptTypes(source)}`;
  runInContext(code, createContext(worker));
  /** What the listener of an event makes of it. */
  const on = (type: string, event: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const take = (made: Promise<unknown>) => void made.then(resolve, reject);
      listeners[type]?.({ ...event, waitUntil: take, respondWith: take });
    });
  const open = async (path: string, mode = 'navigate') => {
    const request = { method: 'GET', mode, url: `https://portal.example${path}` };
    return ((await on('fetch', { request })) as Response).text();
  };
  return { kept, network, asked, state, install: () => on('install'), open };
}

test('an installation that breaks off keeps what came, and the next one fetches the rest alone', async () => {
  const { kept, network, asked, install } = phone();
  network.delete('/assets/third.css');
  await assert.rejects(install(), /Failed to fetch/);
  assert.deepEqual([...kept.keys()], ['/assets/first.js', '/assets/second.js']);
  network.set('/assets/third.css', 'looks');
  asked.length = 0;
  await install();
  assert.deepEqual(asked, ['/assets/third.css', '/laas']);
});

test('the page of a newer build takes the place of the kept one only with the files of that build', async () => {
  const { kept, network, install, open } = phone();
  await install();
  const newer = pageOf('/assets/newer.js');
  network.set('/laas/report', newer);
  assert.equal(await open('/laas/report'), newer);
  network.clear();
  assert.equal(await open('/laas/report'), pageOf('/assets/first.js'));
  // A worker whose page is already another one's is not put to work either.
  const late = phone();
  late.network.set('/laas', newer);
  await assert.rejects(late.install(), /not of the build/);
  assert.equal(late.kept.has('/laas'), false);
  assert.equal(kept.has('/laas'), true);
});

test('a phone without room is answered what came', async () => {
  const { state, network, install, open } = phone();
  await install();
  state.room = false;
  network.set('/assets/later.js', 'later');
  network.set('/laas', `${pageOf('/assets/first.js')}fresh`);
  assert.equal(await open('/assets/later.js', 'no-cors'), 'later');
  assert.match(await open('/laas'), /fresh$/);
});
